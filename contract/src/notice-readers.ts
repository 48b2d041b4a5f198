import * as z from 'zod/mini';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, optionalText, ReadState, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** A person whom a notice is for, and whether the person has read it. */
export const NoticeReader = entity({
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.optional(z.string()), '英文姓名', 'Name in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名称', 'Department in English'],
  read: ['status', ReadState, '阅读状态', 'State'],
  readAt: ['readAt', z.optional(moment), '阅读时间', 'Read at'],
});
export type NoticeReader = Of<typeof NoticeReader>;

export const NoticeReaderFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '公告编号', 'Notice id', 'nobody is listed without it'],
  read: ['status', z.optional(ReadState), '阅读状态', 'State'],
  department: ['bmmc', optionalText(), '部门', 'Department'],
  text: ['text', optionalText(), '姓名或工号', 'Name or staff number'],
});
export type NoticeReaderFilter = Of<typeof NoticeReaderFilter>;

export const noticeReadersEndpoints = {
  readers: endpoint('notices.manage.readers', {
    method: 'POST',
    path: '/api/notices/readers',
    summary: { zh: '公告阅读情况', en: 'Whom a notice is for, and who of them has read it', action: 'Readers of a notice' },
    request: NoticeReaderFilter,
    data: listOf(NoticeReader),
    codes: [],
  }),
  exportReaders: endpoint('notices.manage.readers', {
    method: 'POST',
    path: '/api/notices/export-readers',
    summary: { zh: '导出公告阅读情况', en: 'The readers of a notice as a file', action: 'Export readers' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printReaders: endpoint('notices.manage.readers', {
    ...printing,
    path: '/api/notices/print-readers',
    summary: { zh: '打印公告阅读情况', en: 'The readers of a notice to be printed', action: 'Print readers' },
    request: printRequestOf(NoticeReaderFilter),
    data: printedOf(NoticeReader),
  }),
  /** 500 `notice-draft` of a notice that nobody can read yet. */
  remind: endpoint('notices.manage.readers', {
    method: 'POST',
    path: '/api/notices/remind',
    summary: {
      zh: '催读公告',
      en: 'Remind whom a notice is for and who have not read it, nobody twice within a day',
      action: 'Remind readers',
    },
    request: request({ id: ['id', text(50), '公告编号', 'Notice id'] }),
    data: entity({
      told: ['told', z.int(), '已提醒人数', 'People reminded'],
      toldBefore: ['toldBefore', z.int(), '一天内已提醒过的人数', 'Reminded within the last day'],
    }),
    codes: [500],
  }),
};
