import { exportSample } from '../test/export-sample.ts';
import { ASKED, ASKED_DOMAIN, grant, grantDomain, ROWS } from '../test/grant-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { authorizationsEndpoints, type GivenFilter, type Grant, type GrantFilter, type HeldFilter } from './authorizations.ts';
import type { GrantVersion } from './grant-version.ts';
import type { ListPage } from './wire/list.ts';

const HELD: { request: [unknown, HeldFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...ASKED, sqr: '李', sfxgz: '1' },
    { ...ASKED_DOMAIN, authorizer: '李', pressing: true },
  ],
  data: ROWS,
};
const GIVEN: { request: [unknown, GivenFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...ASKED, bsqr: '王', sfxgz: '1' },
    { ...ASKED_DOMAIN, person: '王', pressing: true },
  ],
  data: ROWS,
};
const ALL: { request: [unknown, GrantFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    {
      ...{ ...ASKED, sqr: '李', bsqr: '王', sqfs: 'holder', bmbh: 'library', ywxt: 'expense', sqjeq: '1.00', sqjez: '2.00' },
      ...{ ksrqq: '2026-01-01', ksrqz: '2026-01-31', sqrqq: '2026-02-01', sqrqz: '2026-02-28', sfcq: '0', sfkzed: '1' },
    },
    {
      ...{ ...ASKED_DOMAIN, authorizer: '李', person: '王', basis: 'holder', department: 'library', system: 'expense' },
      ...{ amountFrom: '1.00', amountTo: '2.00', startsFrom: '2026-01-01', startsTo: '2026-01-31' },
      ...{ madeFrom: '2026-02-01', madeTo: '2026-02-28', longTerm: false, controlled: true },
    },
  ],
  data: ROWS,
};

const VERSION = {
  ...{ bgxh: 2, bgzt: 'void', bgrq: '2026-04-01', xts: ['query', 'expense'], jsrq: '2026-09-30', sfcq: '0', sfkzed: '1', sqje: '1500.00' },
  ...{
    sfld: '0',
    bgyy: '采购增加',
    qxyy: '授权额度不足',
    qxyyen: 'Amount too low',
    bgr: '李敏',
    bgren: 'Li Min',
    wtr: '赵明远',
    wtren: 'Zhao Mingyuan',
    bgsj: '2026-03-20 10:00:00',
  },
  qrqk: [{ ryxm: '王芳', ryxmen: 'Wang Fang', qrsj: '2026-03-21 09:00:00' }],
};
const VERSION_DOMAIN: GrantVersion = {
  ...{ version: 2, state: 'void', from: '2026-04-01', systems: ['query', 'expense'], lastDay: '2026-09-30', longTerm: false },
  ...{ controlled: true, amount: '1500.00', along: false, reason: '采购增加', fault: '授权额度不足', faultEn: 'Amount too low' },
  ...{ person: '李敏', personEn: 'Li Min', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan', madeAt: '2026-03-20 10:00:00' },
  told: [{ person: '王芳', personEn: 'Wang Fang', seenAt: '2026-03-21 09:00:00' }],
};

const { held, glance, exportHeld, printHeld, given, exportGiven, printGiven, all, exportAll, printAll, detail, effect, act } =
  authorizationsEndpoints;

testOnTheWire(
  { held, glance, exportHeld, printHeld, given, exportGiven, printGiven, all, exportAll, printAll, detail, effect, act },
  {
    held: HELD,
    glance: {
      data: [
        { total: 6, rows: [grant] },
        { total: 6, rows: [grantDomain] },
      ],
    },
    exportHeld: { request: exportSample('/api/authorizations/held/export') },
    printHeld: printSample(HELD),
    given: GIVEN,
    exportGiven: { request: exportSample('/api/authorizations/given/export') },
    printGiven: printSample(GIVEN),
    all: ALL,
    exportAll: { request: exportSample('/api/authorizations/all/export') },
    printAll: printSample(ALL),
    detail: {
      request: [{ sqbh: 'SQ2026000012' }, { number: 'SQ2026000012' }],
      data: [
        {
          sq: grant,
          zsq: [grant],
          lsjl: [
            {
              ...{ czlx: 'suspended', czyy: 'hand', zt: 'suspended', yy: '核对', czsj: '2026-03-20 10:00:00' },
              ...{ czr: '李敏', czren: 'Li Min', wtr: '赵明远', wtren: 'Zhao Mingyuan' },
            },
          ],
          fjlist: [{ id: 'f1', name: '批件.pdf', size: 2048 }],
          bgjl: [VERSION],
        },
        {
          grant: grantDomain,
          children: [grantDomain],
          events: [
            {
              ...{ kind: 'suspended', cause: 'hand', state: 'suspended', reason: '核对' },
              ...{ person: '李敏', personEn: 'Li Min', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan', at: '2026-03-20 10:00:00' },
            },
          ],
          attachments: [{ id: 'f1', name: '批件.pdf', size: 2048 }],
          versions: [VERSION_DOMAIN],
        },
      ],
    },
    effect: {
      request: [
        { sqbh: 'SQ2026000012', czlx: 'revoke' },
        { number: 'SQ2026000012', action: 'revoke' },
      ],
      data: [
        {
          ...{ zt: 'revoked', lds: [grant], yxry: ['王芳'], yxryen: ['Wang Fang'], dclbxs: 2, dclbxje: '170.00', shje: '776.55' },
          ...{ kyje: '776.55', czhkyje: '0.00', sjkyje: '100.00', czhsjkyje: '876.55', yxbs: 'h3xQ' },
        },
        {
          ...{ state: 'revoked', others: [grantDomain], people: ['王芳'], peopleEn: ['Wang Fang'], pendingClaims: 2 },
          ...{ pendingAmount: '170.00', givenBack: '776.55', shown: 'h3xQ' },
          ...{ available: '776.55', availableAfter: '0.00', above: '100.00', aboveAfter: '876.55' },
        },
      ],
    },
    act: {
      request: [
        { sqbh: 'SQ2026000012', czlx: 'revoke', yy: '课题结束', yxbs: 'h3xQ' },
        { number: 'SQ2026000012', action: 'revoke', reason: '课题结束', shown: 'h3xQ' },
      ],
      data: [grant, grantDomain],
    },
  },
);
