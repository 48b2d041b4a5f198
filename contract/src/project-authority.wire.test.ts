import { grant, grantDomain } from '../test/grant-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { projectAuthorityEndpoints } from './project-authority.ts';

testOnTheWire(projectAuthorityEndpoints, {
  ofProject: {
    request: [{ xmbh: 'KY2026012' }, { code: 'KY2026012' }],
    data: [
      {
        ...{ xmbh: 'KY2026012', xmmc: '古籍数字化', xmmcen: 'Old books', fzr: '赵明远', fzren: 'Zhao Mingyuan', fzrgh: '2001002' },
        ...{ ye: '8000.00', sfqb: '1', sqs: [{ sq: grant, zsje: '250.00', ckym: 'given' }], qtsqs: 3 },
      },
      {
        ...{ code: 'KY2026012', name: '古籍数字化', nameEn: 'Old books' },
        ...{ leader: '赵明远', leaderEn: 'Zhao Mingyuan', leaderNumber: '2001002', balance: '8000.00', whole: true },
        ...{ grants: [{ grant: grantDomain, passedOn: '250.00', place: 'given' }], more: 3 },
      },
    ],
  },
});
