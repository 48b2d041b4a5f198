import { DOMAIN_NAMES } from '@hall/contract/api';
import { logsEndpoints, OperationFilter, OperationRecord, SignInFilter, SignInRecord } from '@hall/contract/logs';
import { pageConfig } from '@hall/contract/pages';
import { INDEX_COLUMN } from '@hall/contract/table-columns';
import { type CataloguePage, type CataloguePermission, type DomainCatalogue, permission } from '../domain.ts';
import {
  buttons,
  type ColumnSeed,
  columnOf,
  columnSettings,
  columnsOf,
  digestOf,
  fieldsOf,
  index,
  option,
  output,
  queryOf,
  selection,
  wordsOf,
} from '../page-parts.ts';

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

const modules = Object.entries(DOMAIN_NAMES).map(([id, { zh, en }]) => option(id, zh, en));
const nameOrNumber = wordsOf(SignInFilter, 'person');

const details: ColumnSeed = {
  fieldId: 'details',
  words: ['详情', 'Details'],
  width: 80,
  fixed: 'right',
  link: true,
  linkText: '查看',
  linkTextEn: 'View',
  action: 'open',
};

const operationLog: CataloguePage = {
  permissionId: 'logs.operations',
  config: pageConfig({
    pageId: 'operation-log',
    title: { zh: '操作日志', en: 'Operation log' },
    call: logsEndpoints.operations.path,
    exportCall: logsEndpoints.exportOperations.path,
    printCall: logsEndpoints.printOperations.path,
    batchFieldId: 'staffNumber',
    fields: fieldsOf('operation-log', [
      queryOf(OperationFilter, 'from', { to: 'to', kind: 'daterange', title: wordsOf(OperationRecord, 'at'), withTime: true }),
      queryOf(OperationFilter, 'person', { kind: 'suggest', title: ['操作人', 'Person'], placeholder: nameOrNumber }),
      queryOf(OperationFilter, 'text', { title: wordsOf(OperationRecord, 'action'), placeholder: ['操作或对象', 'Action or target'] }),
      queryOf(OperationFilter, 'module', { kind: 'treeselect', options: modules }),
      queryOf(OperationFilter, 'kind'),
      queryOf(OperationFilter, 'result'),
      queryOf(OperationFilter, 'durationFrom', { to: 'durationTo', kind: 'numberrange', title: wordsOf(OperationRecord, 'duration') }),
      buttons('query', 'reset', 'export', 'batch'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    index,
    columnOf(OperationRecord, 'at', { width: 170, sortable: true }),
    columnOf(OperationRecord, 'person', { words: ['操作人', 'Person'], width: 130, filterable: true }),
    columnOf(OperationRecord, 'staffNumber', { width: 146, sortable: true }),
    columnOf(OperationRecord, 'result', { width: 170, filterable: true, sortable: true, tooltip: true }),
    columnOf(OperationRecord, 'action', { width: 200, tooltip: true, filterable: true }),
    columnOf(OperationRecord, 'target', { width: 140, tooltip: true, filterable: true }),
    columnOf(OperationRecord, 'module', { width: 130, filterable: true, sortable: true, options: modules, shown: false }),
    columnOf(OperationRecord, 'kind', { width: 100, filterable: true, shown: false }),
    columnOf(OperationRecord, 'duration', { width: 130, align: 'right', sortable: true, shown: false }),
    columnOf(OperationRecord, 'address', { width: 140, sortable: true, filterable: true, shown: false }),
    columnOf(OperationRecord, 'browser', { width: 180, tooltip: true, shown: false }),
    columnOf(OperationRecord, 'verb', { width: 110, filterable: true, shown: false }),
    columnOf(OperationRecord, 'actor', { width: 130, filterable: true, shown: false }),
    details,
  ]),
};

const signInLog: CataloguePage = {
  permissionId: 'logs.sign-ins',
  config: pageConfig({
    pageId: 'sign-in-log',
    title: { zh: '登录日志', en: 'Sign-in log' },
    call: logsEndpoints.signIns.path,
    exportCall: logsEndpoints.exportSignIns.path,
    printCall: logsEndpoints.printSignIns.path,
    fields: fieldsOf('sign-in-log', [
      queryOf(SignInFilter, 'from', { to: 'to', kind: 'daterange', title: ['日期', 'Date'] }),
      queryOf(SignInFilter, 'person', { kind: 'suggest', title: ['登录人', 'Person'], placeholder: nameOrNumber }),
      queryOf(SignInFilter, 'address'),
      queryOf(SignInFilter, 'way'),
      queryOf(SignInFilter, 'result'),
      buttons('query', 'reset', 'export'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    index,
    columnOf(SignInRecord, 'at', { width: 170, sortable: true }),
    columnOf(SignInRecord, 'userName', { width: 130, sortable: true, tooltip: true }),
    columnOf(SignInRecord, 'staffNumber', { width: 120 }),
    columnOf(SignInRecord, 'person', { width: 120 }),
    columnOf(SignInRecord, 'way', { width: 120, filterable: true }),
    columnOf(SignInRecord, 'result', { width: 190, filterable: true, sortable: true, tooltip: true }),
    columnOf(SignInRecord, 'reason', { width: 200, tooltip: true }),
    columnOf(SignInRecord, 'address', { width: 150, sortable: true }),
    columnOf(SignInRecord, 'browser', { width: 200, tooltip: true }),
    columnOf(SignInRecord, 'actor', { width: 120, shown: false }),
    details,
  ]),
};

const signInDigest: CataloguePage = digestOf(
  signInLog,
  {
    permissionId: 'logs.sign-in-digest',
    pageId: 'sign-in-digest',
    title: { zh: '登录速览', en: 'Sign-in digest' },
    // Says where one searches.
    showBtn: true,
    disabledBtn: true,
    searchPlaceholder: { zh: '请在登录日志中查询', en: 'Search in the sign-in log' },
  },
  [INDEX_COLUMN, 'at', 'userName', 'result'],
);

export const catalogue: DomainCatalogue = { permissions, pages: [operationLog, signInLog, signInDigest] };
