import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportFormat, ExportRequest } from './exchange.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, optionalText, text } from './wire/flags.ts';
import { BATCH_BODY_BYTES, listFields, listOf } from './wire/list.ts';

/** For so long a file waits for who asked for it, in ms: a day from when it was made. */
export const EXPORT_KEPT_MS = 86_400_000;

const ExportState = coded({
  waiting: ['排队中', 'Waiting'],
  running: ['生成中', 'Being made'],
  ready: ['可下载', 'Ready'],
  failed: ['失败', 'Failed'],
  cancelled: ['已取消', 'Cancelled'],
});

/** A file that is made beside the calls, since it takes long: how far it is, and for how long it waits to be fetched (EXPORT-2). */
export const ExportJob = entity({
  id: ['id', z.string(), '导出编号', 'Export id'],
  title: ['bt', z.string(), '标题', 'Title'],
  format: ['wjlx', ExportFormat, '文件类型', 'File type'],
  state: ['zt', ExportState, '状态', 'State'],
  done: ['wcs', z.int(), '已完成行数', 'Rows done'],
  total: ['zs', z.int(), '总行数', 'Rows in all', 'as counted when it was asked for'],
  size: ['wjdx', z.optional(z.int()), '文件大小', 'Size', 'bytes, once it is ready'],
  code: ['hym', z.optional(z.string()), '核验码', 'Verification code', 'once it is ready'],
  reason: ['sbyy', z.optional(z.string()), '失败原因', 'Why it failed'],
  reasonEn: ['sbyyen', z.optional(z.string()), '失败原因英文', 'Why it failed in English'],
  askedAt: ['sqsj', moment, '申请时间', 'Asked for at'],
  keptUntil: ['bcz', z.optional(moment), '保存至', 'Kept until', 'once it is ready'],
});
export type ExportJob = Of<typeof ExportJob>;

export const ExportJobFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '导出编号', 'Export id'],
  text: ['text', optionalText(), '标题', 'Title'],
  state: ['zt', z.optional(ExportState), '状态', 'State'],
});
export type ExportJobFilter = Of<typeof ExportJobFilter>;

const oneJob = request({ id: ['id', text(50), '导出编号', 'Export id'] });

export const exportsDomain = domain({
  name: { zh: '导出文件', en: 'Exports' },
  permissions: {
    exports: { zh: '我的导出', en: 'My exports' },
  },
});

export const exportsEndpoints = {
  /**
   * Takes what the export call of a page takes; `url` says which, and who may make that call may begin this. Refused as that call is:
   * EXPORTCODE without rows, 500 `too-many-rows`, 404 `choice` for an address that exports nothing, 500 `too-many-calls`.
   */
  begin: endpoint('signed-in', {
    method: 'POST',
    path: '/api/exports/begin',
    summary: { zh: '后台导出', en: 'Begin to make a file that takes long', action: 'Begin an export' },
    logged: 'export',
    request: ExportRequest,
    bodyLimit: BATCH_BODY_BYTES,
    data: ExportJob,
    codes: [404, 500, 'EXPORTCODE'],
  }),
  mine: endpoint('exports', {
    method: 'POST',
    path: '/api/exports/mine',
    summary: { zh: '我的导出', en: "One's own exports, the newest first unless sorted", action: 'My exports' },
    request: ExportJobFilter,
    data: listOf(ExportJob),
    codes: [],
  }),
  /** One's own that are waiting or being made, the oldest first. */
  underWay: endpoint('signed-in', {
    method: 'POST',
    path: '/api/exports/under-way',
    summary: { zh: '进行中的导出', en: "One's own exports that are waiting or being made, and those named" },
    byPage: true,
    request: request({
      ids: ['ids', z._default(z.array(text(50)).check(z.maxLength(50)), []), '导出编号', 'Export ids', 'told also once they have ended'],
    }),
    data: z.array(ExportJob),
    codes: [],
  }),
  /** Nothing happens to one that has ended. */
  cancel: endpoint('signed-in', {
    method: 'POST',
    path: '/api/exports/cancel',
    summary: { zh: '取消导出', en: 'Cancel an export' },
    logged: 'setting',
    request: oneJob,
    codes: [404],
  }),
  /** Cancels it first where it is under way. */
  remove: endpoint('signed-in', {
    method: 'POST',
    path: '/api/exports/remove',
    summary: { zh: '删除导出文件', en: 'Delete an export' },
    logged: 'setting',
    request: oneJob,
    codes: [404],
  }),
  /** 404 `not-found` where it is somebody else's, not ready, or was let go. */
  file: endpoint('signed-in', {
    method: 'POST',
    path: '/api/exports/file',
    summary: { zh: '下载导出文件', en: 'The file of an export', action: 'Download an export' },
    logged: 'export',
    request: oneJob,
    file: true,
    codes: [404],
  }),
};
