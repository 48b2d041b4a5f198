import { authorizationsEndpoints, GivenFilter, Grant, GrantFilter, HeldFilter } from '@hall/contract/authorizations';
import { DepartmentGrantFilter, departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { pageConfig } from '@hall/contract/pages';
import { SpecialFilter, specialGrantsEndpoints } from '@hall/contract/special-grants';
import { wireName } from '@hall/contract/wire/entity';
import type { CataloguePage } from './domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection, wordsOf } from './page-parts.ts';

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
  accountSet: columnOf(Grant, 'accountSet', { width: 140, shown: false }),
  oldNumber: columnOf(Grant, 'oldNumber', { width: 150, tooltip: true, shown: false }),
};

export const heldPage: CataloguePage = {
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

export const givenPage: CataloguePage = {
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

export const allPage: CataloguePage = {
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
      queryOf(GrantFilter, 'amountFrom', { to: 'amountTo', kind: 'numberrange', title: wordsOf(Grant, 'amount') }),
      queryOf(GrantFilter, 'startsFrom', { to: 'startsTo', kind: 'daterange', title: wordsOf(Grant, 'firstDay') }),
      queryOf(GrantFilter, 'madeFrom', { to: 'madeTo', kind: 'daterange', title: wordsOf(Grant, 'madeAt') }),
      queryOf(GrantFilter, 'system'),
      queryOf(GrantFilter, 'longTerm'),
      queryOf(GrantFilter, 'controlled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.person, column.authorizer, column.lastDay, column.available, column.state],
    ...[column.amount, column.spent, column.frozen, column.basis, column.department, column.firstDay, column.madeAt],
    ...[column.accountSet, column.oldNumber],
  ]),
};

export const departmentPage: CataloguePage = {
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

export const specialPage: CataloguePage = {
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
