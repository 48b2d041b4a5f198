import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, type ApplicationRow, type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { inDays, makeProject } from '../../testing/giving-hall.ts';

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
    ...{ save: becomes('草稿'), submit: becomes('待审核'), withdraw: NOT_NOW, remove: { code: 200 } },
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

/** What nobody does with an application itself, and what that makes of one that waits. */
const BROUGHT_ABOUT = {
  'the project is closed': [({ decideOnProject }) => decideOnProject('close'), 'void closed'],
  'somebody else leads the project': [({ decideOnProject }) => decideOnProject('leader', 'deptlead'), 'moved leader Chen Guohua'],
  'who leads it cannot sign in any more': [({ enable }) => enable('leader', '0'), 'moved person Lin Hai'],
  'its last day is over': [
    async ({ hall, again, get }) => {
      hall.clock.advance(200 * DAY_MS);
      again();
      await get('leader', 'waiting');
    },
    'void day',
  ],
} satisfies Record<string, readonly [happens: (hall: ApplyingHall) => Promise<unknown>, step: string]>;
type Event = keyof typeof BROUGHT_ABOUT;

describe('PROJ-3 what is brought about is that of an application that waits alone', () => {
  it.each(
    (Object.keys(BROUGHT_ABOUT) as Event[]).flatMap((event) => (Object.keys(REACHED) as State[]).map((state) => [event, state] as const)),
  )('when %s: %s', async (event, state) => {
    const hall = await applyingHall();
    const { sqdh } = await REACHED[state](hall);
    const [before, way] = [await hall.stored(sqdh), await hall.wayOf(sqdh)];
    const [happens, step] = BROUGHT_ABOUT[event];
    await happens(hall);
    const waited = state === '待审核';
    expect(await hall.wayOf(sqdh)).toEqual(waited ? [...way, step] : way);
    const became = step.startsWith('void') ? 'void' : 'pending';
    expect(await hall.stored(sqdh)).toMatchObject({ state: waited ? became : before.state, version: before.version + (waited ? 1 : 0) });
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
    const kept = applicationIn(await hall.save({ ...draftOf(back), sqje: '900.00', sqyy: '' }));
    expect(kept).toMatchObject({ sqzt: '已驳回', sqlc: 1, sqje: '1000.00', shyj: '额度过高', sfxg: '1' });
    const again = applicationIn(await hall.submit({ ...draftOf(kept), sqje: '800.00' }));
    expect(again).toMatchObject({ sqdh: first.sqdh, sqzt: '待审核', sqlc: 2, sqje: '800.00', shr: '赵明远' });
    expect(await hall.stored(first.sqdh)).toMatchObject({ comment: '', decidedAt: null, edited: null });
    const taken = applicationIn(await hall.withdraw(again));
    expect(applicationIn(await hall.submit(draftOf(taken)))).toMatchObject({ sqlc: 3 });
    const rounds = (await hall.stored(first.sqdh)).steps.map(({ round, kind }) => `${round} ${kind}`);
    expect(rounds).toEqual(['1 submitted', '1 rejected', '2 submitted', '2 withdrawn', '3 submitted']);
  });

  it('is as others know it until it is submitted again, and who made it goes on where they were', async () => {
    const hall = await applyingHall();
    const person = { bsqrgh: await hall.numberOf('deptlead') };
    const back = applicationIn(await hall.reject('leader', await hall.submitted(person)));
    await hall.save({ ...draftOf(back), ...person, sqje: '900.00', xmbh: await makeProject(hall.hall, { code: 'AP2' }) });
    const detail = async (by: string) => (await hall.call(by, 'detail', { sqdh: back.sqdh })).data as Record<string, unknown>;
    for (const by of ['leader', 'deptlead', 'finadmin']) {
      const seen = await detail(by);
      expect(seen).toMatchObject({ sq: { sqzt: '已驳回', sqje: '1000.00', xmbh: APPLIED_FOR, sfxg: '0' } });
      expect(seen).not.toHaveProperty('xgnr');
    }
    expect(await detail('staff')).toMatchObject({
      sq: { sqje: '1000.00', xmbh: APPLIED_FOR, sfxg: '1' },
      xgnr: { sqje: '900.00', xmbh: 'AP2', xmmc: expect.any(String), bsqr: '陈国华' },
    });
    expect(await hall.list('staff', 'own', { text: 'AP2' })).toEqual([]);
  });
});

describe('PROJ-3 an application that is deleted', () => {
  const seenBy = async (hall: ApplyingHall, by: string, sqdh: string) => {
    const lists: string[] = [];
    for (const name of ['own', 'approvals', 'all'] as const) if ((await hall.list(by, name, { sqdh })).length > 0) lists.push(name);
    const { code } = await hall.call(by, 'detail', { sqdh });
    return [...lists, code];
  };

  it('is gone for everybody where nobody decided on it, and its number is never that of another', async () => {
    const hall = await applyingHall();
    const { sqdh } = await REACHED.已撤回(hall);
    expect(await hall.remove({ sqdh, version: (await hall.stored(sqdh)).version })).toMatchObject({ code: 200 });
    for (const by of ['staff', 'leader', 'finadmin']) expect(await seenBy(hall, by, sqdh)).toEqual([404]);
    const version = (await hall.stored(sqdh)).version;
    for (const change of [hall.save, hall.submit, hall.withdraw, hall.remove])
      expect(await change({ sqdh, version })).toMatchObject(UNSEEN);
    expect((await hall.submitted()).sqdh > sqdh).toBe(true);
  });

  it('stays known with its steps to who decided on it and to the finance office where it was rejected before', async () => {
    const hall = await applyingHall();
    const back = applicationIn(await hall.reject('leader', await hall.submitted(), '额度过高'));
    const taken = applicationIn(await hall.withdraw(applicationIn(await hall.submit(draftOf(back)))));
    expect(await hall.toldTo('staff')).toHaveLength(1);
    expect(await hall.remove(taken)).toMatchObject({ code: 200 });
    expect(await hall.toldTo('staff')).toEqual([]);
    expect(await seenBy(hall, 'staff', taken.sqdh)).toEqual([404]);
    expect([await seenBy(hall, 'leader', taken.sqdh), await seenBy(hall, 'finadmin', taken.sqdh)]).toEqual([
      ['approvals', 'all', 200],
      ['all', 200],
    ]);
    expect((await hall.stored(taken.sqdh)).steps.map(({ kind }) => kind)).toEqual(['submitted', 'rejected', 'submitted', 'withdrawn']);
  });
});
