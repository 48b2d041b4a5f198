import { ExportRequest } from './exchange.ts';
import { ManagedFilter, ManagedNotice } from './notice-management.ts';
import { Notice, NoticeFilter } from './notices.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { endpoint } from './wire/endpoint.ts';
import { type Of, partOf } from './wire/entity.ts';

/** A notice as a file or a printout of many has it: without its text. */
export const PrintedNotice = partOf(
  Notice,
  'id',
  'title',
  'titleEn',
  'level',
  'published',
  'read',
  'publishedAt',
  'publisher',
  'publisherEn',
  'pinned',
);
export type PrintedNotice = Of<typeof PrintedNotice>;

/** Apart from the notices themselves, which the first page asks for. */
export const noticeExportsEndpoints = {
  exportNotices: endpoint(['notices', 'notices.digest'], {
    method: 'POST',
    path: '/api/notices/export',
    summary: { zh: '导出公告', en: 'The notices meant for the person as a file', action: 'Export notices' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printNotices: endpoint(['notices', 'notices.digest'], {
    ...printing,
    path: '/api/notices/print',
    summary: { zh: '打印公告', en: 'The notices meant for the person to be printed', action: 'Print notices' },
    request: printRequestOf(NoticeFilter),
    data: printedOf(PrintedNotice),
  }),
  exportManaged: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/export-managed',
    summary: { zh: '导出公告管理列表', en: 'Notices of every state as a file', action: 'Export managed notices' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printManaged: endpoint('notices.manage', {
    ...printing,
    path: '/api/notices/print-managed',
    summary: { zh: '打印公告管理列表', en: 'Notices of every state to be printed', action: 'Print managed notices' },
    request: printRequestOf(ManagedFilter),
    data: printedOf(ManagedNotice),
  }),
};
