import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, text } from './wire/flags.ts';
import { Label } from './wire/label.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** Most rows of one file (IMPORT-1). */
export const IMPORT_ROWS_MAX = 20_000;

/** Largest file, in bytes. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/** The ends that names of files may have, as a file chooser takes them. */
export const IMPORT_ENDINGS = ['.xlsx', '.csv'] as const;

/** For so long a preview is kept, in ms. */
export const IMPORT_KEPT_MS = 3_600_000;

/** Greatest body, in bytes: a file of 10 MB as base64. */
const FILE_BYTES = 14_100_000;

const ImportColumn = entity({
  id: ['id', z.string(), '列编号', 'Column id'],
  title: ['title', Label, '列名', 'Column name', 'text or {zh, en}'],
});

/** An import that has been done. */
export const ImportDone = entity({
  at: ['at', moment, '导入时间', 'Imported at'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  person: ['ygmc', z.string(), '导入人', 'Imported by'],
  personEn: ['ygmcen', z.string(), '导入人英文名', 'Imported by in English'],
});
export type ImportDone = Of<typeof ImportDone>;

export const ImportResult = entity({
  added: ['added', z.int(), '导入行数', 'Rows imported'],
  leftOut: ['leftOut', z.int(), '未导入行数', 'Rows left out'],
});
export type ImportResult = Of<typeof ImportResult>;

/** A file as it was read: what would come of importing it. */
export const ImportPreview = entity({
  id: ['id', z.string(), '预览编号', 'Preview id'],
  fileName: ['fileName', z.string(), '文件名', 'File name'],
  sheet: ['sheet', z.optional(z.string()), '工作表', 'Sheet', 'of a spreadsheet: the one that was read'],
  columns: ['columns', z.array(ImportColumn), '识别的列', 'Columns recognised'],
  total: ['total', z.int(), '总行数', 'Rows'],
  sound: ['sound', z.int(), '可导入行数', 'Sound rows'],
  faulty: ['faulty', z.int(), '有误行数', 'Faulty rows', 'duplicates among them'],
  duplicates: ['duplicates', z.int(), '重复行数', 'Duplicates'],
  before: ['before', z.optional(ImportDone), '此前导入情况', 'Imported before', 'where the very same file was'],
  keptUntil: ['keptUntil', moment, '保留至', 'Kept until'],
  result: ['result', z.optional(ImportResult), '导入结果', 'Result', 'once it has been imported'],
});
export type ImportPreview = Of<typeof ImportPreview>;

const ImportFault = entity({
  columnId: ['id', z.string(), '列编号', 'Column id'],
  text: ['text', Label, '问题', 'What is wrong', 'text or {zh, en}'],
});
export type ImportFault = Of<typeof ImportFault>;

/** A row of a file, with what is wrong with it. */
export const ImportRow = entity({
  line: ['line', z.int(), '行号', 'Line', 'in the file'],
  cells: ['cells', z.array(z.string()), '各列内容', 'Cells', 'in the order of the columns recognised'],
  duplicate: ['duplicate', flag, '是否重复', 'Duplicate'],
  faults: ['faults', z.array(ImportFault), '问题', 'Faults', 'none of a sound row'],
});
export type ImportRow = Of<typeof ImportRow>;

const Shown = coded({ all: ['全部', 'All'], sound: ['可导入', 'Sound'], faulty: ['有误', 'Faulty'], duplicate: ['重复', 'Duplicates'] });
export type ImportShown = Of<typeof Shown>;

const Mode = coded({ sound: ['仅导入无误的行', 'Only the sound rows'], all: ['全部导入或全不导入', 'All or nothing'] });
export type ImportMode = Of<typeof Mode>;

const Language = coded({ zh: ['中文', 'Chinese'], en: ['英文', 'English'] });

const importId = {
  importId: ['importId', text(50), '导入类型', 'Kind of import', 'as a page names it: the permission of who may'],
} as const;
const locale = { locale: ['locale', Language, '语言', 'Language'] } as const;
const previewId = { id: ['id', text(50), '预览编号', 'Preview id'] } as const;

/** Who may import anything: others are refused before a file of theirs is read. */
const IMPORTERS = ['system.accounts.import', 'authorizations.manage.import'] as const;

export const importsDomain = domain({ name: { zh: '数据导入', en: 'Data import' } });

/**
 * Who may use them is said by the kind of import: 403 without its permission, 404 `choice` for a kind that is none. A preview is its
 * person's own, and the only one of its kind: 404 `import-first` where there is none any more.
 */
export const importsEndpoints = {
  template: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/template',
    summary: { zh: '下载导入模板', en: 'A spreadsheet to be filled in, with the values that it takes', action: 'Import template' },
    logged: 'read',
    request: request({ ...importId, ...locale }),
    file: true,
    codes: [404],
  }),
  /**
   * Reads a file and changes nothing. 404 with the rule of what is wrong with the file, such as `import-kind`, `import-macros` or
   * `import-heading-unknown`.
   */
  upload: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/upload',
    summary: { zh: '上传导入文件', en: 'Read a file that is to be imported', action: 'Upload for import' },
    logged: 'setting',
    request: request({
      ...importId,
      name: ['name', text(300), '文件名', 'File name'],
      file: ['content', z.string().check(z.maxLength(FILE_BYTES)), '文件', 'File', 'base64, at most 10 MB'],
    }),
    data: ImportPreview,
    bodyLimit: FILE_BYTES,
    codes: [404],
  }),
  preview: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/preview',
    summary: { zh: '导入预览', en: "One's own preview, as it stands now" },
    byPage: true,
    request: request(previewId),
    data: ImportPreview,
    codes: [404],
  }),
  rows: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/rows',
    summary: { zh: '导入预览明细', en: 'Rows of a preview, in the order of the file' },
    byPage: true,
    request: request({ ...previewId, ...pageFields, shown: ['shown', z._default(Shown, 'all'), '显示', 'Shown'] }),
    data: pageOf(ImportRow),
    codes: [404],
  }),
  faults: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/faults',
    summary: { zh: '下载有误的行', en: 'The faulty rows of a preview as a spreadsheet, with what is wrong', action: 'Faulty rows' },
    logged: 'read',
    request: request({ ...previewId, ...locale }),
    file: true,
    codes: [404],
  }),
  /**
   * Checks all rows once more and adds them, in one transaction; what was imported already is answered again, and not added again.
   * 500 `import-again` for a file that was imported before, unless that is known; `import-faulty` where all or nothing was asked for and
   * a row is faulty; `import-none` where no row is sound.
   */
  run: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/run',
    summary: { zh: '导入数据', en: 'Import a file that was uploaded', action: 'Import data' },
    request: request({
      ...importId,
      id: ['id', z.optional(text(50)), '预览编号', 'Preview id'],
      mode: ['mode', Mode, '导入方式', 'Mode'],
      again: ['again', z._default(flag, false), '确认重复导入', 'Imported again', 'it is known that the same file was imported before'],
    }),
    data: ImportResult,
    codes: [404, 500],
  }),
  /** Lets go of a preview; nothing happens where it is gone. */
  discard: endpoint(IMPORTERS, {
    method: 'POST',
    path: '/api/imports/discard',
    summary: { zh: '放弃导入', en: 'Discard a preview' },
    logged: 'setting',
    request: request(previewId),
    codes: [],
  }),
};
