import { DOMAIN_NAMES } from '@hall/contract/domain-names';
import { CODES } from '@hall/contract/errors';
import { Notice, NoticeFilter } from '@hall/contract/notices';
import { INDEX_COLUMN, type PageConfig, SELECTION_COLUMN, type TableColumn } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import type { Prisma } from '../generated/client.ts';
import { columnsOf, fieldsOf, option } from './page-parts.ts';

interface PageSeed {
  readonly permissionId: string;
  readonly config: PageConfig;
  readonly columns: TableColumn[];
}

const index = { fieldId: INDEX_COLUMN, words: ['序号', 'No.'], width: 60, align: 'center', fixed: 'left' } as const;
const selection = { fieldId: SELECTION_COLUMN, words: ['选择', 'Select'], width: 50, selection: '2', fixed: 'left' } as const;
const modules = Object.entries(DOMAIN_NAMES).map(([value, { zh, en }]) => option(value, zh, en));
const results = Object.entries(CODES).map(([value, { zh, en }]) => option(value, `${value} ${zh}`, `${value} ${en}`));
const kinds = [option('change', '变更', 'Change'), option('read', '查询', 'Read')];
const ways = [option('password', '用户名密码', 'Password')];
const allButtons = ['query', 'reset', 'export', 'batch'];

const operationLog: PageSeed = {
  permissionId: 'logs.operations',
  config: {
    pageId: 'operation-log',
    title: { zh: '操作日志', en: 'Operation log' },
    call: '/api/logs/operations',
    exportCall: '/api/logs/export-operations',
    rowKey: 'id',
    paged: true,
    showSummary: false,
    batchFieldId: 'staffNumber',
    fields: fieldsOf('operation-log', [
      { fieldId: 'from', endFieldId: 'to', kind: 'daterange', title: ['时间', 'Time'], withTime: true },
      { fieldId: 'person', kind: 'suggest', title: ['操作人', 'Person'], placeholder: ['姓名或工号', 'Name or staff number'] },
      { fieldId: 'module', kind: 'treeselect', title: ['模块', 'Module'], options: modules },
      { fieldId: 'kind', kind: 'select', title: ['类型', 'Kind'], options: kinds },
      { fieldId: 'result', kind: 'select', title: ['结果', 'Result'], options: results },
      { fieldId: 'text', kind: 'text', title: ['操作', 'Action'], placeholder: ['操作或对象', 'Action or target'] },
      { fieldId: 'durationFrom', endFieldId: 'durationTo', kind: 'numberrange', title: ['耗时（毫秒）', 'Duration (ms)'] },
      { fieldId: 'buttons', kind: 'buttons', title: ['按钮', 'Buttons'], buttons: allButtons },
      { fieldId: 'export', kind: 'export', title: ['导出打印', 'Export and print'] },
      { fieldId: 'columns', kind: 'columns', title: ['列设置', 'Columns'] },
    ]),
  },
  columns: columnsOf([
    selection,
    index,
    { fieldId: 'at', words: ['时间', 'Time'], width: 170, sortable: true },
    {
      fieldId: 'who',
      words: ['操作人', 'Person'],
      children: [
        { fieldId: 'staffNumber', words: ['工号', 'Staff number'], width: 110, sortable: true },
        { fieldId: 'person', words: ['姓名', 'Name'], propEn: 'personEn', width: 110, tooltip: true },
      ],
    },
    { fieldId: 'module', words: ['模块', 'Module'], width: 130, options: modules, filterable: true, sortable: true },
    { fieldId: 'action', words: ['操作', 'Action'], propEn: 'actionEn', width: 240, tooltip: true },
    { fieldId: 'kind', words: ['类型', 'Kind'], width: 100, options: kinds, filterable: true },
    { fieldId: 'target', words: ['对象', 'Target'], width: 160, tooltip: true },
    { fieldId: 'result', words: ['结果', 'Result'], width: 170, options: results, filterable: true, sortable: true, tooltip: true },
    { fieldId: 'duration', words: ['耗时（毫秒）', 'Duration (ms)'], width: 130, align: 'right', sortable: true },
    { fieldId: 'address', words: ['地址', 'Address'], width: 140, sortable: true },
    { fieldId: 'browser', words: ['浏览器', 'Browser'], width: 180, tooltip: true },
    {
      fieldId: 'details',
      words: ['详情', 'Details'],
      width: 90,
      fixed: 'right',
      link: true,
      linkText: '查看',
      linkTextEn: 'View',
      action: 'details',
    },
  ]),
};

const signInLog: PageSeed = {
  permissionId: 'logs.sign-ins',
  config: {
    pageId: 'sign-in-log',
    title: { zh: '登录日志', en: 'Sign-in log' },
    call: '/api/logs/sign-ins',
    exportCall: '/api/logs/export-sign-ins',
    rowKey: 'id',
    paged: true,
    showSummary: false,
    fields: fieldsOf('sign-in-log', [
      { fieldId: 'from', endFieldId: 'to', kind: 'daterange', title: ['日期', 'Date'] },
      { fieldId: 'person', kind: 'suggest', title: ['登录人', 'Person'], placeholder: ['姓名或工号', 'Name or staff number'] },
      { fieldId: 'address', kind: 'text', title: ['地址', 'Address'] },
      { fieldId: 'way', kind: 'select', title: ['登录方式', 'Way'], options: ways },
      { fieldId: 'result', kind: 'select', title: ['结果', 'Result'], options: results },
      { fieldId: 'buttons', kind: 'buttons', title: ['按钮', 'Buttons'], buttons: ['query', 'reset', 'export'] },
      { fieldId: 'export', kind: 'export', title: ['导出打印', 'Export and print'] },
      { fieldId: 'columns', kind: 'columns', title: ['列设置', 'Columns'] },
    ]),
  },
  columns: columnsOf([
    index,
    { fieldId: 'at', words: ['时间', 'Time'], width: 170, sortable: true },
    { fieldId: 'userName', words: ['登录名', 'User name'], width: 130, sortable: true, tooltip: true },
    { fieldId: 'staffNumber', words: ['工号', 'Staff number'], width: 110 },
    { fieldId: 'person', words: ['姓名', 'Name'], propEn: 'personEn', width: 120 },
    { fieldId: 'way', words: ['登录方式', 'Way'], width: 120, options: ways, filterable: true },
    { fieldId: 'result', words: ['结果', 'Result'], width: 190, options: results, filterable: true, sortable: true, tooltip: true },
    { fieldId: 'address', words: ['地址', 'Address'], width: 150, sortable: true },
    { fieldId: 'browser', words: ['浏览器', 'Browser'], width: 200, tooltip: true },
  ]),
};

const levels = [option('1', '普通', 'Ordinary'), option('2', '紧急', 'Urgent'), option('3', '重要', 'Important')];
const column = (name: Parameters<typeof wireName<Notice>>[1]) => wireName(Notice, name);
const parameter = (name: Parameters<typeof wireName<NoticeFilter>>[1]) => wireName(NoticeFilter, name);

const notices: PageSeed = {
  permissionId: 'notices',
  config: {
    pageId: 'notices',
    title: { zh: '通知公告', en: 'Notices' },
    call: '/api/xtglGggl/getNoticeList',
    rowKey: 'id',
    paged: true,
    showSummary: false,
    fields: fieldsOf('notices', [
      { fieldId: parameter('level'), kind: 'select', title: ['级别', 'Level'], options: levels, numeric: true },
      {
        fieldId: parameter('text'),
        kind: 'suggest',
        suggestFrom: 'text',
        title: ['内容', 'Text'],
        placeholder: ['标题或内容', 'Title or text'],
      },
      { fieldId: parameter('from'), endFieldId: parameter('to'), kind: 'daterange', title: ['发布日期', 'Published'] },
      { fieldId: 'buttons', kind: 'buttons', title: ['按钮', 'Buttons'], buttons: ['query', 'reset'] },
      { fieldId: 'columns', kind: 'columns', title: ['列设置', 'Columns'] },
    ]),
  },
  columns: columnsOf([
    { fieldId: column('read'), words: ['状态', 'State'], width: 90, options: [option('0', '未读', 'Unread'), option('1', '已读', 'Read')] },
    { fieldId: column('level'), words: ['级别', 'Level'], width: 100, options: levels, filterable: true, sortable: true },
    {
      fieldId: column('title'),
      words: ['标题', 'Title'],
      propEn: column('titleEn'),
      width: 360,
      link: true,
      action: 'open',
      tooltip: true,
      sortable: true,
    },
    { fieldId: column('pinned'), words: ['置顶', 'Pinned'], width: 90, options: [option('0', '', ''), option('1', '置顶', 'Pinned')] },
    { fieldId: column('publisher'), words: ['发布人', 'Publisher'], propEn: column('publisherEn'), width: 160 },
    { fieldId: column('publishedAt'), words: ['发布时间', 'Published'], width: 180, sortable: true },
  ]),
};

const digestColumn = (page: PageSeed, ids: readonly string[]) => page.columns.filter(({ fieldId }) => ids.includes(fieldId));

/** A shorter list of what another page lists, which the menu opens by its template. */
const digestOf = (
  page: PageSeed,
  digest: Pick<PageSeed, 'permissionId'> & Pick<PageConfig, 'pageId' | 'title'>,
  columns: readonly string[],
) => ({
  permissionId: digest.permissionId,
  config: { ...page.config, pageId: digest.pageId, title: digest.title },
  columns: digestColumn(page, columns).map(({ action: _, ...shown }) => ({ ...shown, link: false })),
});

const noticeDigest: PageSeed = digestOf(
  notices,
  { permissionId: 'notices.digest', pageId: 'notice-digest', title: { zh: '公告速览', en: 'Notice digest' } },
  [column('title'), column('level'), column('publishedAt')],
);

const signInDigest: PageSeed = digestOf(
  signInLog,
  { permissionId: 'logs.sign-in-digest', pageId: 'sign-in-digest', title: { zh: '登录速览', en: 'Sign-in digest' } },
  [INDEX_COLUMN, 'at', 'userName', 'result'],
);

export const pageRows = (): Prisma.PageDocumentCreateManyInput[] =>
  [operationLog, signInLog, notices, noticeDigest, signInDigest].map(({ permissionId, config, columns }) => ({
    id: config.pageId,
    permissionId,
    config: config as unknown as Prisma.InputJsonObject,
    columns: columns as unknown as Prisma.InputJsonArray,
  }));
