import { ExportRequest } from './exchange.ts';
import { endpoint } from './wire/endpoint.ts';

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
  exportManaged: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/export-managed',
    summary: { zh: '导出公告管理列表', en: 'Notices of every state as a file', action: 'Export managed notices' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
};
