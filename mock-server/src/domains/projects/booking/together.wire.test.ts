import { type GrantState, isLiving } from '@hall/contract/rules/grant-states';
import { momentOf, wireDay } from '@hall/contract/rules/shanghai';
import { fenIn } from '@hall/contract/rules/typed-amount';
import { describe, expect, it } from 'vitest';
import { allAtOnce, shuffled } from '../../../testing/all-at-once.ts';
import { type ClaimsHall, claimsHall, PROJECT } from '../../../testing/claims-hall.ts';
import { seeded } from '../../../testing/seeded.ts';
import type { Answer } from '../../../testing/test-hall.ts';

/** The grant of `staff`, and what they have given on of it: what is revoked meanwhile, and what ends with the day. */
const [OWN, REVOKED, ENDING] = ['SQ2026900001', 'SQ2026900002', 'SQ2026900003'];
/** Fen: that there is room for seven claims of 100.00 yuan, and what was given on to each of two. */
const [ROOM, GIVEN_ON, EACH, HELD] = [79_999, 20_000, 10_000, 5_000];
/** Seven, and as many more as there is room for at most where what was given on comes back. */
const [LEAST, MOST] = [7, Math.floor((ROOM + 2 * GIVEN_ON - HELD) / EACH)];
/** A bound against going on for ever: how often somebody looks again at what others go on changing. */
const LOOKS = 500;

/** What each kind of deed may be refused for, and nothing else. */
const REFUSALS = {
  claim: ['use-amount', 'use-revoked', 'use-expired'],
  give: ['grant-over', 'grant-not-active', 'grant-first-day-past'],
  revoke: ['grant-ended'],
} as const satisfies Record<string, readonly string[]>;
type Kind = keyof typeof REFUSALS;

interface Outcome {
  readonly kind: Kind;
  readonly answer: Answer;
}
type Deed = () => Promise<Outcome | undefined>;

const ruleIn = ({ data }: Answer): string => (data as { rule?: string } | undefined)?.rule ?? '';
const dataIn = <T>({ data }: Answer): T => data as T;

/** Five minutes before midnight, with the grant of `staff` and two that were given on from it, of which one holds 50.00 yuan. */
async function crowdedHall() {
  const hall = await claimsHall();
  hall.clock.set(momentOf(`${hall.today} 23:55:00`));
  await hall.grant({ amount: ROOM + 2 * GIVEN_ON });
  await hall.grant({ number: REVOKED, userName: 'analyst', parentNumber: OWN, amount: GIVEN_ON });
  await hall.grant({ number: ENDING, userName: 'deptlead', parentNumber: OWN, amount: GIVEN_ON, lastDay: hall.today });
  const given = { mayRegrant: true, passedOn: 2 * GIVEN_ON };
  await hall.change((tx) => tx.grant.update({ where: { number: OWN }, data: given }));
  const [analyst, deptlead] = [await hall.staffNumberOf('analyst'), await hall.staffNumberOf('deptlead')];
  const held = { bxrgh: deptlead, sqbh: ENDING, je: '50.00' };
  expect(await hall.book('BX-HELD', held)).toMatchObject({ code: 200 });
  const [leader, staff] = [await hall.signIn('leader'), await hall.signIn('staff')];
  return { ...hall, analyst, deptlead, approver: await hall.staffNumberOf('approver'), leader, staff };
}
type Crowded = Awaited<ReturnType<typeof crowdedHall>>;

/** Gives 100.00 yuan of the grant on. */
const giveOn = ({ post, clock, staff, approver }: Crowded): Promise<Answer> => {
  const terms = { xts: ['query', 'expense'], sqqx: 'month', ksrq: wireDay(clock.now()), sfkzed: '1', sqje: '100.00', sqyy: '转授' };
  const flags = { sfesq: '0', sfxsye: '0', sfxsmx: '0' };
  return post('/api/authorizations/give', { xmbh: PROJECT, sjsqbh: OWN, bsqrgh: approver, ...terms, ...flags }, staff);
};

/** Revokes a grant as people do: what it does is shown first, and looked at again as long as others change it meanwhile. */
async function revoke({ post, leader }: Crowded, sqbh: string): Promise<Answer> {
  const acting = { sqbh, czlx: 'revoke' };
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const shown = await post('/api/authorizations/effect', acting, leader);
    if (shown.code !== 200) return shown;
    const { yxbs } = dataIn<{ yxbs: string }>(shown);
    const done = await post('/api/authorizations/act', { ...acting, yy: '收回', yxbs }, leader);
    if (ruleIn(done) !== 'changed-meanwhile') return done;
  }
  throw new Error(`${sqbh} went on changing`);
}

const times = (count: number, deed: (place: number) => Promise<Outcome | undefined>): Deed[] =>
  Array.from({ length: count }, (_, place) => () => deed(place));

/** Fifty claims on the grant, and all that others do meanwhile. @param withOwn whether the grant itself is revoked as well */
function deedsOf(hall: Crowded, withOwn: boolean): Deed[] {
  const did = async (kind: Kind, answer: Promise<Answer>): Promise<Outcome> => ({ kind, answer: await answer });
  const { analyst, deptlead } = hall;
  return [
    ...times(50, (place) => did('claim', hall.book(`BX-${place}`, { sqbh: OWN }))),
    ...times(5, (place) => did('claim', hall.book(`BX-R${place}`, { bxrgh: analyst, sqbh: REVOKED, je: '30.00' }))),
    ...times(5, (place) => did('claim', hall.book(`BX-E${place}`, { bxrgh: deptlead, sqbh: ENDING, je: '20.00' }))),
    ...times(20, () => did('give', giveOn(hall))),
    () => did('revoke', revoke(hall, REVOKED)),
    ...(withOwn ? [() => did('revoke', revoke(hall, OWN))] : []),
    async () => {
      hall.clock.advance(600_000);
      return undefined;
    },
  ];
}

/** What the database has of it all. */
async function storedIn({ services: { database } }: ClaimsHall) {
  const own = await database.read.grant.findUniqueOrThrow({ where: { number: OWN }, include: { children: true } });
  const claims = await database.read.bookedClaim.findMany({ where: { projectCode: PROJECT }, orderBy: { number: 'asc' } });
  const project = await database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
  const heldBy = (number?: string) =>
    claims.filter(({ grantNumber }) => !number || grantNumber === number).reduce((sum, { asked }) => sum + asked, 0n);
  return { own, claims, project, heldBy };
}

/** That nothing is below zero, and that what was booked, given on and left is what there was. */
async function expectAddedUp(hall: Crowded): Promise<void> {
  const { data } = await hall.post('/api/authorizations/detail', { sqbh: OWN }, hall.leader);
  const { own, project, heldBy } = await storedIn(hall);
  for (const grant of [own, ...own.children]) {
    expect(grant.amount - grant.passedOn - grant.spent - grant.frozen, grant.number).toBeGreaterThanOrEqual(0n);
    expect([grant.frozen, grant.spent], grant.number).toEqual([heldBy(grant.number), 0n]);
  }
  const takenBy = own.children.map(({ state, amount, frozen }) => (isLiving(state as GrantState) ? amount : frozen));
  expect(own.passedOn).toBe(takenBy.reduce((sum, taken) => sum + taken, 0n));
  const left = fenIn((data as { sq: { kyje: string } }).sq.kyje);
  expect(Number(heldBy(own.number) + own.passedOn) + left).toBe(ROOM + 2 * GIVEN_ON);
  expect([project.frozen, project.spent]).toEqual([heldBy(), 0n]);
  expect(project.income - project.frozen).toBeGreaterThanOrEqual(0n);
}

/** That there is what was answered, each once, and nothing else. @returns how many claims on the grant were booked, and grants given on */
async function expectAsAnswered(hall: Crowded, outcomes: readonly Outcome[]) {
  const done = (kind: Kind) => outcomes.filter((one) => one.kind === kind && one.answer.code === 200).map(({ answer }) => answer);
  const booked = done('claim').map((answer) => dataIn<{ bxdh: string; sqbh: string }>(answer));
  const given = done('give').map((answer) => dataIn<{ sqbh: string }>(answer).sqbh);
  const { own, claims } = await storedIn(hall);
  expect(claims.map(({ number }) => number).sort()).toEqual(['BX-HELD', ...booked.map(({ bxdh }) => bxdh)].sort());
  expect(own.children.map(({ number }) => number).sort()).toEqual([REVOKED, ENDING, ...given].sort());
  for (const { kind, answer } of outcomes.filter((one) => one.answer.code !== 200)) expect(REFUSALS[kind]).toContain(ruleIn(answer));
  return { claims: booked.filter(({ sqbh }) => sqbh === OWN).length, given: given.length };
}

/** All of it at once, in an order of its own. @returns what came of it */
async function playOrder(order: number) {
  const hall = await crowdedHall();
  const withOwn = order % 2 === 0;
  const outcomes = await allAtOnce(shuffled(deedsOf(hall, withOwn), seeded(order)), [0, 2, 16][order % 3]);
  const known = outcomes.filter((one) => one !== undefined);
  await expectAddedUp(hall);
  const taken = await expectAsAnswered(hall, known);
  const { own } = await storedIn(hall);
  const stateOf = (number?: string) => own.children.find((child) => child.number === number)?.state;
  expect([own.state, stateOf(REVOKED)]).toEqual([withOwn ? 'revoked' : 'active', 'revoked']);
  expect(withOwn ? ['expired', 'revoked'] : ['expired']).toContain(stateOf(ENDING));
  if (!withOwn) expect(taken.claims + taken.given).toSatisfy((count: number) => count >= LEAST && count <= MOST);
  else expect(await hall.book('BX-LATE', { sqbh: OWN })).toMatchObject({ code: 500, data: { rule: 'use-revoked' } });
  return { ...taken, rules: known.map(({ answer }) => ruleIn(answer)) };
}

describe('PROJ-4 PROJ-5 PROJ-6 PROJ-8 fifty claims at once on a grant with room for seven, while it is given on and revoked and a day ends', () => {
  it('what is booked, given on and left adds up whatever the order, nothing is below zero, and each refusal names its rule', async () => {
    const came: Awaited<ReturnType<typeof playOrder>>[] = [];
    for (const order of [1, 2, 3, 4, 5, 6, 7, 8]) came.push(await playOrder(order));
    // Otherwise it was shown of refusals alone.
    for (const kind of ['claims', 'given'] as const)
      expect(
        came.reduce((sum, one) => sum + one[kind], 0),
        kind,
      ).toBeGreaterThan(0);
    for (const rule of ['use-amount', 'grant-over']) expect(came.flatMap(({ rules }) => rules)).toContain(rule);
  });
});
