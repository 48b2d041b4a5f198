import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment } from './wire/flags.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** How much a version changes. */
export const UpdateLevel = coded({
  major: ['重大升级', 'Major upgrade'],
  general: ['常规优化', 'Improvement'],
  defect: ['缺陷修复', 'Bug fix'],
});
export type UpdateLevel = z.infer<typeof UpdateLevel>;

const titles = {
  title: ['gxbt', z.string(), '标题', 'Title'],
  titleEn: ['gxbten', z.optional(z.string()), '英文标题', 'Title in English'],
} as const;

/** What a version says. */
export const updateTexts = {
  content: ['gxnr', z.string(), '更新内容', 'What is new', 'HTML'],
  contentEn: ['gxnren', z.optional(z.string()), '英文更新内容', 'What is new in English', 'HTML'],
} as const;

/** What is said of a version in a line. */
export const updateFacts = {
  ...titles,
  version: ['bbh', z.string(), '版本号', 'Version'],
  level: ['gxjb', UpdateLevel, '级别', 'Level'],
  releasedAt: ['gxsj', moment, '发布时间', 'Released'],
} as const;

/** A version that is out, as everybody may read it. */
export const ReleasedUpdate = entity({ ...updateFacts, ...updateTexts });
export type ReleasedUpdate = Of<typeof ReleasedUpdate>;

export const updatesDomain = domain({
  name: { zh: '系统更新', en: 'Updates' },
  permissions: {
    'system.updates': { zh: '系统更新日志', en: 'System update log' },
    'system.updates.edit': { zh: '新增或修改系统更新', en: 'Add or change updates' },
    'system.updates.delete': { zh: '删除系统更新', en: 'Delete updates' },
  },
});

export const updatesEndpoints = {
  version: endpoint('anyone', {
    method: 'POST',
    path: '/api/xtglXtgx/getXtgxBbh',
    summary: { zh: '系统版本号', en: 'The newest version of the update log' },
    data: entity({
      version: ['version', z.string(), '版本号', 'Version'],
      recent: ['sfxfb', z.optional(flag), '是否新发布', 'Recent', 'ours; it came out within the last 30 days'],
    }),
    spec: '7.3',
    codes: [],
  }),
  released: endpoint('signed-in', {
    method: 'POST',
    path: '/api/updates/released',
    summary: { zh: '版本更新内容', en: 'The versions that are out with what they bring, the newest first', action: 'What is new' },
    request: request(pageFields),
    data: pageOf(ReleasedUpdate),
    codes: [],
  }),
};
