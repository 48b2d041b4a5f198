import { DOMAIN_NAMES } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import { INDEX_COLUMN } from '@hall/contract/pages';
import { type CataloguePage, type CataloguePermission, type DomainCatalogue, permission } from './domain.ts';
import { columnsOf, digestOf, fieldsOf, index, option, selection } from './page-parts.ts';

const permissions: readonly CataloguePermission[] = [
  // Stands in a hidden directory, and so one level up in the menu.
  {
    id: 'logs',
    parentId: 'system',
    name: '日志审计',
    nameEn: 'Audit logs',
    order: 80,
    icon: 'audit',
    directory: true,
    initials: 'rzsj',
    roles: [],
  },
  permission('logs.operations', {
    initials: 'czrz',
    order: 1,
    icon: 'file-text',
    roles: ['secauditor'],
    parentId: 'logs',
    path: '/xtsz/operation-log',
    routeName: 'operation-log',
    component: 'logs/operations',
  }),
  permission('logs.sign-ins', {
    initials: 'dlrz',
    order: 2,
    icon: 'team',
    roles: ['secauditor'],
    parentId: 'logs',
    path: '/xtsz/sign-in-log',
    routeName: 'sign-in-log',
    component: 'logs/sign-ins',
  }),
  permission('logs.sign-in-digest', {
    initials: 'dlsl',
    order: 3,
    icon: 'team',
    roles: ['secauditor'],
    parentId: 'logs',
    routeName: 'list',
    hint: '3',
    templateId: 'sign-in-digest',
  }),
];

const modules = Object.entries(DOMAIN_NAMES).map(([value, { zh, en }]) => option(value, zh, en));
const results = Object.entries(CODES).map(([value, { zh, en }]) => option(value, `${value} ${zh}`, `${value} ${en}`));
const kinds = [option('change', '变更', 'Change'), option('read', '查询', 'Read')];
const ways = [option('password', '用户名密码', 'Password')];
const allButtons = ['query', 'reset', 'export', 'batch'];

const operationLog: CataloguePage = {
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

const signInLog: CataloguePage = {
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

const signInDigest: CataloguePage = digestOf(
  signInLog,
  { permissionId: 'logs.sign-in-digest', pageId: 'sign-in-digest', title: { zh: '登录速览', en: 'Sign-in digest' } },
  [INDEX_COLUMN, 'at', 'userName', 'result'],
);

export const logs: DomainCatalogue = { permissions, pages: [operationLog, signInLog, signInDigest] };
