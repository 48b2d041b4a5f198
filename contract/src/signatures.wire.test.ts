import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import type { ProjectToApplyFor } from './project-to-apply-for.ts';
import { type Signature, type SignatureFilter, signaturesEndpoints } from './signatures.ts';
import type { ListPage } from './wire/list.ts';

const SIGNATURE = {
  ...{ qzbh: 'QZ2026000003', wtr: '赵明远', wtren: 'Zhao Mingyuan', wtrgh: '2001010', dqr: '林海', dqren: 'Lin Hai', dqrgh: '2001012' },
  ...{ qzgx: 'given', sfqbxm: '0', qzfw: 'KY2026012 古籍数字化', qzfwen: 'KY2026012 Old books' },
  ...{ ksrq: '2026-03-01', jsrq: '2026-03-31', dbxe: '5000.00', sqyy: '出差', zt: 'revoked', kczs: ['revoke'] },
  ...{ sqsj: '2026-02-20 10:00:00', cxsj: '2026-03-10 09:00:00', cxyy: '已返校', cxr: '赵明远', cxren: 'Zhao Mingyuan' },
};
const SIGNATURE_DOMAIN: Signature = {
  ...{ number: 'QZ2026000003', principal: '赵明远', principalEn: 'Zhao Mingyuan', principalNumber: '2001010' },
  ...{ signer: '林海', signerEn: 'Lin Hai', signerNumber: '2001012' },
  ...{ part: 'given', everything: false, scope: 'KY2026012 古籍数字化', scopeEn: 'KY2026012 Old books' },
  ...{ firstDay: '2026-03-01', lastDay: '2026-03-31', amount: '5000.00', reason: '出差', state: 'revoked', actions: ['revoke'] },
  ...{
    madeAt: '2026-02-20 10:00:00',
    revokedAt: '2026-03-10 09:00:00',
    revokeReason: '已返校',
    revoker: '赵明远',
    revokerEn: 'Zhao Mingyuan',
  },
};

const PROJECT: [unknown, ProjectToApplyFor] = [
  {
    ...{ xmbh: 'KY2026012', xmmc: '古籍数字化', xmmcen: 'Old books', bmmc: '图书馆', bmmcen: 'Library' },
    ...{
      fzr: '赵明远',
      fzren: 'Zhao Mingyuan',
      fzrgh: '2001010',
      ztmc: '学校账套',
      ztmcen: 'University',
      xmzt: 'active',
      yxqz: '2027-12-31',
    },
  },
  {
    ...{ code: 'KY2026012', name: '古籍数字化', nameEn: 'Old books', department: '图书馆', departmentEn: 'Library' },
    ...{ leader: '赵明远', leaderEn: 'Zhao Mingyuan', leaderNumber: '2001010', accountSet: '学校账套', accountSetEn: 'University' },
    ...{ state: 'active', until: '2027-12-31' },
  },
];

const LIST: { request: [unknown, SignatureFilter]; data: [unknown, ListPage<Signature>] } = {
  request: [
    {
      ...{ currentPage: 1, limit: 10, sortField: 'sqsj', sortOrder: 'asc' },
      columnFilters: [{ id: 'zt', val: ['active'], excluded: '0' }],
      ...{ qzbh: 'QZ2026000003', text: '古籍', ryxm: '林', qzgx: 'given', zt: 'active' },
    },
    {
      ...{ page: 1, pageSize: 10, sortBy: 'sqsj', sortOrder: 'asc' },
      columnFilters: [{ columnId: 'zt', values: ['active'], excluded: false }],
      ...{ number: 'QZ2026000003', text: '古籍', person: '林', part: 'given', state: 'active' },
    },
  ],
  data: [
    { total: 1, rows: [SIGNATURE], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [SIGNATURE_DOMAIN], summaryData: {}, unknownKeys: [] },
  ],
};

const ONE: [unknown, { number: string }] = [{ qzbh: 'QZ2026000003' }, { number: 'QZ2026000003' }];

testOnTheWire(signaturesEndpoints, {
  list: LIST,
  exportList: { request: exportSample('/api/signatures/list/export') },
  printList: printSample(LIST),
  detail: {
    request: ONE,
    data: [
      {
        qz: SIGNATURE,
        xms: [PROJECT[0]],
        shjl: [{ dxlx: 'application', dxbh: 'SP2026000012', shjg: 'approved', xmbh: 'KY2026012', shsj: '2026-03-05 10:00:00' }],
      },
      {
        signature: SIGNATURE_DOMAIN,
        projects: [PROJECT[1]],
        decisions: [{ kind: 'application', number: 'SP2026000012', decision: 'approved', project: 'KY2026012', at: '2026-03-05 10:00:00' }],
      },
    ],
  },
  signable: {
    request: [
      { currentPage: 2, limit: 20, text: '古籍' },
      { page: 2, pageSize: 20, text: '古籍' },
    ],
    data: [
      { total: 1, rows: [PROJECT[0]], sfbmfzr: '1' },
      { total: 1, rows: [PROJECT[1]], heads: true },
    ],
  },
  give: {
    request: [
      {
        ...{ dqrgh: '2001012', sfqbxm: '0', xmbhs: ['KY2026012'], ksrq: '2026-03-01', jsrq: '2026-03-31' },
        ...{ dbxe: '5000.00', sqyy: '出差' },
      },
      {
        ...{ signer: '2001012', everything: false, projects: ['KY2026012'], firstDay: '2026-03-01', lastDay: '2026-03-31' },
        ...{ amount: '5000.00', reason: '出差' },
      },
    ],
    data: [SIGNATURE, SIGNATURE_DOMAIN],
  },
  effect: {
    request: ONE,
    data: [
      { dshsqs: ['SP2026000012'], dshbxs: 2 },
      { applications: ['SP2026000012'], claims: 2 },
    ],
  },
  revoke: {
    request: [
      { qzbh: 'QZ2026000003', cxyy: '已返校' },
      { number: 'QZ2026000003', reason: '已返校' },
    ],
    data: [SIGNATURE, SIGNATURE_DOMAIN],
  },
});
