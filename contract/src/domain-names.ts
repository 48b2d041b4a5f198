import type { Bilingual } from './bilingual.ts';

/** What each domain is called where people read of it: the operation log and the API document. */
export const DOMAIN_NAMES = {
  session: { zh: '登录', en: 'Sign-in' },
  account: { zh: '个人账号', en: 'Account' },
  duties: { zh: '先办事项', en: 'Things to do first' },
  menu: { zh: '菜单', en: 'Menu' },
  notices: { zh: '通知公告', en: 'Notices' },
  todos: { zh: '待办事项', en: 'Pending items' },
  people: { zh: '人员', en: 'People' },
  parameters: { zh: '系统参数', en: 'System parameters' },
  updates: { zh: '系统更新', en: 'Updates' },
  pages: { zh: '页面配置', en: 'Page configuration' },
  logs: { zh: '日志', en: 'Logs' },
  habits: { zh: '用户习惯', en: 'Preferences' },
  // No domain any more, but log entries of the first releases name it.
  system: { zh: '系统设置', en: 'System settings' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Domain = Exclude<keyof typeof DOMAIN_NAMES, 'system'>;
