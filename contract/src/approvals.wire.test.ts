import { APPLICATION, APPLICATION_WIRE, APPLICATIONS, APPLICATIONS_WIRE, ASKED, ASKED_WIRE } from '../test/application-sample.ts';
import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import type { Application } from './applications.ts';
import { type ApprovalEffect, type ApprovalFilter, approvalsEndpoints, type WaitingApplication } from './approvals.ts';
import type { ListPage } from './wire/list.ts';

const APPROVALS: { request: [unknown, ApprovalFilter]; data: [unknown, ListPage<Application>] } = {
  request: [
    { ...ASKED_WIRE, sqrxm: '林', bsqr: '王', sfdsh: '1' },
    { ...ASKED, applicant: '林', person: '王', waits: true },
  ],
  data: [APPLICATIONS_WIRE, APPLICATIONS],
};

const EFFECT: [unknown, ApprovalEffect] = [
  {
    ...{ sqdh: 'SP2026000012', bkyy: '项目已冻结', bkyyen: 'The project is frozen', ksrq: '2026-03-15', jsrq: '2026-04-14' },
    ...{ ye: '5000.00', sqqke: '800.00', sqhke: '1800.00', ysqs: ['SQ2026000011'], dclbxs: 2, yxbs: 'h3xQ' },
  },
  {
    ...{ number: 'SP2026000012', fault: '项目已冻结', faultEn: 'The project is frozen', firstDay: '2026-03-15', lastDay: '2026-04-14' },
    ...{ balance: '5000.00', grantedBefore: '800.00', grantedAfter: '1800.00', held: ['SQ2026000011'], pendingClaims: 2, shown: 'h3xQ' },
  },
];

const WAITING: [unknown, WaitingApplication] = [
  {
    ...{ sqdh: 'SP2026000012', sqzt: '待审核', xmbh: 'KY2026012', xmmc: '古籍数字化', xmmcen: 'Old books' },
    ...{ sqrxm: '林海', sqrxmen: 'Lin Hai', tjsj: '2026-03-12 09:00:00' },
  },
  {
    ...{ number: 'SP2026000012', state: 'pending', project: 'KY2026012', projectName: '古籍数字化', projectNameEn: 'Old books' },
    ...{ applicant: '林海', applicantEn: 'Lin Hai', submittedAt: '2026-03-12 09:00:00' },
  },
];

const { approvals, exportApprovals, printApprovals, effects, decide, approveTogether, waiting } = approvalsEndpoints;

testOnTheWire(
  { approvals, exportApprovals, printApprovals, effects, decide, approveTogether, waiting },
  {
    approvals: APPROVALS,
    exportApprovals: { request: exportSample('/api/applications/approvals/export') },
    printApprovals: printSample(APPROVALS),
    effects: {
      request: [{ sqdhs: ['SP2026000012'] }, { numbers: ['SP2026000012'] }],
      data: [{ yxs: [EFFECT[0]] }, { effects: [EFFECT[1]] }],
    },
    decide: {
      request: [
        { sqdh: 'SP2026000012', version: 3, shjg: 'approve', shyj: '同意', yxbs: 'h3xQ' },
        { number: 'SP2026000012', version: 3, decision: 'approve', comment: '同意', shown: 'h3xQ' },
      ],
      data: [APPLICATION_WIRE, APPLICATION],
    },
    approveTogether: {
      request: [
        { yxs: [{ sqdh: 'SP2026000012', yxbs: 'h3xQ' }], shyj: '同意' },
        { shown: [{ number: 'SP2026000012', shown: 'h3xQ' }], comment: '同意' },
      ],
      data: [
        { jgs: [{ sqdh: 'SP2026000012', bkyy: '该申请已处理', bkyyen: 'The application has been dealt with already' }] },
        { outcomes: [{ number: 'SP2026000012', fault: '该申请已处理', faultEn: 'The application has been dealt with already' }] },
      ],
    },
    waiting: { data: [[WAITING[0]], [WAITING[1]]] },
  },
);
