import type { Prisma } from '../../generated/client.ts';
import { daysBefore } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';

/** The newest version is what the footer shows. */
const updateRows = (now: Date): Prisma.SystemUpdateCreateManyInput[] => [
  {
    id: 'update-1',
    version: '0.8.0',
    title: '通知公告上线',
    titleEn: 'Notices',
    level: 'general',
    releasedAt: daysBefore(now, 120, 20),
    content: '可按级别、日期和文字查找公告，并下载附件。',
    contentEn: 'Find notices by level, day and text, and download their files.',
  },
  {
    id: 'update-2',
    version: '0.9.0',
    title: '连接业务系统',
    titleEn: 'Linked systems',
    level: 'general',
    releasedAt: daysBefore(now, 64, 20),
    content: '报销、薪酬和资产系统可从菜单直接进入，不再单独登录。',
    contentEn: 'Reimbursement, payroll and assets open from the menu without a sign-in of their own.',
  },
  {
    id: 'update-3',
    version: '0.9.1',
    title: '修复',
    titleEn: 'Repairs',
    level: 'defect',
    releasedAt: daysBefore(now, 43, 21),
    content: '修复长公告中的宽表格无法横向滚动的问题。',
    contentEn: 'Wide tables in long notices can be scrolled sideways again.',
  },
  {
    id: 'update-4',
    version: '1.0.0',
    title: '财务网上办事大厅正式启用',
    titleEn: 'Finance Hall opens',
    level: 'major',
    releasedAt: daysBefore(now, 36, 22),
    content: '中英文界面，一个入口办理全部财务事项。',
    contentEn: 'One entrance to all financial matters, in Chinese and English.',
  },
];

export const demoRows = (now: Date): DemoRows => ({ systemUpdate: updateRows(now) });
