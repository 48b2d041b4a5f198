import { describe, expect, it } from 'vitest';
import {
  CHILD,
  change,
  dayFrom,
  GRANT,
  historyOf,
  makeChild,
  makeClaim,
  makeGrant,
  PROJECT,
  refused,
  toldTo,
} from '../../../testing/grant-hall.ts';
import { outcomesIn, removalHall, SECOND, sentOf, THIRD } from '../../../testing/removal-hall.ts';

const CHANGED = 'Somebody else has changed this meanwhile, so it was not saved';
const ENDED = 'The grant has ended';
const UNKNOWN = 'Grant number does not exist';

type Hall = Awaited<ReturnType<typeof removalHall>>;
/** Has somebody do something between looking and removing. */
type Meanwhile = (hall: Hall) => Promise<unknown>;

const MEANWHILE: readonly [string, Meanwhile, string][] = [
  ['a claim was booked', ({ hall }) => makeClaim(hall, GRANT, 1), CHANGED],
  [
    'a claim was rejected, and two were booked for the same money',
    async ({ hall }) => {
      await hall.services.database.unitOfWork((tx) =>
        tx.bookedClaim.updateMany({ where: { number: 'BX-0' }, data: { state: 'rejected' } }),
      );
      for (const number of ['BX-8', 'BX-9']) await makeClaim(hall, GRANT, 1_000, number);
      await change(hall, GRANT, { frozen: 2_000 });
    },
    CHANGED,
  ],
  ['a claim was booked on what was given on', ({ hall }) => makeClaim(hall, CHILD, 1), CHANGED],
  ['money was given back, so that more is available', ({ hall }) => change(hall, GRANT, { spent: 0 }), CHANGED],
  ['it was given on once more', ({ hall }) => makeChild(hall, { number: THIRD, to: 'approver' }), CHANGED],
  ['it was suspended', ({ act }) => act('leader', 'suspend'), CHANGED],
  ['what was given on ended', ({ act }) => act('staff', 'revoke', CHILD), CHANGED],
  ['it was revoked', ({ act }) => act('finadmin', 'revoke'), ENDED],
  ['its last day is over', ({ hall }) => change(hall, GRANT, { lastDay: dayFrom(hall, -1), state: 'expired' }), ENDED],
  [
    'somebody else leads the project',
    async ({ hall }) => {
      const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
      await change(hall, GRANT, { authorizerId: id });
      await hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data: { leaderId: id } }));
    },
    UNKNOWN,
  ],
];

async function shown() {
  const made = await removalHall({ spent: 5_000 });
  await makeChild(made.hall);
  await makeClaim(made.hall, GRANT, 2_000, 'BX-0');
  const sent = sentOf(await made.found('leader'));
  const [grant, child, second] = sent as [object, object, object];
  return { made, sent, grant, child, second };
}

describe('PROJ-26 grants that are removed together', () => {
  it.each(['all', 'each'] as const)(
    '%s: each ends by itself, what was given on with it, and holders and authorizers are told',
    async (mode) => {
      const { made, grant, second } = await shown();
      const answer = await made.remove('leader', [second, grant], mode);
      expect(answer).toMatchObject({ code: 200 });
      expect(outcomesIn(answer)).toEqual([{ sqbh: SECOND }, { sqbh: GRANT }]);
      expect(await made.states(GRANT, CHILD, SECOND)).toEqual(['revoked', 'revoked', 'revoked']);
      expect([await historyOf(made.hall, GRANT), await historyOf(made.hall, CHILD)]).toEqual([
        ['revoked  revoked'],
        ['revoked ended revoked'],
      ]);
      for (const person of ['staff', 'approver', 'analyst'])
        expect(await toldTo(made.hall, person), person).toContainEqual(
          expect.stringContaining('was revoked: 项目调整 /authorizations/held'),
        );
      expect(await toldTo(made.hall, 'leader')).toEqual([]);
    },
  );

  it.each(['all', 'each'] as const)(
    '%s: what was given on and is chosen as well is revoked, and does not merely end with it',
    async (mode) => {
      const { made, sent } = await shown();
      expect(outcomesIn(await made.remove('leader', sent, mode))).toEqual([{ sqbh: GRANT }, { sqbh: CHILD }, { sqbh: SECOND }]);
      expect([await historyOf(made.hall, GRANT), await historyOf(made.hall, CHILD)]).toEqual([['revoked  revoked'], ['revoked  revoked']]);
      expect(await made.stored()).toMatchObject({ passedOn: 0n, endedAt: expect.any(Date) });
    },
  );

  it('claims that are pending on them can still be decided: they hold what they held', async () => {
    const { hall, found, remove, stored } = await removalHall();
    await makeClaim(hall, GRANT, 12_000);
    await remove('leader', sentOf(await found('leader')), 'all');
    expect(await stored()).toMatchObject({ state: 'revoked', frozen: 12_000n });
    expect(await hall.services.database.read.bookedClaim.findFirst({ where: { number: 'BX-1' } })).toMatchObject({ state: 'pending' });
  });

  it('PROJ-7 what the grant above gets back is shown of one that was given on from it', async () => {
    const { made } = await shown();
    await change(made.hall, CHILD, { spent: 5_000, frozen: 1_000 });
    const back = async () => (await made.found('leader')).map(({ sq: { sqbh }, shje }) => [sqbh, shje]);
    expect(await back()).toEqual([
      [GRANT, undefined],
      [CHILD, '240.00'],
      [SECOND, undefined],
    ]);
    await change(made.hall, GRANT, { controlled: false });
    expect(await back()).toContainEqual([CHILD, undefined]);
  });

  it('one that is not sent stays', async () => {
    const { made, second, child } = await shown();
    await made.remove('leader', [second, child], 'all');
    expect(await made.states(GRANT, CHILD, SECOND)).toEqual(['active', 'revoked', 'revoked']);
  });

  it('a reason is needed, none is named twice, and there is one at least', async () => {
    const { made, grant } = await shown();
    const fault = (field: string, rule: string) => ({ code: 404, data: { field, rule } });
    expect(await made.remove('leader', [grant], 'all', ' \u200b')).toMatchObject(fault('yy', 'required'));
    expect(await made.remove('leader', [grant, grant], 'each')).toMatchObject(fault('sqs', 'repeated'));
    expect(await made.remove('leader', [], 'each')).toMatchObject({ code: 404, data: { field: 'sqs' } });
    expect(await made.states()).toEqual(['active', 'active']);
  });

  it('SYS-7 the log names those that were removed, with reason and way: once for all, or each as it is done', async () => {
    const { made, sent, grant, second } = await shown();
    const logged = async () => {
      await made.hall.services.recorder.flush();
      return made.hall.services.database.read.operationRecord.findMany({
        where: { action: 'authorizations.remove' },
        orderBy: { id: 'asc' },
      });
    };
    await change(made.hall, GRANT, { spent: 1 });
    await made.remove('leader', sent, 'each', ' 项目调整 ');
    expect(await logged()).toMatchObject(
      [CHILD, SECOND].map((target) => ({
        ...{ target, kind: 'change', result: '200' },
        changes: [
          { fieldEn: 'State', afterEn: 'Revoked' },
          { field: '原因', after: '项目调整' },
          { fieldEn: 'How it is done', afterEn: 'One by one' },
        ],
      })),
    );
    await made.remove('leader', [grant, second], 'each');
    await logged();
    await made.remove('leader', sentOf(await made.found('leader')), 'all');
    await made.remove('leader', [grant], 'all');
    expect((await logged()).slice(2)).toMatchObject([
      { target: `${GRANT}, ${SECOND}`, kind: 'change', result: '200', changes: [] },
      { target: GRANT, kind: 'change', result: '200', changes: [{ afterEn: 'Revoked' }, {}, { afterEn: 'All or none' }] },
      { target: GRANT, kind: 'change', result: '500', changes: null },
    ]);
  });
});

describe.each(MEANWHILE)('PROJ-7 PROJ-26 where %s meanwhile', (_, meanwhile, told) => {
  it('PROJ-9 one by one: that one stays as it is and says why, and the others are removed', async () => {
    const { made, grant, second } = await shown();
    await meanwhile(made);
    const before = await made.stored();
    const outcomes = outcomesIn(await made.remove('leader', [grant, second], 'each'));
    expect(outcomes).toEqual([{ sqbh: GRANT, bkyy: expect.any(String), bkyyen: told }, { sqbh: SECOND }]);
    expect(await made.stored()).toEqual(before);
    expect(await made.states(SECOND)).toEqual(['revoked']);
  });

  it('all or none: nothing is changed, and it is told which one is not as it was shown', async () => {
    const { made, grant, second } = await shown();
    await meanwhile(made);
    const before = [await made.stored(), await made.stored(CHILD), await made.stored(SECOND)];
    const answer = await made.remove('leader', [second, grant], 'all');
    expect(answer).toMatchObject({ ...refused('removal-changed'), message: expect.stringContaining(GRANT) });
    expect(answer.message).not.toContain(SECOND);
    expect([await made.stored(), await made.stored(CHILD), await made.stored(SECOND)]).toEqual(before);
    expect([await historyOf(made.hall, SECOND), await toldTo(made.hall, 'approver')]).toEqual([[], []]);
  });
});

describe('PROJ-6 PROJ-26 several at once', () => {
  it('what was given on is removed by itself where the one above it is not as it was shown', async () => {
    const { made, sent } = await shown();
    await change(made.hall, GRANT, { spent: 1 });
    expect(outcomesIn(await made.remove('leader', sent, 'each'))).toMatchObject([{ bkyyen: CHANGED }, { sqbh: CHILD }, { sqbh: SECOND }]);
    expect(outcomesIn(await made.remove('leader', sent, 'each'))).toMatchObject([
      { bkyyen: CHANGED },
      { bkyyen: ENDED },
      { bkyyen: ENDED },
    ]);
    expect(await made.states(GRANT, CHILD)).toEqual(['active', 'revoked']);
  });

  it('of two who remove the same ones at once, one does, and the other is told of each that it has ended', async () => {
    const { made, sent } = await shown();
    const answers = await Promise.all([made.remove('leader', sent, 'each'), made.remove('finadmin', sent, 'each')]);
    const [told, other] = answers.map((answer) => outcomesIn(answer).map(({ bkyyen }) => bkyyen));
    for (const [index, number] of [GRANT, CHILD, SECOND].entries()) {
      expect([told?.[index], other?.[index]], number).toEqual(expect.arrayContaining([undefined, ENDED]));
      expect((await historyOf(made.hall, number)).length, number).toBe(1);
    }
  });

  it('of two who remove all or none at once, one does, and the other changes nothing', async () => {
    const { made, sent } = await shown();
    const answers = await Promise.all([made.remove('leader', sent, 'all'), made.remove('finadmin', sent, 'all')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(await historyOf(made.hall, GRANT)).toEqual(['revoked  revoked']);
  });

  it('one that ended at midnight, before anybody looked, has ended, and the one that began then is not what was shown', async () => {
    const { made, grant, second } = await shown();
    await change(made.hall, GRANT, { lastDay: dayFrom(made.hall, 0) });
    await change(made.hall, SECOND, { state: 'scheduled', firstDay: dayFrom(made.hall, 1) });
    const sent = sentOf(await made.found('leader'));
    made.hall.clock.advance(86_400_000);
    await made.signInAgain('leader');
    expect([grant, second]).not.toEqual(sent);
    expect(outcomesIn(await made.remove('leader', sent, 'each'))).toMatchObject([
      { bkyyen: ENDED },
      { bkyyen: ENDED },
      { bkyyen: CHANGED },
    ]);
    expect(await made.states()).toEqual(['expired', 'active']);
  });
});

describe('PROJ-26 SEC-1 who removes which grants', () => {
  it('one on which the caller may not act is as unknown as one that there is not, also with the mark of who may', async () => {
    const { hall, found, remove, states } = await removalHall();
    await makeGrant(hall, { number: THIRD, by: 'finadmin', to: 'analyst', basis: 'special' });
    const [, , special] = sentOf(await found('finadmin'));
    const outcomes = outcomesIn(await remove('leader', [special as object, { sqbh: 'SQ0', yxbs: 'none' }], 'each'));
    expect(outcomes.map(({ bkyyen }) => bkyyen)).toEqual([UNKNOWN, UNKNOWN]);
    for (const one of [special as object, { sqbh: 'SQ0', yxbs: 'none' }])
      expect(await remove('leader', [one], 'all')).toMatchObject(refused('removal-changed'));
    expect(await remove('staff', sentOf(await found('leader')), 'each')).toMatchObject({
      data: { jgs: [{ bkyyen: UNKNOWN }, { bkyyen: UNKNOWN }] },
    });
    expect(await states(THIRD, GRANT)).toEqual(['active', 'active']);
  });

  it('whoever loses the permission meanwhile removes nothing, nor who no longer manages grants', async () => {
    const { hall, found, remove, states } = await removalHall();
    const sent = sentOf(await found('finadmin'));
    const take = (permissionId: string) =>
      hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId } }));
    await take('authorizations.manage');
    expect(await remove('finadmin', sent, 'each')).toMatchObject({ code: 200, data: { jgs: [{ bkyyen: UNKNOWN }, { bkyyen: UNKNOWN }] } });
    await take('authorizations.remove');
    expect(await remove('leader', sent, 'each')).toMatchObject({ code: 403 });
    expect(await states()).toEqual(['active', 'active']);
  });
});
