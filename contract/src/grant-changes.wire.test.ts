import { grant, grantDomain } from '../test/grant-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { grantChangesEndpoints } from './grant-changes.ts';

const TERMS = { xts: ['query', 'expense'], sfcq: '0', jsrq: '2026-09-30', sfkzed: '1', sqje: '1500.00', bgrq: '2026-04-01' };
const TERMS_DOMAIN = {
  ...{ systems: ['query' as const, 'expense' as const], longTerm: false, lastDay: '2026-09-30', controlled: true, amount: '1500.00' },
  from: '2026-04-01',
};
const NUMBER = 'SQ2026000012';

testOnTheWire(grantChangesEndpoints, {
  toChange: {
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
  changeEffect: {
    request: [
      { sqbh: NUMBER, ...TERMS },
      { number: NUMBER, ...TERMS_DOMAIN },
    ],
    data: [
      {
        ...{ bgq: grant, bgh: grant, lds: [grant], jsxts: ['income'], yxry: ['王芳'], yxryen: ['Wang Fang'] },
        ...{ dclbxs: 2, dclbxje: '170.00', sjkyje: '250.00', yxbs: 'h3xQ' },
      },
      {
        ...{ before: grantDomain, after: grantDomain, others: [grantDomain], lost: ['income'], people: ['王芳'], peopleEn: ['Wang Fang'] },
        ...{ pendingClaims: 2, pendingAmount: '170.00', above: '250.00', shown: 'h3xQ' },
      },
    ],
  },
  change: {
    request: [
      { sqbh: NUMBER, ...TERMS, bgyy: '采购增加', yxbs: 'h3xQ' },
      { number: NUMBER, ...TERMS_DOMAIN, reason: '采购增加', shown: 'h3xQ' },
    ],
    data: [grant, grantDomain],
  },
  dropChange: {
    request: [
      { sqbh: NUMBER, bgxh: 2 },
      { number: NUMBER, version: 2 },
    ],
    data: [grant, grantDomain],
  },
});
