import { testOnTheWire } from '../test/samples.ts';
import { whyUseEndpoints } from './why-use.ts';

testOnTheWire(whyUseEndpoints, {
  whyUse: {
    request: [
      { ygbh: '20260001', xmbh: 'KY2026012', ywfw: 'expense', je: '100.00' },
      { staffNumber: '20260001', project: 'KY2026012', system: 'expense', amount: '100.00' },
    ],
    data: [
      {
        ...{
          xm: '王芳',
          xmen: 'Wang Fang',
          xmbh: 'KY2026012',
          xmmc: '古籍数字化',
          xmmcen: 'Old books',
          xmzt: 'frozen',
          sfky: '0',
          sffzr: '0',
        },
        zas: [
          {
            yy: '项目余额不足',
            yyen: 'The balance of the project does not suffice',
            djyy: ['project'],
            bzf: 'leader',
            bzr: '赵明远',
            bzren: 'Zhao',
          },
        ],
        sqs: [
          {
            sqbh: 'SQ2026000012',
            zas: [
              {
                ...{ yy: '授权已冻结', yyen: 'The grant is suspended', djyy: ['project', 'hand'] },
                ...{ bzf: 'authorizer', bzr: '赵明远', bzren: 'Zhao Mingyuan' },
              },
            ],
          },
        ],
      },
      {
        ...{ person: '王芳', personEn: 'Wang Fang', project: 'KY2026012', projectName: '古籍数字化', projectNameEn: 'Old books' },
        ...{ state: 'frozen', usable: false, leads: false },
        obstacles: [
          {
            ...{ reason: '项目余额不足', reasonEn: 'The balance of the project does not suffice', causes: ['project'] },
            ...{ helper: 'leader', helperName: '赵明远', helperNameEn: 'Zhao' },
          },
        ],
        grants: [
          {
            number: 'SQ2026000012',
            obstacles: [
              {
                ...{ reason: '授权已冻结', reasonEn: 'The grant is suspended', causes: ['project', 'hand'] },
                ...{ helper: 'authorizer', helperName: '赵明远', helperNameEn: 'Zhao Mingyuan' },
              },
            ],
          },
        ],
      },
    ],
  },
});
