import { PROJECT_ACTIONS, PROJECT_STATES, projectAfter } from '@hall/contract/rules/project-states';
import { describe, expect, it } from 'vitest';
import { between } from '../../testing/between.ts';
import { decide, type Effect, PROJECT, personOf, refusal, withProject } from '../../testing/project-hall.ts';
import type { TestHall } from '../../testing/test-hall.ts';

const ONE = { xmbh: PROJECT };
const STATES = Object.keys(PROJECT_STATES) as (keyof typeof PROJECT_STATES)[];
const ACTIONS = Object.keys(PROJECT_ACTIONS) as (keyof typeof PROJECT_ACTIONS)[];

const setState = ({ services }: TestHall, state: string) =>
  services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data: { state } }));
const stored = ({ services }: TestHall) => services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
const toldOf = async ({ services }: TestHall, userName: string) =>
  (await services.database.read.pushedNotice.findMany({ where: { person: { userName }, origin: 'projects' }, orderBy: { id: 'asc' } })).map(
    ({ title, titleEn, path }) => ({ title, titleEn, path }),
  );

async function withDecider() {
  const world = await withProject();
  const finadmin = await world.as('finadmin');
  const { staffNumber } = await personOf(world.hall, 'staff');
  const effect = async (czlx: string, more: object = {}) => (await finadmin('effect', { ...ONE, czlx, ...more })).data as Effect;
  return { ...world, finadmin, toStaff: { xfzrgh: staffNumber }, effect };
}

describe('PROJ-1 decisions on a project', () => {
  it.each(STATES.flatMap((state) => ACTIONS.map((action) => [state, action] as const)))(
    'of a project that is %s: %s',
    async (state, action) => {
      const { hall, finadmin, toStaff } = await withDecider();
      await setState(hall, state);
      const after = projectAfter(state, action);
      const more = action === 'leader' ? toStaff : {};
      const answer = await decide(finadmin, action, more);
      if (!after) {
        expect(answer).toMatchObject(refusal('project-action'));
        expect(await finadmin('decide', { ...ONE, czlx: action, yy: '检查', yxbs: 'x', ...more })).toMatchObject(refusal('project-action'));
      } else expect(answer).toMatchObject({ code: 200, data: { xmzt: after, fzr: action === 'leader' ? '王芳' : '赵明远' } });
      expect((await stored(hall)).state).toBe(after ?? state);
    },
  );

  it('stand in its history with reason, person and leaders, the latest first, for who leads it too', async () => {
    const { finadmin, as, toStaff } = await withDecider();
    await decide(finadmin, 'freeze');
    await decide(finadmin, 'leader', toStaff);
    const { lsjl, xm } = (await (await as('staff'))('detail', ONE)).data as { lsjl: object[]; xm: object };
    expect(xm).toMatchObject({ xmjs: 'leader', xmzt: 'frozen' });
    expect(lsjl).toMatchObject([
      { czlx: 'leader', yy: '检查', yfzr: '赵明远', yfzren: 'Zhao Mingyuan', xfzr: '王芳', xfzren: 'Wang Fang', czr: expect.any(String) },
      { czlx: 'freeze', yy: '检查' },
    ]);
    expect(lsjl[1]).not.toHaveProperty('yfzr');
  });

  it('need a reason that can be seen, of 200 characters at most', async () => {
    const { finadmin, effect } = await withDecider();
    const { yxbs } = await effect('freeze');
    const asked = { ...ONE, czlx: 'freeze', yxbs };
    for (const yy of ['', '   ', '\u200b', '长'.repeat(201)])
      expect(await finadmin('decide', { ...asked, yy })).toMatchObject({ code: 404, data: { field: 'yy' } });
    expect(await finadmin('decide', { ...asked, yy: '长'.repeat(200) })).toMatchObject({ code: 200 });
  });

  it('name a leader who is there, can sign in and does not lead it yet', async () => {
    const { hall, finadmin } = await withDecider();
    const asked = { ...ONE, czlx: 'leader' };
    const disabled = (await personOf(hall, 'disabled')).staffNumber;
    const leads = (await personOf(hall, 'leader')).staffNumber;
    const at = (rule: string, code = 500) => ({ code, data: { rule, field: 'xfzrgh' } });
    for (const call of ['effect', 'decide']) {
      const more = call === 'decide' ? { yy: '检查', yxbs: 'x' } : {};
      const said = (xfzrgh?: string) => finadmin(call, { ...asked, ...more, ...(xfzrgh !== undefined && { xfzrgh }) });
      expect(await said()).toMatchObject(at('required', 404));
      expect(await said('')).toMatchObject(at('required', 404));
      expect(await said('nobody')).toMatchObject(at('grant-person-unknown', 404));
      expect(await said(disabled)).toMatchObject(at('grant-person-disabled'));
      expect(await said(leads)).toMatchObject(at('project-leader-same'));
    }
  });

  it('are told to who leads it, and to who leads it from now on', async () => {
    const { hall, finadmin, toStaff } = await withDecider();
    await decide(finadmin, 'freeze');
    await decide(finadmin, 'leader', toStaff);
    const path = `/projects?open=${PROJECT}`;
    const handed = { title: '项目“量子计量”已更换负责人：检查', titleEn: 'The project “Quantum metrology” has another leader: 检查', path };
    expect((await toldOf(hall, 'leader')).slice(-2)).toEqual([
      { title: '项目“量子计量”已冻结：检查', titleEn: 'The project “Quantum metrology” was frozen: 检查', path },
      handed,
    ]);
    expect((await toldOf(hall, 'staff')).slice(-1)).toEqual([handed]);
  });

  it('are changes in the log, each by its name, with what was before and after', async () => {
    const { hall, finadmin, toStaff } = await withDecider();
    await decide(finadmin, 'leader', toStaff);
    await decide(finadmin, 'close');
    await hall.services.recorder.flush();
    const made = await hall.services.database.read.operationRecord.findMany({
      where: { action: 'projects.decide' },
      orderBy: { id: 'asc' },
    });
    expect(made).toMatchObject([
      {
        kind: 'change',
        target: `${PROJECT} 量子计量`,
        changes: [
          { fieldEn: 'Leader', beforeEn: 'Zhao Mingyuan', afterEn: 'Wang Fang' },
          { fieldEn: 'Reason', after: '检查' },
        ],
      },
      { changes: [{ fieldEn: 'State', beforeEn: 'Active', afterEn: 'Closed' }, { fieldEn: 'Reason' }] },
    ]);
  });
});

describe('PROJ-7 what a decision would do is shown first', () => {
  it('freezing suspends the grants on the project that are not suspended yet, and takes its use from everybody', async () => {
    const { effect, give, grant, finadmin } = await withDecider();
    const own = await give({ to: 'staff', project: PROJECT });
    const later = await give({ to: 'approver', project: PROJECT, state: 'scheduled' });
    const held = await give({ to: 'analyst', project: PROJECT, state: 'suspended', heldByHand: true });
    await give({ to: 'finclerk', department: 'chemistry' });
    const shown = await effect('freeze');
    expect(shown).toMatchObject({ djsqs: 2, hfsqs: 0, cxsqs: 0, dclbxs: 0, ye: '770.00' });
    expect(shown.yxryen).toHaveLength(4);
    expect(shown.yxryen).toEqual(expect.arrayContaining(['Zhao Mingyuan', 'Wang Fang']));
    expect(await decide(finadmin, 'freeze')).toMatchObject({ code: 200 });
    for (const number of [own, later, held]) expect(await grant(number)).toMatchObject({ state: 'suspended', heldByProject: true });
  });

  it('thawing resumes those that nothing else keeps suspended, with what was given on from them', async () => {
    const { hall, effect, give, grant, finadmin } = await withDecider();
    await setState(hall, 'frozen');
    const frozen = { project: PROJECT, state: 'suspended', heldByProject: true };
    const own = await give({ to: 'staff', ...frozen });
    const child = await give({ to: 'approver', ...frozen, heldByParent: true, parentNumber: own });
    const byHand = await give({ to: 'analyst', ...frozen, heldByHand: true });
    const below = await give({ to: 'finclerk', ...frozen, heldByParent: true, parentNumber: byHand });
    expect(await effect('thaw')).toMatchObject({ djsqs: 0, hfsqs: 2, cxsqs: 0, yxry: [] });
    await decide(finadmin, 'thaw');
    for (const number of [own, child]) expect(await grant(number)).toMatchObject({ state: 'active' });
    for (const number of [byHand, below]) expect(await grant(number)).toMatchObject({ state: 'suspended', heldByProject: false });
  });

  it('closing ends all grants on the project, and no other; claims that are pending are told of', async () => {
    const { hall, effect, give, grant, finadmin } = await withDecider();
    const own = await give({ to: 'staff', project: PROJECT });
    const held = await give({ to: 'approver', project: PROJECT, state: 'suspended', heldByHand: true });
    const around = await give({ to: 'staff', department: 'chemistry' });
    const { id: personId } = await personOf(hall, 'staff');
    await hall.services.database.unitOfWork((tx) =>
      tx.bookedClaim.create({
        data: {
          ...{ systemId: 'reimbursement', number: 'T-1', projectCode: PROJECT, personId, grantNumber: own },
          ...{ title: '差旅', day: '2026-01-01', state: 'pending', asked: 3_000, bookedAt: hall.clock.now() },
        },
      }),
    );
    expect(await effect('close')).toMatchObject({ djsqs: 0, hfsqs: 0, cxsqs: 2, dclbxs: 1 });
    await decide(finadmin, 'close');
    for (const number of [own, held]) expect(await grant(number)).toMatchObject({ state: 'revoked' });
    expect(await grant(around)).toMatchObject({ state: 'active' });
  });

  it('another leader ends that person’s own grants there with what was given on from them, and takes the use from who led it', async () => {
    const { hall, effect, give, grant, finadmin, toStaff } = await withDecider();
    const own = await give({ to: 'staff', project: PROJECT });
    const child = await give({ to: 'approver', project: PROJECT, parentNumber: own });
    const other = await give({ to: 'analyst', project: PROJECT });
    const shown = await effect('leader', toStaff);
    expect(shown).toMatchObject({ djsqs: 0, cxsqs: 2 });
    expect(shown.yxryen).toEqual(expect.arrayContaining(['Zhao Mingyuan']));
    expect(shown.yxryen).toHaveLength(2);
    await decide(finadmin, 'leader', toStaff);
    for (const number of [own, child]) expect(await grant(number)).toMatchObject({ state: 'revoked' });
    const staff = await personOf(hall, 'staff');
    expect(await grant(other)).toMatchObject({ state: 'active', authorizerId: staff.id });
    expect((await stored(hall)).leaderId).toBe(staff.id);
  });

  it('a former leader who still may spend by a grant on its department loses nothing; one who may only look at it does', async () => {
    const { effect, give, toStaff } = await withDecider();
    await give({ to: 'leader', department: 'chemistry', forExpense: false });
    expect((await effect('leader', toStaff)).yxryen).toEqual(['Zhao Mingyuan']);
    await give({ to: 'leader', department: 'chemistry' });
    expect((await effect('leader', toStaff)).yxry).toEqual([]);
  });
});

describe('PROJ-7 what is done is what was shown', () => {
  it.each<[string, (world: Awaited<ReturnType<typeof withDecider>>) => Promise<unknown>]>([
    ['another grant was given', ({ give }) => give({ to: 'approver', project: PROJECT })],
    [
      'the balance is another one',
      ({ hall }) => hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data: { spent: 21_000 } })),
    ],
    ['somebody else was made leader', ({ finadmin, toStaff }) => decide(finadmin, 'leader', toStaff)],
  ])('else it is refused as changed meanwhile, with nothing done: %s', async (_, happen) => {
    const world = await withDecider();
    const { hall, finadmin, effect } = world;
    const { yxbs } = await effect('freeze');
    await happen(world);
    expect(await finadmin('decide', { ...ONE, czlx: 'freeze', yy: '检查', yxbs })).toMatchObject(refusal('changed-meanwhile'));
    expect((await stored(hall)).state).toBe('active');
  });

  it('also where it changes right before the decision is written', async () => {
    const { hall, finadmin, effect, give, grant } = await withDecider();
    const number = await give({ to: 'staff', project: PROJECT });
    const { yxbs } = await effect('freeze');
    between(hall, 1, () => give({ to: 'approver', project: PROJECT }));
    expect(await finadmin('decide', { ...ONE, czlx: 'freeze', yy: '检查', yxbs })).toMatchObject(refusal('changed-meanwhile'));
    expect(await grant(number)).toMatchObject({ state: 'active' });
  });

  it('a mark is good for the decision and the leader that it was shown for', async () => {
    const { finadmin, effect, toStaff } = await withDecider();
    const { yxbs } = await effect('freeze');
    expect(await finadmin('decide', { ...ONE, czlx: 'close', yy: '检查', yxbs })).toMatchObject(refusal('changed-meanwhile'));
    expect(await finadmin('decide', { ...ONE, czlx: 'leader', ...toStaff, yy: '检查', yxbs })).toMatchObject(refusal('changed-meanwhile'));
  });

  it('of two decisions at once one is made, once', async () => {
    const { hall, finadmin, effect } = await withDecider();
    const { yxbs } = await effect('freeze');
    const both = await Promise.all([1, 2].map(() => finadmin('decide', { ...ONE, czlx: 'freeze', yy: '检查', yxbs })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject(refusal('project-action'));
    expect(await hall.services.database.read.projectEvent.count({ where: { projectCode: PROJECT } })).toBe(1);
  });
});
