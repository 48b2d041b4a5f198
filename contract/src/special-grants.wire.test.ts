import { exportSample } from '../test/export-sample.ts';
import { ASKED, ASKED_DOMAIN, grant, grantDomain, ROWS } from '../test/grant-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import type { Grant } from './authorizations.ts';
import { type SpecialFilter, specialGrantsEndpoints } from './special-grants.ts';
import type { ListPage } from './wire/list.ts';

const SPECIAL: { request: [unknown, SpecialFilter]; data: [unknown, ListPage<Grant>] } = {
  request: [
    { ...ASKED, sqr: '李', bsqr: '王', bmbh: 'library' },
    { ...ASKED_DOMAIN, authorizer: '李', person: '王', department: 'library' },
  ],
  data: ROWS,
};

testOnTheWire(specialGrantsEndpoints, {
  special: SPECIAL,
  exportSpecial: { request: exportSample('/api/authorizations/special/export') },
  printSpecial: printSample(SPECIAL),
  keepFile: {
    request: [
      { name: '批件.pdf', content: 'JVBERi0=' },
      { name: '批件.pdf', file: 'JVBERi0=' },
    ],
    data: [
      { id: 'f1', name: '批件.pdf', size: 2048 },
      { id: 'f1', name: '批件.pdf', size: 2048 },
    ],
  },
  dropFile: { request: [{ id: 'f1' }, { id: 'f1' }] },
  giveSpecial: {
    request: [
      {
        ...{ xmbh: 'KY2026001', bmbh: 'library', sfhxj: '1', bsqrgh: '2001004', xts: ['query', 'expense'], sqqx: 'custom' },
        ...{ ksrq: '2026-11-28', jsrq: '2026-12-27', sfkzed: '1', sqje: '1000.00', sfesq: '0', sfxsye: '1', sfxsmx: '0' },
        ...{ sqyy: '专项检查', fjids: ['f1', 'f2'] },
      },
      {
        ...{ project: 'KY2026001', department: 'library', withBelow: true, staffNumber: '2001004', systems: ['query', 'expense'] },
        ...{ duration: 'custom', firstDay: '2026-11-28', lastDay: '2026-12-27', controlled: true, amount: '1000.00', mayRegrant: false },
        ...{ showsBalance: true, showsLedger: false, reason: '专项检查', attachments: ['f1', 'f2'] },
      },
    ],
    data: [grant, grantDomain],
  },
  grantFile: {
    request: [
      { sqbh: 'SQ2026000012', id: 'f1' },
      { number: 'SQ2026000012', id: 'f1' },
    ],
  },
});
