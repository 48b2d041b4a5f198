import { describe, expect, it } from 'vitest';
import { type ApplicationRow, type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { inDays } from '../../testing/giving-hall.ts';

const DAY_MS = 86_400_000;

/** How an application comes to be in each state. */
const REACHED = {
  草稿: async ({ save }) => applicationIn(await save()),
  待审核: ({ submitted }) => submitted(),
  已通过: async ({ submitted, approve }) => applicationIn(await approve('leader', await submitted())),
  已驳回: async ({ submitted, reject }) => applicationIn(await reject('leader', await submitted())),
  已撤回: async ({ submitted, withdraw }) => applicationIn(await withdraw(await submitted())),
  已失效: async ({ hall, submitted, stored, today, again }) => {
    const { sqdh } = await submitted({ sqqx: 'custom', jsrq: today });
    hall.clock.advance(DAY_MS);
    again();
    // Whatever touches applications moves them to the day.
    await hall.get('/api/sqgl/xmsqsq', await hall.signIn('leader'));
    const { version } = await stored(sqdh);
    return { sqdh, version } as ApplicationRow;
  },
} satisfies Record<string, (hall: ApplyingHall) => Promise<ApplicationRow>>;
type State = keyof typeof REACHED;

/** How each action is called. */
const CALLED = {
  save: ({ hall, save }, { sqdh, version }) => save({ sqdh, version, ksrq: inDays(hall, 0) }),
  submit: ({ hall, submit }, { sqdh, version }) => submit({ sqdh, version, ksrq: inDays(hall, 0) }),
  withdraw: ({ withdraw }, row) => withdraw(row),
  remove: ({ remove }, row) => remove(row),
  approve: ({ approve }, row) => approve('leader', row),
  reject: ({ reject }, row) => reject('leader', row),
} satisfies Record<string, (hall: ApplyingHall, row: ApplicationRow) => ReturnType<ApplyingHall['submit']>>;
type Action = keyof typeof CALLED;

const HANDLED = refused('application-handled');
const NOT_NOW = refused('application-action');
const UNSEEN = refused('not-found', 404, 'sqdh');
const becomes = (sqzt: State) => ({ code: 200, data: { sqzt } });

/** PROJ-3: every state and every action, with what comes of it. */
const TABLE: Record<State, Record<Action, object>> = {
  草稿: {
    ...{ save: becomes('草稿'), submit: becomes('待审核'), withdraw: HANDLED, remove: { code: 200 } },
    ...{ approve: UNSEEN, reject: UNSEEN },
  },
  待审核: {
    save: NOT_NOW,
    submit: NOT_NOW,
    withdraw: becomes('已撤回'),
    remove: NOT_NOW,
    approve: becomes('已通过'),
    reject: becomes('已驳回'),
  },
  已通过: { save: NOT_NOW, submit: NOT_NOW, withdraw: HANDLED, remove: NOT_NOW, approve: HANDLED, reject: HANDLED },
  已驳回: { save: becomes('已驳回'), submit: becomes('待审核'), withdraw: HANDLED, remove: NOT_NOW, approve: HANDLED, reject: HANDLED },
  已撤回: {
    save: becomes('已撤回'),
    submit: becomes('待审核'),
    withdraw: HANDLED,
    remove: { code: 200 },
    approve: HANDLED,
    reject: HANDLED,
  },
  已失效: { save: NOT_NOW, submit: NOT_NOW, withdraw: HANDLED, remove: NOT_NOW, approve: HANDLED, reject: HANDLED },
};

const CASES = (Object.keys(TABLE) as State[]).flatMap((state) =>
  (Object.keys(CALLED) as Action[]).map((action) => [state, action, TABLE[state][action]] as const),
);

describe('PROJ-3 what can be done with an application in each of its states', () => {
  it.each(CASES)('%s: %s', async (state, action, answer) => {
    const hall = await applyingHall();
    const row = await REACHED[state](hall);
    const steps = (await hall.stored(row.sqdh)).steps.length;
    expect(await CALLED[action](hall, row)).toMatchObject(answer);
    if ((answer as { code: number }).code === 200) return;
    expect(await hall.stored(row.sqdh)).toMatchObject({ version: row.version, steps: { length: steps } });
  });

  it('is said in the rows of who applies and of who decides', async () => {
    const hall = await applyingHall();
    const said = async (by: string, name: 'own' | 'all', { sqdh }: ApplicationRow) => (await hall.list(by, name, { sqdh }))[0]?.kczs;
    const draft = await REACHED.草稿(hall);
    expect(await said('staff', 'own', draft)).toEqual(['edit', 'submit', 'remove']);
    const pending = await REACHED.待审核(hall);
    expect([await said('staff', 'own', pending), await said('leader', 'all', pending)]).toEqual([['withdraw'], ['approve', 'reject']]);
    await hall.reject('leader', pending);
    expect([await said('staff', 'own', pending), await said('leader', 'all', pending)]).toEqual([['edit', 'submit'], []]);
  });
});

describe('PROJ-3 an application that was changed by another window meanwhile', () => {
  it.each(['save', 'submit', 'remove'] as const)('is refused to %s in an older version, or in none', async (action) => {
    const hall = await applyingHall();
    const draft = await REACHED.草稿(hall);
    const saved = applicationIn(await hall.save({ ...draftOf(draft), sqyy: '改写' }));
    expect(saved.version).toBe(draft.version + 1);
    expect(await CALLED[action](hall, draft)).toMatchObject(refused('changed-meanwhile'));
    if (action !== 'remove') expect(await hall[action]({ sqdh: draft.sqdh })).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.stored(draft.sqdh)).toMatchObject({ reason: '改写', version: saved.version, state: 'draft' });
    expect(await CALLED[action](hall, saved)).toMatchObject({ code: 200 });
  });

  it('is refused to be withdrawn in an older version', async () => {
    const hall = await applyingHall();
    const { sqdh, version } = await REACHED.待审核(hall);
    expect(await hall.withdraw({ sqdh, version: version - 1 })).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.withdraw({ sqdh, version })).toMatchObject(becomes('已撤回'));
  });
});

const draftOf = ({ sqdh, version }: ApplicationRow) => ({ sqdh, version });

describe('PROJ-3 PROJ-28 an application that is submitted again', () => {
  it('has a round more, is as it was written anew, and waits again without what was said of it before', async () => {
    const hall = await applyingHall();
    const first = await hall.submitted();
    const back = applicationIn(await hall.reject('leader', first, '额度过高'));
    expect(back).toMatchObject({ sqlc: 1, shyj: '额度过高' });
    const kept = applicationIn(await hall.save({ ...draftOf(back), sqje: '900.00' }));
    expect(kept).toMatchObject({ sqzt: '已驳回', sqlc: 1, sqje: '900.00', shyj: '额度过高' });
    const again = applicationIn(await hall.submit({ ...draftOf(kept), sqje: '800.00' }));
    expect(again).toMatchObject({ sqdh: first.sqdh, sqzt: '待审核', sqlc: 2, sqje: '800.00', shr: '赵明远' });
    expect([again.shyj, (await hall.stored(first.sqdh)).decidedAt]).toEqual([undefined, null]);
    const taken = applicationIn(await hall.withdraw(again));
    expect(applicationIn(await hall.submit(draftOf(taken)))).toMatchObject({ sqlc: 3 });
    const rounds = (await hall.stored(first.sqdh)).steps.map(({ round, kind }) => `${round} ${kind}`);
    expect(rounds).toEqual(['1 submitted', '1 rejected', '2 submitted', '2 withdrawn', '3 submitted']);
  });

  it('is gone with its way where it was withdrawn and is deleted', async () => {
    const hall = await applyingHall();
    const { sqdh } = await REACHED.已撤回(hall);
    const { version } = await hall.stored(sqdh);
    expect(await hall.remove({ sqdh, version })).toMatchObject({ code: 200 });
    const { read } = hall.hall.services.database;
    expect([
      await read.application.count({ where: { number: sqdh } }),
      await read.applicationStep.count({ where: { applicationNumber: sqdh } }),
    ]).toEqual([0, 0]);
  });
});
