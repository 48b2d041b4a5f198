import { describe, expect, it } from 'vitest';
import { type ClaimsHall, claimsHall, type GrantGiven, PROJECT, personIdOf } from '../../testing/claims-hall.ts';
import type { Answer } from '../../testing/test-hall.ts';

interface Obstacle {
  readonly yyen: string;
  readonly djyy: readonly string[];
  readonly bzf: string;
  readonly bzren?: string;
}
interface Answered {
  readonly sfky: string;
  readonly sffzr: string;
  readonly zas: readonly Obstacle[];
  readonly sqs: readonly { readonly sqbh: string; readonly zas: readonly Obstacle[] }[];
}

const FIRST = 'SQ2026900001';

const asking =
  (hall: ClaimsHall) =>
  async (by: string, body: object = {}): Promise<Answer> =>
    hall.post('/api/authorizations/why', { xmbh: PROJECT, ywfw: 'expense', je: '100.00', ...body }, await hall.signIn(by));
const answerIn = ({ data }: Answer) => data as Answered;
const told = (obstacles: readonly Obstacle[]) => obstacles.map(({ yyen, bzf, bzren }) => [yyen, bzf, bzren].filter(Boolean).join(' | '));

const LEADER = 'Zhao Mingyuan';

describe('PROJ-10 why somebody cannot use a project', () => {
  const CASES: readonly (readonly [what: string, given: GrantGiven & object, told: readonly string[]])[] = [
    ['nothing is against it', {}, []],
    ['it is suspended by hand', { state: 'suspended', heldByHand: true } as object, [`The grant is suspended | authorizer | ${LEADER}`]],
    ['and with the project', { state: 'suspended', heldByHand: true, heldByProject: true } as object, ['The grant is suspended | office']],
    ['and with the person', { state: 'suspended', heldByPerson: true } as object, ['The grant is suspended | accounts']],
    ['it has ended', { state: 'expired', lastDay: '2026-01-31' }, [`The grant ended on 2026-01-31 | authorizer | ${LEADER}`]],
    ['it was revoked', { state: 'revoked' }, [`The grant was revoked | authorizer | ${LEADER}`]],
    ['it begins later', { state: 'scheduled', firstDay: '2098-01-01' }, [`The grant begins on 2098-01-01 | authorizer | ${LEADER}`]],
    [
      'every rule, where several are',
      { forExpense: false, amount: 9_999 },
      [
        `The grant does not cover this system | authorizer | ${LEADER}`,
        `What is available of the grant does not suffice | authorizer | ${LEADER}`,
      ],
    ],
  ];

  it('names every rule that is against a grant, as a claim would be refused by it, and who can help', async () => {
    const hall = await claimsHall();
    const ask = asking(hall);
    for (const [what, given, expected] of CASES) {
      await hall.change((tx) => tx.bookedClaim.deleteMany({ where: { grantNumber: FIRST } }));
      await hall.change((tx) => tx.grant.deleteMany({ where: { number: FIRST } }));
      await hall.grant(given);
      const { sfky, zas, sqs } = answerIn(await ask('staff'));
      expect([sfky, zas, sqs.map(({ sqbh }) => sqbh)], what).toEqual([expected.length === 0 ? '1' : '0', [], [FIRST]]);
      expect(told(sqs[0]?.zas ?? []), what).toEqual(expected);
    }
  });

  it('says why a suspended grant is so', async () => {
    const hall = await claimsHall();
    await hall.grant({ state: 'suspended', heldByHand: true, heldByProject: true } as object);
    expect(answerIn(await asking(hall)('staff')).sqs[0]?.zas[0]?.djyy).toEqual(['project', 'hand']);
  });

  it('names the grants that come nearest first, the newest of these, and it is usable by any of them', async () => {
    const hall = await claimsHall();
    await hall.grant({ state: 'revoked' });
    await hall.grant({ number: 'SQ2026900002', amount: 1 });
    await hall.grant({ number: 'SQ2026900003' });
    const { sfky, sqs } = answerIn(await asking(hall)('staff'));
    expect([sfky, sqs.map(({ sqbh }) => sqbh)]).toEqual(['1', ['SQ2026900003', 'SQ2026900002', FIRST]]);
  });

  it('without a grant names the leader, with a frozen or closed project the finance office', async () => {
    const hall = await claimsHall();
    const ask = asking(hall);
    const none = `This person has no grant on the project | leader | ${LEADER}`;
    expect(told(answerIn(await ask('staff')).zas)).toEqual([none]);
    for (const [state, text] of [
      ['frozen', 'The project is frozen | office'],
      ['closed', 'The project is closed | office'],
    ] as const) {
      await hall.change((tx) => tx.project.update({ where: { code: PROJECT }, data: { state } }));
      expect(told(answerIn(await ask('staff')).zas)).toEqual([text, none]);
    }
  });

  it('of who leads it names the balance alone, which is told only where all else would do', async () => {
    const hall = await claimsHall();
    const ask = asking(hall);
    const short = `The balance of the project does not suffice | leader | ${LEADER}`;
    expect(answerIn(await ask('leader'))).toMatchObject({ sfky: '1', sffzr: '1', zas: [], sqs: [] });
    expect(told(answerIn(await ask('leader', { je: '5000.01' })).zas)).toEqual([short]);
    await hall.grant({ amount: 600_000 });
    expect(told(answerIn(await ask('staff', { je: '5000.01' })).zas)).toEqual([short]);
    expect(told(answerIn(await ask('staff', { je: '6000.01' })).zas)).toEqual([]);
    expect(answerIn(await ask('staff', { je: '6000.01' })).sfky).toBe('0');
    expect(answerIn(await ask('staff', { je: undefined })).sfky).toBe('1');
  });

  it('names the balance beside all else to who leads the project or manages its grants, who see it anyway', async () => {
    const hall = await claimsHall();
    const [ask, ygbh] = [asking(hall), await hall.staffNumberOf('staff')];
    await hall.grant({ amount: 600_000 });
    await hall.change((tx) => tx.project.update({ where: { code: PROJECT }, data: { state: 'frozen' } }));
    const both = ['The project is frozen | office', `The balance of the project does not suffice | leader | ${LEADER}`];
    for (const by of ['leader', 'finadmin']) expect(told(answerIn(await ask(by, { ygbh, je: '5000.01' })).zas), by).toEqual(both);
    expect(told(answerIn(await ask('leader', { je: '5000.01' })).zas)).toEqual(both);
    expect(told(answerIn(await ask('staff', { je: '5000.01' })).zas)).toEqual(both.slice(0, 1));
  });
});

describe('PROJ-10 who asks', () => {
  it('holders ask for themselves, the leader and the finance office for others', async () => {
    const hall = await claimsHall();
    await hall.grant();
    const ask = asking(hall);
    const ygbh = await hall.staffNumberOf('staff');
    for (const by of ['staff', 'leader', 'finadmin']) expect(await ask(by, { ygbh }), by).toMatchObject({ code: 200, data: { sfky: '1' } });
    for (const by of ['approver', 'deptlead'])
      expect(await ask(by, { ygbh }), by).toMatchObject({ code: 404, data: { rule: 'why-others', field: 'ygbh' } });
    await hall.change(async (tx) => tx.person.update({ where: { id: await personIdOf(hall, 'staff') }, data: { enabled: false } }));
    expect(told(answerIn(await ask('leader', { ygbh })).zas)).toEqual(['The account of this person is disabled | accounts']);
  });

  it.each([
    [{ xmbh: 'NONE' }, 'project-unknown', 'xmbh'],
    [{ ygbh: '1' }, 'grant-person-unknown', 'ygbh'],
    [{ je: '-1.00' }, 'claim-amount', 'je'],
    [{ je: 'much' }, 'claim-amount', 'je'],
    [{ je: '0.00' }, 'claim-amount', 'je'],
  ] as const)('and %j is refused at its field', async (body, rule, field) => {
    const hall = await claimsHall();
    expect(await asking(hall)('leader', body)).toMatchObject({ code: 404, data: { rule, field } });
  });
});
