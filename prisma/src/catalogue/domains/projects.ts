import { pageConfig } from '@hall/contract/pages';
import {
  LedgerEntry,
  LedgerFilter,
  OwnProject,
  OwnProjectFilter,
  Project,
  ProjectFilter,
  projectsEndpoints,
} from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { type CatalogueCodes, type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, index, output, queryOf, selection, wordsOf } from '../page-parts.ts';

/** Account sets, kinds of projects, and what money of a project is spent on; an institution has its own. */
const codes: readonly CatalogueCodes[] = [
  {
    id: 'account-set',
    name: '账套',
    nameEn: 'Account sets',
    entries: [
      ['main', '学校本级账套', 'University'],
      ['research', '科研账套', 'Research'],
      ['infrastructure', '基建账套', 'Infrastructure'],
    ],
  },
  {
    id: 'project-kind',
    name: '项目类型',
    nameEn: 'Kinds of projects',
    entries: [
      ['national', '国家级科研项目', 'National research'],
      ['provincial', '省部级科研项目', 'Provincial research'],
      ['industry', '横向合作项目', 'Industry cooperation'],
      ['teaching', '教学改革项目', 'Teaching reform'],
      ['operating', '部门运行经费', 'Operating funds'],
    ],
  },
  {
    id: 'budget-subject',
    name: '预算科目',
    nameEn: 'Subjects of budgets',
    entries: [
      ['equipment', '设备费', 'Equipment'],
      ['materials', '材料费', 'Materials'],
      ['travel', '差旅费', 'Travel'],
      ['conference', '会议费', 'Conferences'],
      ['labour', '劳务费', 'Labour'],
      ['publication', '出版与文献费', 'Publications'],
      ['indirect', '间接费用', 'Indirect costs'],
    ],
  },
];

const own: CataloguePage = {
  permissionId: 'projects',
  config: pageConfig({
    pageId: 'projects',
    title: { zh: '我的项目', en: 'My projects' },
    call: projectsEndpoints.own.path,
    exportCall: projectsEndpoints.exportOwn.path,
    printCall: projectsEndpoints.printOwn.path,
    rowKey: wireName(OwnProject, 'code'),
    fields: fieldsOf('projects', [
      queryOf(OwnProjectFilter, 'text'),
      queryOf(OwnProjectFilter, 'state'),
      queryOf(OwnProjectFilter, 'part'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(OwnProject, 'code', { width: 120, sortable: true }),
    columnOf(OwnProject, 'name', { width: 220, tooltip: true, link: true, action: 'open' }),
    columnOf(OwnProject, 'part', { width: 110 }),
    columnOf(OwnProject, 'state', { width: 90, filterable: true }),
    columnOf(OwnProject, 'spent', { width: 160 }),
    columnOf(OwnProject, 'balance', { width: 130 }),
    columnOf(OwnProject, 'available', { width: 130 }),
    columnOf(OwnProject, 'until', { width: 110 }),
    columnOf(OwnProject, 'leader', { width: 110, shown: false }),
    columnOf(OwnProject, 'department', { width: 180, tooltip: true, shown: false }),
    columnOf(OwnProject, 'budget', { width: 140, shown: false }),
    columnOf(OwnProject, 'income', { width: 140, shown: false }),
    columnOf(OwnProject, 'frozen', { width: 140, shown: false }),
    columnOf(OwnProject, 'firstDay', { width: 120, sortable: true, shown: false }),
    columnOf(OwnProject, 'lastDay', { width: 120, sortable: true, shown: false }),
  ]),
};

const all: CataloguePage = {
  permissionId: 'projects.manage',
  config: pageConfig({
    pageId: 'projects-all',
    title: { zh: '项目管理', en: 'Projects of all' },
    call: projectsEndpoints.all.path,
    exportCall: projectsEndpoints.exportAll.path,
    printCall: projectsEndpoints.printAll.path,
    rowKey: wireName(Project, 'code'),
    showSummary: true,
    fields: fieldsOf('projects-all', [
      queryOf(ProjectFilter, 'text'),
      queryOf(ProjectFilter, 'department'),
      queryOf(ProjectFilter, 'leader'),
      queryOf(ProjectFilter, 'state'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(Project, 'code', { width: 120, sortable: true }),
    columnOf(Project, 'name', { width: 220, tooltip: true, link: true, action: 'open' }),
    columnOf(Project, 'department', { width: 160, tooltip: true, sortable: true }),
    columnOf(Project, 'leader', { width: 130, sortable: true }),
    columnOf(Project, 'state', { width: 100, filterable: true }),
    columnOf(Project, 'budget', { width: 150, sortable: true, shown: false }),
    columnOf(Project, 'income', { width: 150, sortable: true, shown: false }),
    columnOf(Project, 'spent', { width: 170, sortable: true }),
    columnOf(Project, 'frozen', { width: 140, sortable: true, shown: false }),
    columnOf(Project, 'balance', { width: 150 }),
    columnOf(Project, 'kind', { width: 140, shown: false }),
    columnOf(Project, 'accountSet', { width: 140, shown: false }),
    columnOf(Project, 'firstDay', { width: 120, shown: false }),
    columnOf(Project, 'lastDay', { width: 120, sortable: true, shown: false }),
  ]),
};

const ledger: CataloguePage = {
  permissionId: 'projects.ledger',
  config: pageConfig({
    pageId: 'project-ledger',
    title: { zh: '项目收支明细', en: 'Ledger of a project' },
    call: projectsEndpoints.ledger.path,
    exportCall: projectsEndpoints.exportLedger.path,
    printCall: projectsEndpoints.printLedger.path,
    rowKey: wireName(LedgerEntry, 'id'),
    showSummary: true,
    fields: fieldsOf('project-ledger', [
      queryOf(LedgerFilter, 'text'),
      queryOf(LedgerFilter, 'kind'),
      queryOf(LedgerFilter, 'from', { to: 'to', kind: 'daterange', title: wordsOf(LedgerEntry, 'day') }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    index,
    columnOf(LedgerEntry, 'day', { width: 120, sortable: true }),
    columnOf(LedgerEntry, 'kind', { width: 110, filterable: true }),
    columnOf(LedgerEntry, 'subject', { width: 150 }),
    columnOf(LedgerEntry, 'summary', { width: 260, tooltip: true }),
    columnOf(LedgerEntry, 'amount', { width: 150 }),
    columnOf(LedgerEntry, 'claim', { width: 150 }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('projects', {
      parentId: 'authorizations',
      initials: 'wdxm',
      order: 1,
      icon: 'account-book',
      roles: ['staff'],
      path: '/projects',
      routeName: 'projects',
      component: 'projects/own',
    }),
    permission('projects.ledger', {
      parentId: 'projects',
      initials: 'xmszmx',
      order: 1,
      hidden: true,
      roles: ['staff', 'finadmin'],
      path: '/projects/ledger',
      routeName: 'project-ledger',
      component: 'projects/ledger',
    }),
    permission('projects.manage', {
      parentId: 'authorizations',
      initials: 'xmgl',
      order: 8,
      icon: 'account-book',
      roles: ['finadmin'],
      path: '/projects/all',
      routeName: 'projects-all',
      component: 'projects/all',
    }),
  ],
  pages: [own, all, ledger],
  codes,
};
