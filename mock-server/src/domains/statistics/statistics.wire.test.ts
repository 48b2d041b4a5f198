import { wireDay } from '@hall/contract/rules/shanghai';
import { expect, it } from 'vitest';
import { CHILD, GRANT, makeChild, makeClaim, makeGrant, PROJECT, withGrant } from '../../testing/grant-hall.ts';
import { leadMore } from '../../testing/lead-more.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import type { TestHall } from '../../testing/test-hall.ts';

interface Group {
  readonly fzbh: string;
  readonly fzmc: string;
  readonly fzsl: number;
  readonly fzje: string;
}
type Found = Readonly<Record<'sqtj' | 'sqsqtj' | 'sytj', readonly Group[]>>;

const OF = ['sqtj', 'sqsqtj', 'sytj'] as const;
const DIVISIONS = ['department', 'month', 'state'] as const;

const ask = async (hall: TestHall, token: string, tjfs: string, tjqj = '12') =>
  (await hall.get(`/api/statistics/authority?tjfs=${tjfs}&tjqj=${tjqj}`, token)).data as Found;

const fen = (yuan: string): number => Number(yuan.replace('.', ''));
const total = (groups: readonly Group[]) => ({
  count: groups.reduce((sum, { fzsl }) => sum + fzsl, 0),
  fen: groups.reduce((sum, { fzje }) => sum + fen(fzje), 0),
});
const totals = (found: Found) => OF.map((of) => total(found[of]));

/** What somebody is answered more than before, as number and fen of grants, applications and claims. */
async function more(hall: TestHall, token: string, change: () => Promise<unknown>): Promise<(readonly [number, number])[]> {
  const before = totals(await ask(hall, token, 'state'));
  await change();
  const after = totals(await ask(hall, token, 'state'));
  return after.map(({ count, fen: money }, index) => [count - (before[index]?.count ?? 0), money - (before[index]?.fen ?? 0)] as const);
}

const inDays = (hall: TestHall, days: number) => new Date(hall.clock.now().getTime() + days * 86_400_000);

const apply = (hall: TestHall, number: string, own: object) =>
  hall.services.database.unitOfWork(async (tx) => {
    const { id } = await tx.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const at = hall.clock.now();
    const what = { state: 'pending', duration: 'month', amount: 50_000, submittedAt: at, madeAt: at };
    await tx.application.create({ data: { number, projectCode: PROJECT, applicantId: id, personId: id, ...what, ...own } });
  });

it('PROJ-29 grants, applications and use come to the same, by whatever they are divided', async () => {
  const { hall } = await withGrant();
  await makeClaim(hall, GRANT, 10_000);
  await apply(hall, 'SP2099000001', {});
  const token = await hall.signIn('finadmin');
  for (const period of ['3', '12', '36']) {
    const [department, month, state] = await Promise.all(DIVISIONS.map((by) => ask(hall, token, by, period)));
    expect(totals(month as Found)).toEqual(totals(state as Found));
    expect(totals(department as Found)).toEqual(totals(state as Found));
    expect(total((state as Found).sytj).fen).toBeGreaterThanOrEqual(10_000);
    for (const of of OF) expect(month?.[of].map(({ fzbh }) => fzbh)).toEqual([...(month?.[of] ?? [])].map(({ fzbh }) => fzbh).sort());
    for (const of of OF) expect(month?.[of]).toHaveLength(Number(period));
  }
});

it('PROJ-29 leaders and authorizers are told of what is theirs, holders are not', async () => {
  const { hall } = await withGrant();
  const [leader, holder] = [await hall.signIn('leader'), await hall.signIn('staff')];
  expect(await more(hall, leader, () => makeGrant(hall, { number: 'SQ2099000003', amount: 7 }))).toEqual([
    [1, 7],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, holder, () => makeGrant(hall, { number: 'SQ2099000004' }))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, holder, () => makeChild(hall))).toEqual([
    [1, 30_000],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, holder, () => makeClaim(hall, CHILD, 500, 'BX-2'))).toEqual([
    [0, 0],
    [0, 0],
    [1, 500],
  ]);
  expect(await more(hall, leader, () => makeClaim(hall, CHILD, 300, 'BX-3'))).toEqual([
    [0, 0],
    [0, 0],
    [1, 300],
  ]);
  expect(await more(hall, holder, () => apply(hall, 'SP2099000001', {}))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, leader, () => apply(hall, 'SP2099000002', {}))).toEqual([
    [0, 0],
    [1, 50_000],
    [0, 0],
  ]);
});

it('PROJ-29 who leads more projects than the database takes values for is told of all of them', async () => {
  const { hall } = await withGrant();
  const token = await hall.signIn('leader');
  await leadMore(hall.services.database, PROJECT, 1_200);
  for (const by of DIVISIONS) await ask(hall, token, by);
  expect(await more(hall, token, () => makeClaim(hall, GRANT, 500, 'BX-2'))).toEqual([
    [0, 0],
    [0, 0],
    [1, 500],
  ]);
});

it('PROJ-29 who heads a department is told of grants on all of its projects', async () => {
  const { hall } = await withGrant();
  const { database } = hall.services;
  const head = await hall.signIn('analyst');
  await database.unitOfWork(async (tx) => {
    const { id: headId } = await tx.person.findUniqueOrThrow({ where: { userName: 'analyst' } });
    const { departmentId } = await tx.project.findUniqueOrThrow({ where: { code: PROJECT } });
    await tx.department.update({ where: { id: departmentId }, data: { headId } });
  });
  const special = { number: 'SQ2099000003', by: 'finadmin', basis: 'special' };
  expect((await more(hall, head, () => makeGrant(hall, special)))[0]).toEqual([0, 0]);
  expect((await more(hall, head, () => makeGrant(hall, { ...special, number: 'SQ2099000004', projectCode: null })))[0]).toEqual([
    1, 100_000,
  ]);
});

it('PROJ-29 who sees the rows of a department is told of it, and of no other', async () => {
  const { hall } = await withGrant();
  await makeRole(hall, 'counts', 'statistics.authority');
  const { database } = hall.services;
  await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'counts' }, data: { scope: 'department' } }));
  const token = await signInWith(hall, 'counts');
  const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const elsewhere = await database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
  const away = { number: 'SQ2099000003', departmentId: elsewhere.id };
  expect(await more(hall, token, () => makeGrant(hall, away))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, token, () => makeGrant(hall, { number: 'SQ2099000004' }))).toEqual([
    [1, 100_000],
    [0, 0],
    [0, 0],
  ]);
  expect(await more(hall, token, () => apply(hall, 'SP2099000001', {}))).toEqual([
    [0, 0],
    [1, 50_000],
    [0, 0],
  ]);
  expect(await more(hall, token, () => makeClaim(hall, GRANT, 500))).toEqual([
    [0, 0],
    [0, 0],
    [1, 500],
  ]);
  const { sqtj } = await ask(hall, token, 'department');
  expect(sqtj.map(({ fzbh }) => fzbh)).toEqual([departmentId]);
});

it('PROJ-29 claims count with what was spent, or is held as long as they wait; rejected ones with nothing', async () => {
  const { hall } = await withGrant();
  const leader = await hall.signIn('leader');
  await makeClaim(hall, GRANT, 10_000);
  const decided = (state: string, spent: number) =>
    more(hall, leader, () =>
      hall.services.database.unitOfWork((tx) => tx.bookedClaim.updateMany({ where: { number: 'BX-1' }, data: { state, spent } })),
    );
  expect((await decided('approved', 9_000))[2]).toEqual([0, -1_000]);
  expect((await decided('rejected', 0))[2]).toEqual([0, -9_000]);
});

it('PROJ-29 drafts and what was deleted are nobody’s but their applicant’s', async () => {
  const { hall } = await withGrant();
  const leader = await hall.signIn('leader');
  const at = hall.clock.now();
  expect((await more(hall, leader, () => apply(hall, 'SP2099000001', { state: 'draft', submittedAt: null })))[1]).toEqual([0, 0]);
  expect((await more(hall, leader, () => apply(hall, 'SP2099000002', { state: 'withdrawn', removedAt: at })))[1]).toEqual([0, 0]);
});

it('PROJ-29 what lies before the period is not of it, and each month has what was of it', async () => {
  const { hall } = await withGrant();
  const leader = await hall.signIn('leader');
  const [old, earlier] = [inDays(hall, -400), inDays(hall, -45)];
  expect((await more(hall, leader, () => makeGrant(hall, { number: 'SQ2099000003', madeAt: old })))[0]).toEqual([0, 0]);
  const month = wireDay(earlier).slice(0, 7);
  const of = async () => (await ask(hall, leader, 'month')).sqtj.find(({ fzbh }) => fzbh === month)?.fzsl ?? 0;
  const before = await of();
  await makeGrant(hall, { number: 'SQ2099000004', madeAt: earlier });
  expect(await of()).toBe(before + 1);
});

it('PROJ-29 a department with more money stands before one with less', async () => {
  const { hall } = await withGrant({ amount: 99_999_999_999 });
  const { sqtj } = await ask(hall, await hall.signIn('finadmin'), 'department');
  const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
  expect(sqtj[0]?.fzbh).toBe(departmentId);
  expect(sqtj.map(({ fzje }) => fen(fzje))).toEqual(sqtj.map(({ fzje }) => fen(fzje)).sort((one, other) => other - one));
});

it('PROJ-29 without the permission nobody is told', async () => {
  const { hall } = await withGrant();
  await makeRole(hall, 'nothing');
  const token = await signInWith(hall, 'nothing');
  expect(await hall.get('/api/statistics/authority?tjfs=state&tjqj=12', token)).toMatchObject({ code: 403 });
});
