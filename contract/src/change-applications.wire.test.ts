import { APPLICATION, APPLICATION_WIRE, APPLICATIONS, APPLICATIONS_WIRE, ASKED, ASKED_WIRE } from '../test/application-sample.ts';
import { exportSample } from '../test/export-sample.ts';
import { grant, grantDomain } from '../test/grant-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import type { Application } from './applications.ts';
import type { ApprovalFilter } from './approvals.ts';
import { changeApplicationsEndpoints } from './change-applications.ts';
import type { ListPage } from './wire/list.ts';

const NUMBER = 'SQ2026000012';
const AUDITS: { request: [unknown, ApprovalFilter]; data: [unknown, ListPage<Application>] } = {
  request: [
    { ...ASKED_WIRE, sqrxm: '林', bsqr: '王', sfdsh: '1' },
    { ...ASKED, applicant: '林', person: '王', waits: true },
  ],
  data: [APPLICATIONS_WIRE, APPLICATIONS],
};

testOnTheWire(changeApplicationsEndpoints, {
  toApplyFor: {
    request: [{ sqbh: NUMBER }, { number: NUMBER }],
    data: [
      {
        ...{ sq: grant, yxqz: '2028-12-31', zyje: '523.45', dsxrq: '2026-04-01' },
        sjsq: { xts: ['query', 'expense'], sfkzed: '1', kyje: '2000.00' },
        zsq: [{ sqbh: 'SQ2026000013', xts: ['query'], ksrq: '2026-02-01', sfcq: '0', jsrq: '2026-04-10', sfkzed: '1' }],
      },
      {
        ...{ grant: grantDomain, until: '2028-12-31', used: '523.45', planned: '2026-04-01' },
        parent: { systems: ['query', 'expense'], controlled: true, room: '2000.00' },
        children: [
          { number: 'SQ2026000013', systems: ['query'], firstDay: '2026-02-01', longTerm: false, lastDay: '2026-04-10', controlled: true },
        ],
      },
    ],
  },
  applyForChange: {
    request: [
      {
        ...{ sqdh: 'SP2026000012', version: 3, sqbh: NUMBER, xts: ['query', 'expense'], sfcq: '0', jsrq: '2026-09-30', sfkzed: '1' },
        ...{ sqje: '1500.00', bgrq: '2026-04-01', sqyy: '材料涨价' },
      },
      {
        ...{ application: 'SP2026000012', version: 3, number: NUMBER, systems: ['query', 'expense'], longTerm: false },
        ...{ lastDay: '2026-09-30', controlled: true, amount: '1500.00', from: '2026-04-01', reason: '材料涨价' },
      },
    ],
    data: [APPLICATION_WIRE, APPLICATION],
  },
  audits: AUDITS,
  exportAudits: { request: exportSample('/api/applications/audits/export') },
  printAudits: printSample(AUDITS),
  auditEffect: {
    request: [{ sqdh: 'SP2026000012' }, { number: 'SP2026000012' }],
    data: [
      {
        ...{ bkyy: '项目已冻结', bkyyen: 'The project is frozen', yxbs: 'k9Wd' },
        yx: {
          ...{ bgq: grant, bgh: grant, lds: [grant], jsxts: ['income'], yxry: ['王芳'], yxryen: ['Wang Fang'] },
          ...{ dclbxs: 2, dclbxje: '170.00', sjkyje: '250.00', yxbs: 'h3xQ' },
        },
      },
      {
        ...{ fault: '项目已冻结', faultEn: 'The project is frozen', shown: 'k9Wd' },
        effect: {
          ...{
            before: grantDomain,
            after: grantDomain,
            others: [grantDomain],
            lost: ['income'],
            people: ['王芳'],
            peopleEn: ['Wang Fang'],
          },
          ...{ pendingClaims: 2, pendingAmount: '170.00', above: '250.00', shown: 'h3xQ' },
        },
      },
    ],
  },
});
