import { testOnTheWire } from '../test/samples.ts';
import { dutiesEndpoints } from './duties.ts';

testOnTheWire(dutiesEndpoints, {
  serial: {
    data: [
      { xlhkey: 'HALL-20361231-ABCD-EFGH-IJKL-MN23', xlhzt: 'valid', jzrq: '2036-12-31', syts: 3700 },
      { serial: 'HALL-20361231-ABCD-EFGH-IJKL-MN23', state: 'valid', lastDay: '2036-12-31', daysLeft: 3700 },
    ],
  },
  setSerial: { request: [{ xlhkey: 'HALL-20361231-ABCD-EFGH-IJKL-MN23' }, { serial: 'HALL-20361231-ABCD-EFGH-IJKL-MN23' }] },
  serialWarning: {
    data: [
      { ists: '1', xlhzt: 'ending', jzrq: '2026-12-01', syts: 10 },
      { warn: true, state: 'ending', lastDay: '2026-12-01', daysLeft: 10 },
    ],
  },
  dueLoans: {
    data: [
      [
        {
          id: 'loan-1',
          jkdh: 'JK202600001',
          jksy: '差旅借款',
          jksyen: 'Travel advance',
          whkje: '12000.00',
          jkrq: '2026-09-01',
          yhkrq: '2026-11-15',
          syts: -6,
        },
      ],
      [
        {
          id: 'loan-1',
          number: 'JK202600001',
          purpose: '差旅借款',
          purposeEn: 'Travel advance',
          amount: '12000.00',
          lentOn: '2026-09-01',
          dueOn: '2026-11-15',
          daysLeft: -6,
        },
      ],
    ],
  },
});
