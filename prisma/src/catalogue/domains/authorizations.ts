import { authorizationsEndpoints, GivenFilter, Grant, GrantFilter, HeldFilter } from '@hall/contract/authorizations';
import { ChangeNoticeFilter, changeNoticesEndpoints } from '@hall/contract/change-notices';
import { DepartmentGrantFilter, departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { pageConfig } from '@hall/contract/pages';
import { SpecialFilter, specialGrantsEndpoints } from '@hall/contract/special-grants';
import { wireName } from '@hall/contract/wire/entity';
import { changeNoticesPage } from '../change-notices-page.ts';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { grantUsesPage } from '../grant-uses-page.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection } from '../page-parts.ts';
import { listedWait } from '../todo-sources.ts';

const below = { parentId: 'authorizations', roles: ['staff'] } as const;

const common = { rowKey: wireName(Grant, 'number'), showSummary: true } as const;

const column = {
  number: columnOf(Grant, 'number', { width: 140, link: true, action: 'open' }),
  project: columnOf(Grant, 'projectName', { width: 220, tooltip: true }),
  department: columnOf(Grant, 'department', { width: 150, tooltip: true }),
  authorizer: columnOf(Grant, 'authorizer', { width: 110 }),
  person: columnOf(Grant, 'person', { width: 110 }),
  basis: columnOf(Grant, 'basis', { width: 110 }),
  firstDay: columnOf(Grant, 'firstDay', { width: 110, sortable: true }),
  lastDay: columnOf(Grant, 'lastDay', { width: 190, sortable: true }),
  amount: columnOf(Grant, 'amount', { width: 130, sortable: true }),
  available: columnOf(Grant, 'available', { width: 130 }),
  spent: columnOf(Grant, 'spent', { width: 130, sortable: true }),
  frozen: columnOf(Grant, 'frozen', { width: 120 }),
  state: columnOf(Grant, 'state', { width: 110, filterable: true }),
  reason: columnOf(Grant, 'reason', { width: 220, tooltip: true }),
  madeAt: columnOf(Grant, 'madeAt', { width: 170, sortable: true }),
  oldNumber: columnOf(Grant, 'oldNumber', { width: 150, tooltip: true, shown: false }),
};

const held: CataloguePage = {
  permissionId: 'authorizations.held',
  config: pageConfig({
    ...common,
    pageId: 'grants-held',
    title: { zh: '被授权人查看', en: 'Grants to me' },
    call: authorizationsEndpoints.held.path,
    exportCall: authorizationsEndpoints.exportHeld.path,
    printCall: authorizationsEndpoints.printHeld.path,
    fields: fieldsOf('grants-held', [
      queryOf(HeldFilter, 'text'),
      queryOf(HeldFilter, 'state'),
      queryOf(HeldFilter, 'endsBy', { kind: 'date' }),
      queryOf(HeldFilter, 'authorizer'),
      queryOf(HeldFilter, 'pressing'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.lastDay, column.available, column.state, column.authorizer],
    ...[column.amount, column.spent, column.frozen, column.firstDay, column.department],
  ]),
};

const given: CataloguePage = {
  permissionId: 'authorizations.given',
  config: pageConfig({
    ...common,
    pageId: 'grants-given',
    title: { zh: '授权查看', en: 'Grants by me' },
    call: authorizationsEndpoints.given.path,
    exportCall: authorizationsEndpoints.exportGiven.path,
    printCall: authorizationsEndpoints.printGiven.path,
    fields: fieldsOf('grants-given', [
      queryOf(GivenFilter, 'text'),
      queryOf(GivenFilter, 'state'),
      queryOf(GivenFilter, 'person'),
      queryOf(GivenFilter, 'endsBy', { kind: 'date' }),
      queryOf(GivenFilter, 'pressing'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.person, column.lastDay, column.available, column.state],
    ...[column.amount, column.spent, column.frozen, column.basis, column.authorizer, column.madeAt],
  ]),
};

const all: CataloguePage = {
  permissionId: 'authorizations.manage',
  config: pageConfig({
    ...common,
    pageId: 'grants-all',
    title: { zh: '授权管理', en: 'Grants of all' },
    call: authorizationsEndpoints.all.path,
    exportCall: authorizationsEndpoints.exportAll.path,
    printCall: authorizationsEndpoints.printAll.path,
    importId: 'authorizations.manage.import',
    fields: fieldsOf('grants-all', [
      queryOf(GrantFilter, 'text'),
      queryOf(GrantFilter, 'person'),
      queryOf(GrantFilter, 'authorizer'),
      queryOf(GrantFilter, 'state'),
      queryOf(GrantFilter, 'basis'),
      // What it offers is data: the server fills it in.
      queryOf(GrantFilter, 'department', { kind: 'treeselect' }),
      queryOf(GrantFilter, 'endsBy', { kind: 'date' }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.person, column.authorizer, column.lastDay, column.available, column.state],
    ...[column.amount, column.spent, column.frozen, column.basis, column.department, column.firstDay, column.madeAt],
    column.oldNumber,
  ]),
};

const department: CataloguePage = {
  permissionId: 'authorizations.department',
  config: pageConfig({
    ...common,
    pageId: 'grants-department',
    title: { zh: '部门授权', en: 'Department grants' },
    call: departmentGrantsEndpoints.department.path,
    exportCall: departmentGrantsEndpoints.exportDepartment.path,
    printCall: departmentGrantsEndpoints.printDepartment.path,
    fields: fieldsOf('grants-department', [
      queryOf(DepartmentGrantFilter, 'text'),
      queryOf(DepartmentGrantFilter, 'person'),
      queryOf(DepartmentGrantFilter, 'state'),
      queryOf(DepartmentGrantFilter, 'endsBy', { kind: 'date' }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.person, column.authorizer, column.lastDay, column.available, column.state],
    ...[column.amount, column.spent, column.frozen, column.department, column.firstDay, column.reason, column.madeAt],
  ]),
};

const special: CataloguePage = {
  permissionId: 'authorizations.special',
  config: pageConfig({
    ...common,
    pageId: 'grants-special',
    title: { zh: '特殊授权', en: 'Special grants' },
    call: specialGrantsEndpoints.special.path,
    exportCall: specialGrantsEndpoints.exportSpecial.path,
    printCall: specialGrantsEndpoints.printSpecial.path,
    fields: fieldsOf('grants-special', [
      queryOf(SpecialFilter, 'text'),
      queryOf(SpecialFilter, 'person'),
      queryOf(SpecialFilter, 'authorizer'),
      queryOf(SpecialFilter, 'state'),
      queryOf(SpecialFilter, 'department', { kind: 'treeselect' }),
      queryOf(SpecialFilter, 'endsBy', { kind: 'date' }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.person, column.authorizer, column.lastDay, column.available, column.state],
    ...[column.amount, column.spent, column.frozen, column.department, column.firstDay, column.reason, column.madeAt],
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    {
      id: 'authorizations',
      name: '项目授权',
      nameEn: 'Project authority',
      initials: 'xmsq',
      order: 15,
      icon: 'apartment',
      directory: true,
      roles: [],
    },
    permission('authorizations.held', {
      ...below,
      initials: 'bsqrck',
      order: 3,
      icon: 'check-square',
      path: '/authorizations/held',
      routeName: 'grants-held',
      component: 'authorizations/held',
    }),
    permission('authorizations.given', {
      ...below,
      initials: 'sqck',
      order: 4,
      icon: 'team',
      path: '/authorizations/given',
      routeName: 'grants-given',
      component: 'authorizations/given',
    }),
    permission('authorizations.changes', {
      ...below,
      initials: 'bgtz',
      order: 5,
      icon: 'notification',
      path: '/authorizations/changes',
      routeName: 'change-notices',
      component: 'authorizations/changes',
    }),
    permission('authorizations.uses', {
      ...below,
      initials: 'symx',
      order: 5,
      icon: 'profile',
      path: '/authorizations/uses',
      routeName: 'grant-uses',
      component: 'authorizations/uses',
    }),
    permission('authorizations.why', {
      ...below,
      initials: 'sypc',
      order: 8,
      icon: 'file-text',
      path: '/authorizations/why',
      routeName: 'authorizations-why',
      component: 'authorizations/why',
    }),
    permission('authorizations.department', {
      parentId: 'authorizations',
      initials: 'bmsq',
      order: 8,
      icon: 'apartment',
      roles: ['deptlead'],
      path: '/authorizations/department',
      routeName: 'grants-department',
      component: 'authorizations/department',
    }),
    permission('authorizations.special', {
      parentId: 'authorizations',
      initials: 'tssq',
      order: 8,
      icon: 'wallet',
      roles: ['finadmin'],
      path: '/authorizations/special',
      routeName: 'grants-special',
      component: 'authorizations/special',
    }),
    permission('authorizations.manage', {
      parentId: 'authorizations',
      initials: 'sqgl',
      order: 9,
      icon: 'audit',
      roles: ['finadmin'],
      path: '/authorizations/all',
      routeName: 'grants-all',
      component: 'authorizations/all',
    }),
    permission('authorizations.manage.import', {
      parentId: 'authorizations.manage',
      hidden: true,
      initials: 'drsq',
      order: 1,
      roles: ['finadmin'],
    }),
    permission('authorizations.remove', {
      parentId: 'authorizations',
      initials: 'jcsq',
      order: 10,
      icon: 'profile',
      roles: ['staff', 'finadmin'],
      path: '/authorizations/remove',
      routeName: 'authorizations-remove',
      component: 'authorizations/remove',
    }),
  ],
  pages: [held, given, changeNoticesPage, department, special, all, grantUsesPage],
  todoSources: [
    listedWait('authorizations.held', {
      id: 'grants-held',
      call: authorizationsEndpoints.held.path,
      query: { [wireName(HeldFilter, 'pressing')]: '1' },
      order: 4,
    }),
    listedWait('authorizations.given', {
      id: 'grants-given',
      call: authorizationsEndpoints.given.path,
      query: { [wireName(GivenFilter, 'pressing')]: '1' },
      order: 5,
    }),
    listedWait('authorizations.changes', {
      id: 'change-notices',
      call: changeNoticesEndpoints.notices.path,
      query: { [wireName(ChangeNoticeFilter, 'pressing')]: '1' },
      order: 6,
    }),
  ],
};
