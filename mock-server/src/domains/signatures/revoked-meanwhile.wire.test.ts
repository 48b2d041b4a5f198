import { describe, expect, it } from 'vitest';
import { claimSecretId } from '../../core/claim-secrets.ts';
import { ownSecret } from '../../core/secrets.ts';
import { allAtOnce, oneByOne } from '../../testing/all-at-once.ts';
import { APPLIED_FOR, type ApplicationRow, applicationIn, refused } from '../../testing/applying-hall.ts';
import { SYSTEM } from '../../testing/claims-hall.ts';
import { turn } from '../../testing/gate.ts';
import { inDays } from '../../testing/giving-hall.ts';
import { signingHall } from '../../testing/signing-hall.ts';
import type { Answer } from '../../testing/test-hall.ts';

type Deed = 'revoke' | 'approve' | 'decide';
const ORDERS: readonly (readonly Deed[])[] = [
  ['revoke', 'approve', 'decide'],
  ['revoke', 'decide', 'approve'],
  ['approve', 'revoke', 'decide'],
  ['decide', 'revoke', 'approve'],
  ['approve', 'decide', 'revoke'],
  ['decide', 'approve', 'revoke'],
];
/** How many turns of the process they begin apart. */
const APART = [0, 1, 4, 16, 'one by one'] as const;

const UNSEEN = refused('not-found', 404, 'sqdh');
const NOT_THEIRS = refused('claim-decider', 403, 'sprgh');
const SIGNER = 'Sun Li';
const PRINCIPAL = 'Zhao Mingyuan';

/** As `signingHall` at noon, where `staff` may spend on the project, and how the expense system books and decides their claims. */
async function spendingHall() {
  const hall = await signingHall();
  const { hall: own, today, numberOf } = hall;
  own.clock.set(new Date(`${today}T12:00:00+08:00`));
  const secret = await ownSecret(own.services.database, claimSecretId(SYSTEM));
  const sent = (call: string, body: object): Promise<Answer> => own.post(`/api/claims/${call}`, { xtbh: SYSTEM, xtmy: secret, ...body });
  const { sqbh } = applicationIn(await hall.approve('leader', await hall.submitted()));
  const claim = { xmbh: APPLIED_FOR, sqbh, bxrgh: await numberOf('staff'), rq: today, je: '10.00', bxsy: '差旅' };
  const numbers = { analyst: await numberOf('analyst'), leader: await numberOf('leader') };
  const deptlead = await numberOf('deptlead');
  return {
    ...hall,
    book: (bxdh: string) => sent('book', { ...claim, bxdh }),
    decideClaim: (bxdh: string, by: keyof typeof numbers) => sent('decide', { bxdh, sftg: '1', sprgh: numbers[by] }),
    /** For somebody else than who claims: approving shows what they hold and claim. */
    waiting: () => hall.submitted({ bsqrgh: deptlead, xts: ['income'], ksrq: today }),
  };
}
type Spending = Awaited<ReturnType<typeof spendingHall>>;

/** Time goes by while something is done, by a millisecond with each turn of the process, so that moments tell what came first. */
async function asTimeGoesBy<T>({ hall: { clock } }: Spending, work: () => Promise<T>): Promise<T> {
  let over = false;
  const passing = (async () => {
    while (!over) {
      clock.advance(1);
      await turn();
    }
  })();
  const done = await work().finally(() => {
    over = true;
  });
  await passing;
  return done;
}

/** What of a round is looked at afterwards. */
interface Round {
  readonly qzbh: string;
  readonly pending: ApplicationRow;
  readonly bxdh: string;
  readonly answers: Readonly<Record<Deed, Answer>>;
}

/** The signature authorization is revoked while its signer approves an application and decides a claim. */
async function play(hall: Spending, place: number, order: readonly Deed[], apart: (typeof APART)[number]): Promise<Round> {
  const qzbh = await hall.given({ jsrq: inDays(hall.hall, 1) });
  const [pending, bxdh] = [await hall.waiting(), `BX-S${place}`];
  expect(await hall.book(bxdh)).toMatchObject({ code: 200 });
  const shown = await hall.effect('analyst', pending.sqdh);
  const deeds: Readonly<Record<Deed, () => Promise<Answer>>> = {
    revoke: () => hall.revoke(qzbh),
    approve: () => hall.approve('analyst', pending, shown),
    decide: () => hall.decideClaim(bxdh, 'analyst'),
  };
  const works = order.map((deed) => deeds[deed]);
  const done = await asTimeGoesBy(hall, () => (apart === 'one by one' ? oneByOne(works) : allAtOnce(works, apart)));
  const answers = Object.fromEntries(order.map((deed, index) => [deed, done[index]])) as Record<Deed, Answer>;
  return { qzbh, pending, bxdh, answers };
}

const revokedAtOf = async ({ hall }: Spending, number: string): Promise<number> =>
  Number((await hall.services.database.read.signature.findUniqueOrThrow({ where: { number } })).revokedAt);

/** Either it was approved before the revocation, by both names, or it waits still. @returns whether it was approved */
async function expectApplication(hall: Spending, { qzbh, pending, answers: { approve } }: Round): Promise<boolean> {
  const { state, decidedAt, steps } = await hall.stored(pending.sqdh);
  if (approve.code !== 200) {
    expect(approve).toMatchObject(UNSEEN);
    expect([state, decidedAt, steps.map(({ kind }) => kind)]).toEqual(['pending', null, ['submitted']]);
    expect(await hall.approve('leader', pending)).toMatchObject({ code: 200 });
    return false;
  }
  expect(approve).toMatchObject({ data: { sqzt: '已通过', shren: SIGNER, wtren: PRINCIPAL } });
  const step = { kind: 'approved', nameEn: SIGNER, forNameEn: PRINCIPAL, signatureNumber: qzbh, at: decidedAt };
  expect([state, steps.at(-1)]).toMatchObject(['approved', step]);
  expect(Number(decidedAt)).toBeGreaterThan(0);
  expect(Number(decidedAt)).toBeLessThanOrEqual(await revokedAtOf(hall, qzbh));
  return true;
}

/** As {@link expectApplication}, of the claim. */
async function expectClaim(hall: Spending, { qzbh, bxdh, answers: { decide } }: Round): Promise<boolean> {
  const where = { systemId_number: { systemId: SYSTEM, number: bxdh } };
  const names = { decider: true, signedFor: true } as const;
  const stored = await hall.hall.services.database.read.bookedClaim.findUniqueOrThrow({ where, include: names });
  if (decide.code !== 200) {
    expect(decide).toMatchObject(NOT_THEIRS);
    expect(stored).toMatchObject({ state: 'pending', decidedAt: null, deciderId: null, signedForId: null, signatureNumber: null });
    expect(await hall.decideClaim(bxdh, 'leader')).toMatchObject({ code: 200 });
    return false;
  }
  expect(decide).toMatchObject({ data: { bxzt: 'approved', spren: SIGNER, wtren: PRINCIPAL } });
  expect(stored).toMatchObject({ state: 'approved', signatureNumber: qzbh, decider: { nameEn: SIGNER }, signedFor: { nameEn: PRINCIPAL } });
  expect(Number(stored.decidedAt)).toBeGreaterThan(0);
  expect(Number(stored.decidedAt)).toBeLessThanOrEqual(await revokedAtOf(hall, qzbh));
  return true;
}

describe('PROJ-27 PROJ-6 PROJ-8 a signature authorization that is revoked while its signer decides', () => {
  it('lets a decision on an application and on a claim come before its end, with both names, or not at all', async () => {
    const hall = await spendingHall();
    const came = { approved: 0, decided: 0, rounds: 0 };
    for (const apart of APART)
      for (const order of ORDERS) {
        const round = await play(hall, came.rounds, order, apart);
        expect(round.answers.revoke, `${order} ${apart}`).toMatchObject({ code: 200, data: { zt: 'revoked' } });
        came.approved += Number(await expectApplication(hall, round));
        came.decided += Number(await expectClaim(hall, round));
        came.rounds += 1;
      }
    // Both came: where each began once the one before it was done, it is known which.
    for (const times of [came.approved, came.decided]) expect(times).toSatisfy((count: number) => count >= 3 && count <= came.rounds - 3);
  });
});
