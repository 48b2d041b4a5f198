import { testOnTheWire } from '../test/samples.ts';
import { statisticsEndpoints } from './statistics.ts';

testOnTheWire(statisticsEndpoints, {
  authority: {
    request: [
      { tjfs: 'state', tjqj: '12' },
      { by: 'state', period: '12' },
    ],
    data: [
      {
        sqtj: [{ fzbh: 'active', fzmc: '生效中', fzmcen: 'Active', fzsl: 12, fzje: '1200.50' }],
        sqsqtj: [{ fzbh: 'pending', fzmc: '待审核', fzmcen: 'Pending', fzsl: 3, fzje: '300.00' }],
        sytj: [{ fzbh: 'approved', fzmc: '已通过', fzmcen: 'Approved', fzsl: 40, fzje: '4000.00' }],
      },
      {
        grants: [{ id: 'active', name: '生效中', nameEn: 'Active', count: 12, amount: '1200.50' }],
        applications: [{ id: 'pending', name: '待审核', nameEn: 'Pending', count: 3, amount: '300.00' }],
        uses: [{ id: 'approved', name: '已通过', nameEn: 'Approved', count: 40, amount: '4000.00' }],
      },
    ],
  },
});
