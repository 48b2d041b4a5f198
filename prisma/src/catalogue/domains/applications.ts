import { Application, ApplicationFilter, applicationsEndpoints, OwnApplicationFilter } from '@hall/contract/applications';
import { ApprovalFilter, approvalsEndpoints, WaitingApplication } from '@hall/contract/approvals';
import { ChangeApplicationDraft, changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { pageConfig } from '@hall/contract/pages';
import { APPLICATION_STATES } from '@hall/contract/rules/application-states';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection, wordsOf } from '../page-parts.ts';
import { listedWait, rowsWait } from '../todo-sources.ts';

const below = { parentId: 'authorizations', roles: ['staff'] } as const;

const common = { rowKey: wireName(Application, 'number') } as const;

const column = {
  number: columnOf(Application, 'number', { width: 140, link: true, action: 'open' }),
  project: columnOf(Application, 'projectName', { width: 220, tooltip: true }),
  department: columnOf(Application, 'department', { width: 150, tooltip: true }),
  applicant: columnOf(Application, 'applicant', { width: 110 }),
  person: columnOf(Application, 'person', { width: 110 }),
  firstDay: columnOf(Application, 'firstDay', { width: 120, sortable: true }),
  holdsFrom: columnOf(Application, 'firstDay', { width: 130, sortable: true, words: wordsOf(ChangeApplicationDraft, 'from') }),
  lastDay: columnOf(Application, 'lastDay', { width: 120, sortable: true }),
  amount: columnOf(Application, 'amount', { width: 130, sortable: true }),
  state: columnOf(Application, 'state', { width: 120, filterable: true }),
  kind: columnOf(Application, 'kind', { width: 110 }),
  decider: columnOf(Application, 'decider', { width: 130 }),
  signedFor: columnOf(Application, 'signedFor', { width: 110, shown: false }),
  comment: columnOf(Application, 'comment', { width: 180, tooltip: true }),
  grant: columnOf(Application, 'grant', { width: 140 }),
  round: columnOf(Application, 'round', { width: 100 }),
  madeAt: columnOf(Application, 'madeAt', { width: 170, sortable: true }),
  submittedAt: columnOf(Application, 'submittedAt', { width: 170, sortable: true }),
  decidedAt: columnOf(Application, 'decidedAt', { width: 170, sortable: true }),
};

const own: CataloguePage = {
  permissionId: 'applications.own',
  config: pageConfig({
    ...common,
    pageId: 'applications-own',
    title: { zh: '授权申请', en: 'My applications' },
    call: applicationsEndpoints.own.path,
    exportCall: applicationsEndpoints.exportOwn.path,
    printCall: applicationsEndpoints.printOwn.path,
    fields: fieldsOf('applications-own', [
      queryOf(OwnApplicationFilter, 'text'),
      queryOf(OwnApplicationFilter, 'kind'),
      queryOf(OwnApplicationFilter, 'state'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.state, column.kind, column.person, column.amount, column.lastDay],
    ...[column.decider, column.submittedAt, column.comment, column.grant, column.firstDay, column.department, column.round],
    ...[column.decidedAt, column.madeAt, column.signedFor],
  ]),
};

const approvals: CataloguePage = {
  permissionId: 'applications.decide',
  config: pageConfig({
    ...common,
    pageId: 'approvals',
    title: { zh: '授权审批', en: 'Approvals' },
    call: approvalsEndpoints.approvals.path,
    exportCall: approvalsEndpoints.exportApprovals.path,
    printCall: approvalsEndpoints.printApprovals.path,
    fields: fieldsOf('approvals', [
      queryOf(ApprovalFilter, 'text'),
      queryOf(ApprovalFilter, 'applicant'),
      queryOf(ApprovalFilter, 'person'),
      queryOf(ApprovalFilter, 'state'),
      queryOf(ApprovalFilter, 'waits'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.applicant, column.person, column.amount, column.lastDay, column.state],
    ...[column.submittedAt, column.firstDay, column.comment, column.decidedAt, column.grant, column.department, column.round],
    column.signedFor,
  ]),
};

const audits: CataloguePage = {
  permissionId: 'applications.audit',
  config: pageConfig({
    ...common,
    pageId: 'change-audits',
    title: { zh: '变更审核', en: 'Change audit' },
    call: changeApplicationsEndpoints.audits.path,
    exportCall: changeApplicationsEndpoints.exportAudits.path,
    printCall: changeApplicationsEndpoints.printAudits.path,
    fields: fieldsOf('change-audits', [
      queryOf(ApprovalFilter, 'text'),
      queryOf(ApprovalFilter, 'applicant'),
      queryOf(ApprovalFilter, 'state'),
      queryOf(ApprovalFilter, 'waits'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.applicant, column.grant, column.amount, column.lastDay, column.state],
    ...[column.submittedAt, column.holdsFrom, column.comment, column.decidedAt, column.department, column.round, column.signedFor],
  ]),
};

const all: CataloguePage = {
  permissionId: 'applications.all',
  config: pageConfig({
    ...common,
    pageId: 'applications-all',
    title: { zh: '审批信息', en: 'Approval info' },
    call: applicationsEndpoints.all.path,
    exportCall: applicationsEndpoints.exportAll.path,
    printCall: applicationsEndpoints.printAll.path,
    fields: fieldsOf('applications-all', [
      queryOf(ApplicationFilter, 'text'),
      queryOf(ApplicationFilter, 'applicant'),
      queryOf(ApplicationFilter, 'person'),
      queryOf(ApplicationFilter, 'kind'),
      queryOf(ApplicationFilter, 'state'),
      // What it offers is data: the server fills it in.
      queryOf(ApplicationFilter, 'department', { kind: 'treeselect' }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    ...[selection, column.number, column.project, column.applicant, column.person, column.state, column.kind, column.decider],
    ...[column.submittedAt, column.decidedAt, column.amount, column.lastDay, column.comment, column.grant, column.department, column.round],
    column.signedFor,
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('applications.own', {
      ...below,
      initials: 'sqsq',
      order: 2,
      icon: 'file-text',
      path: '/applications',
      routeName: 'applications-own',
      component: 'applications/own',
    }),
    permission('applications.decide', {
      ...below,
      initials: 'sqsp',
      order: 6,
      icon: 'audit',
      path: '/applications/approvals',
      routeName: 'approvals',
      component: 'applications/approvals',
    }),
    permission('applications.audit', {
      ...below,
      initials: 'bgsh',
      order: 7,
      icon: 'check-square',
      path: '/applications/audits',
      routeName: 'change-audits',
      component: 'applications/audits',
    }),
    permission('applications.all', {
      ...below,
      initials: 'spxx',
      order: 8,
      icon: 'profile',
      path: '/applications/all',
      routeName: 'applications-all',
      component: 'applications/all',
    }),
  ],
  pages: [own, approvals, audits, all],
  todoSources: [
    rowsWait('applications.decide', {
      id: 'applications',
      call: approvalsEndpoints.waiting.path,
      method: 'GET',
      field: wireName(WaitingApplication, 'state'),
      text: APPLICATION_STATES.pending[0],
      order: 3,
    }),
    listedWait('applications.audit', {
      id: 'change-audits',
      call: changeApplicationsEndpoints.audits.path,
      query: { [wireName(ApprovalFilter, 'waits')]: '1' },
      order: 7,
    }),
  ],
};
