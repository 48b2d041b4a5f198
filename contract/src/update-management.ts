import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { isMoment } from './rules/dates.ts';
import { VERSION_MAX, versionFault } from './rules/version.ts';
import { UpdateLevel, updateFacts, updateTexts } from './updates.ts';
import { byRule } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { day, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of what is said of a version, in each language: HTML, pictures in it. */
export const UPDATE_CONTENT_MAX = 200_000;
const SAVE_BYTES = 2_000_000;

const version = z.string().check(byRule(versionFault), z.maxLength(VERSION_MAX));

const UpdateState = coded({ released: ['已发布', 'Released'], scheduled: ['待发布', 'To come'] });

/** An entry of the update log as those see it who write it. */
export const SystemUpdate = entity({
  id: ['id', z.string(), '更新编号', 'Update id'],
  ...updateFacts,
  state: ['gxzt', UpdateState, '状态', 'State', 'to come until its time'],
  revision: ['xgcs', z.int(), '修改次数', 'Revision', 'one more with each change'],
});
export type SystemUpdate = Of<typeof SystemUpdate>;

/** An entry with what it says. */
export const UpdateInFull = entity({ update: ['gx', SystemUpdate, '系统更新', 'Update'], ...updateTexts });
export type UpdateInFull = Of<typeof UpdateInFull>;

export const UpdateFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '更新编号', 'Update id'],
  title: ['gxbt', optionalText(), '标题', 'Title'],
  version: ['bbh', optionalText(VERSION_MAX), '版本号', 'Version'],
  level: ['gxjb', z.optional(UpdateLevel), '级别', 'Level'],
  from: ['gxsjq', z.optional(day), '发布日期起', 'Released from'],
  to: ['gxsjz', z.optional(day), '发布日期止', 'Released to'],
});
export type UpdateFilter = Of<typeof UpdateFilter>;

const draft = {
  title: ['gxbt', seenText(), '标题', 'Title'],
  titleEn: ['gxbten', optionalText(), '英文标题', 'Title in English', 'as the title where it is left empty'],
  version: ['bbh', version, '版本号', 'Version', 'as 1.2.0; no other update has it'],
  level: ['gxjb', UpdateLevel, '级别', 'Level'],
  releasedAt: ['gxsj', moment.check(z.refine(isMoment)), '发布时间', 'Released', 'nobody is shown it before'],
  content: ['gxnr', text(UPDATE_CONTENT_MAX), '更新内容', 'What is new', 'HTML'],
  contentEn: ['gxnren', optionalText(UPDATE_CONTENT_MAX), '英文更新内容', 'What is new in English', 'HTML'],
} as const;

const ofUpdate = { id: ['id', text(50), '更新编号', 'Update id'] } as const;
const asKnown = { ...ofUpdate, revision: ['xgcs', z.int(), '修改次数', 'Revision', 'the one that was seen'] } as const;

/** A new entry as a form sends it. */
export const UpdateDraft = request(draft);
export type UpdateDraft = Of<typeof UpdateDraft>;

/** An entry that was changed. */
export const UpdateChange = request({ ...draft, ...asKnown });
export type UpdateChange = Of<typeof UpdateChange>;

/** Calls of the page on which versions are entered (SYS-10). */
export const updateManagementEndpoints = {
  updates: endpoint('system.updates', {
    method: 'POST',
    path: '/api/updates/list',
    summary: { zh: '系统更新日志', en: 'The system update log', action: 'System update log' },
    request: UpdateFilter,
    data: listOf(SystemUpdate),
    codes: [],
  }),
  exportUpdates: endpoint('system.updates', {
    method: 'POST',
    path: '/api/updates/export',
    summary: { zh: '导出系统更新日志', en: 'The system update log as a file', action: 'Export system update log' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printUpdates: endpoint('system.updates', {
    ...printing,
    path: '/api/updates/print',
    summary: { zh: '打印系统更新日志', en: 'The system update log to be printed', action: 'Print system update log' },
    request: printRequestOf(UpdateFilter),
    data: printedOf(SystemUpdate),
  }),
  update: endpoint('system.updates', {
    method: 'POST',
    path: '/api/updates/in-full',
    summary: { zh: '系统更新详情', en: 'An update with what it says', action: 'Update in full' },
    request: request(ofUpdate),
    data: UpdateInFull,
    codes: [404],
  }),
  /** 404 at the field that cannot be used: `id-taken` for the version of another one. */
  createUpdate: endpoint('system.updates.edit', {
    method: 'POST',
    path: '/api/updates/create',
    summary: { zh: '新增系统更新', en: 'Add update' },
    request: UpdateDraft,
    bodyLimit: SAVE_BYTES,
    codes: [404],
  }),
  /** As `createUpdate`; 500 `changed-meanwhile` where somebody else has saved since. */
  changeUpdate: endpoint('system.updates.edit', {
    method: 'POST',
    path: '/api/updates/change',
    summary: { zh: '修改系统更新', en: 'Change update' },
    request: UpdateChange,
    bodyLimit: SAVE_BYTES,
    codes: [404, 500],
  }),
  /** 500 `changed-meanwhile` where somebody else has saved since. */
  deleteUpdate: endpoint('system.updates.delete', {
    method: 'POST',
    path: '/api/updates/delete',
    summary: { zh: '删除系统更新', en: 'Delete update' },
    request: request(asKnown),
    codes: [404, 500],
  }),
};
