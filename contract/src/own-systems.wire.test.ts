import { testOnTheWire } from '../test/samples.ts';
import { ownSystemsEndpoints } from './own-systems.ts';

testOnTheWire(ownSystemsEndpoints, {
  ownSystems: {
    data: [
      [
        {
          sysid: 'assets',
          sysname: '资产系统',
          sysnameen: 'Assets',
          sysimg: 'laptop',
          qids: ['assets.mine'],
          lastUsed: '2026-11-20 08:30:00',
        },
      ],
      [
        {
          id: 'assets',
          name: '资产系统',
          nameEn: 'Assets',
          image: 'laptop',
          menuIds: ['assets.mine'],
          lastUsed: '2026-11-20 08:30:00',
        },
      ],
    ],
  },
  systemState: {
    request: [{ sysid: 'assets' }, { id: 'assets' }],
    data: [
      { state: 'in-use', checkedAt: '2026-11-20 08:30:00' },
      { state: 'in-use', checkedAt: '2026-11-20 08:30:00' },
    ],
  },
});
