import { testOnTheWire } from '../test/samples.ts';
import { type BookedClaim, bookedClaimsEndpoints } from './booked-claims.ts';

const sender = { xtbh: 'reimbursement', xtmy: 'a secret', bxdh: 'BX202600001' } as const;
const senderDomain = { system: 'reimbursement', secret: 'a secret', number: 'BX202600001' } as const;

const claim = {
  ...{ bxdh: 'BX202600001', xmbh: 'KY2026012', sqbh: 'SQ2026000012', bxzt: 'pending', djje: '1200.50', yyje: '0.00' },
  ...{ spr: '林海', spren: 'Lin Hai', wtr: '赵明远', wtren: 'Zhao Mingyuan' },
} as const;
const claimDomain: BookedClaim = {
  number: 'BX202600001',
  project: 'KY2026012',
  grant: 'SQ2026000012',
  state: 'pending',
  frozen: '1200.50',
  spent: '0.00',
  ...{ decider: '林海', deciderEn: 'Lin Hai', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan' },
};

testOnTheWire(bookedClaimsEndpoints, {
  bookClaim: {
    request: [
      {
        ...sender,
        xmbh: 'KY2026012',
        sqbh: 'SQ2026000012',
        bxrgh: '2001009',
        rq: '2026-11-20',
        je: '1200.50',
        kmbh: 'travel',
        bxsy: '赴上海',
        bxsyen: 'To Shanghai',
        dzlj: '/mine?claim=BX202600001',
      },
      {
        ...senderDomain,
        project: 'KY2026012',
        grant: 'SQ2026000012',
        staffNumber: '2001009',
        day: '2026-11-20',
        amount: '1200.50',
        subject: 'travel',
        title: '赴上海',
        titleEn: 'To Shanghai',
        path: '/mine?claim=BX202600001',
      },
    ],
    data: [claim, claimDomain],
  },
  decideClaim: {
    request: [
      { ...sender, sftg: '1', je: '1000.00', sprgh: '2001012', wtrgh: '2001010' },
      { ...senderDomain, approved: true, amount: '1000.00', decider: '2001012', signedForNumber: '2001010' },
    ],
    data: [claim, claimDomain],
  },
  claimsToDecide: {
    request: [
      { xtbh: 'reimbursement', xtmy: 'a secret', sprgh: '2001012' },
      { system: 'reimbursement', secret: 'a secret', staffNumber: '2001012' },
    ],
    data: [
      { bxds: [{ bxdh: 'BX202600001', xmbh: 'KY2026012', wtr: '赵明远', wtren: 'Zhao Mingyuan', wtrgh: '2001010' }] },
      {
        claims: [
          {
            ...{ number: 'BX202600001', project: 'KY2026012', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan' },
            signedForNumber: '2001010',
          },
        ],
      },
    ],
  },
  returnClaim: { request: [sender, senderDomain], data: [claim, claimDomain] },
});
