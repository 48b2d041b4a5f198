import { grant, grantDomain } from '../test/grant-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { grantRemovalEndpoints } from './grant-removal.ts';

testOnTheWire(grantRemovalEndpoints, {
  removalDepartments: {
    data: [
      [{ bmbh: 'library', sjbmbh: 'university', bmmc: '图书馆', bmmcen: 'Library', logogram: 'tsg tushuguan', sqs: 12 }],
      [{ id: 'library', parentId: 'university', name: '图书馆', nameEn: 'Library', pinyin: 'tsg tushuguan', grants: 12 }],
    ],
  },
  removable: {
    request: [
      { jcfs: 'amount', kyjez: '0.00', xmbhs: ['KY2026012'], bmbhs: ['library'], sfhxj: '1' },
      { way: 'amount', most: '0.00', projects: ['KY2026012'], departments: ['library'], withBelow: true },
    ],
    data: [
      { sqs: [{ sq: grant, sffh: '1', dclbxs: 2, dclbxje: '170.00', shje: '250.00', yxbs: 'h3xQ' }] },
      { grants: [{ grant: grantDomain, found: true, pendingClaims: 2, pendingAmount: '170.00', givenBack: '250.00', shown: 'h3xQ' }] },
    ],
  },
  remove: {
    request: [
      { sqs: [{ sqbh: 'SQ2026000012', yxbs: 'h3xQ' }], yy: '项目调整', zxfs: 'each' },
      { grants: [{ number: 'SQ2026000012', shown: 'h3xQ' }], reason: '项目调整', mode: 'each' },
    ],
    data: [
      { jgs: [{ sqbh: 'SQ2026000012', bkyy: '该授权已结束', bkyyen: 'The grant has ended' }] },
      { outcomes: [{ number: 'SQ2026000012', fault: '该授权已结束', faultEn: 'The grant has ended' }] },
    ],
  },
});
