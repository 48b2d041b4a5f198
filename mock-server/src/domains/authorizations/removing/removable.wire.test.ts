import { REMOVED_TOGETHER_MAX } from '@hall/contract/grant-removal';
import { describe, expect, it } from 'vitest';
import { CHILD, change, dayFrom, GRANT, makeChild, makeClaim, makeGrant, PROJECT, refused } from '../../../testing/grant-hall.ts';
import {
  BELOW,
  DEPARTMENT,
  makeDepartments,
  makeOfDepartment,
  numbersOf,
  removalHall,
  SECOND,
  THIRD,
} from '../../../testing/removal-hall.ts';
import { makeRole, signInWith } from '../../../testing/roles.ts';

const BY_PROJECT = { jcfs: 'project', xmbhs: [PROJECT] };
const byAmount = (kyjez: string) => ({ jcfs: 'amount', kyjez, xmbhs: [PROJECT] });

describe('PROJ-26 what can be removed', () => {
  it('by amount: what has at most so much available, used up with 0, and nothing without an amount', async () => {
    const { hall, found, look } = await removalHall({ amount: 50_000, spent: 20_000 });
    await makeClaim(hall, GRANT, 10_000);
    await change(hall, SECOND, { amount: 30_000, spent: 30_000 });
    await makeGrant(hall, { number: THIRD, to: 'analyst', controlled: false, amount: 0 });
    expect(numbersOf(await found('leader', byAmount('200.00')))).toEqual([GRANT, SECOND]);
    expect(numbersOf(await found('leader', byAmount('199.99')))).toEqual([SECOND]);
    expect(numbersOf(await found('leader', byAmount('0.00')))).toEqual([SECOND]);
    for (const kyjez of ['', '-1.00', 'much', '1.234', '100000000000.00'])
      expect(await look('leader', byAmount(kyjez)), kyjez).toMatchObject(refused('removal-amount', 404));
    expect(await look('leader', { jcfs: 'amount' })).toMatchObject({ code: 404, data: { field: 'kyjez', rule: 'removal-amount' } });
  });

  it('by project: those of every project that is chosen; one that there is not is named at the field', async () => {
    const { found, look } = await removalHall();
    expect(numbersOf(await found('leader'))).toEqual([GRANT, SECOND]);
    for (const [choice, rule] of [
      [{ jcfs: 'project' }, 'removal-projects'],
      [{ jcfs: 'project', xmbhs: [] }, 'removal-projects'],
      [{ jcfs: 'project', xmbhs: [PROJECT, 'NO-1'] }, 'project-unknown'],
      [{ jcfs: 'project', xmbhs: [PROJECT, PROJECT] }, 'repeated'],
    ] as const)
      expect(await look('leader', choice)).toMatchObject({ code: 404, data: { field: 'xmbhs', rule } });
    expect(await look('leader', { ...BY_PROJECT, kyjez: 'much' })).toMatchObject(refused('removal-amount', 404));
  });

  it('by department: grants on it and on its projects, and those below it where they are asked for', async () => {
    const { hall, found, look } = await removalHall();
    await makeDepartments(hall);
    await makeOfDepartment(hall, THIRD, DEPARTMENT);
    await makeOfDepartment(hall, 'SQ2099000007', BELOW);
    await change(hall, SECOND, { departmentId: DEPARTMENT });
    const of = (more: object = {}) => ({ jcfs: 'department', bmbhs: [DEPARTMENT], ...more });
    expect(numbersOf(await found('finadmin', of()))).toEqual([SECOND, THIRD]);
    expect(numbersOf(await found('finadmin', of({ sfhxj: '1' })))).toEqual([SECOND, THIRD, 'SQ2099000007']);
    // What is given besides narrows it.
    expect(numbersOf(await found('finadmin', of({ xmbhs: [PROJECT] })))).toEqual([SECOND]);
    expect(await look('finadmin', { jcfs: 'department' })).toMatchObject({
      code: 404,
      data: { field: 'bmbhs', rule: 'removal-departments' },
    });
    expect(await look('finadmin', of({ bmbhs: ['none'] }))).toMatchObject({
      code: 404,
      data: { field: 'bmbhs', rule: 'department-unknown' },
    });
  });

  it('is what lives, also where it has not begun or is suspended, as of the present day', async () => {
    const { hall, found } = await removalHall({ state: 'suspended', heldByHand: true });
    await change(hall, SECOND, { state: 'scheduled', firstDay: dayFrom(hall, 5) });
    for (const [index, state] of ['revoked', 'expired', 'superseded'].entries())
      await makeGrant(hall, { number: `SQ209900001${index}`, to: 'analyst', state });
    await makeGrant(hall, { number: THIRD, to: 'analyst', lastDay: dayFrom(hall, -1) });
    await hall.services.database.unitOfWork((tx) => tx.grantDay.updateMany({ data: { day: dayFrom(hall, -1) } }));
    expect(numbersOf(await found('leader'))).toEqual([GRANT, SECOND]);
  });

  it('names what ends with it below it, found or not, with the claims that are pending on each', async () => {
    const { hall, found } = await removalHall({ amount: 30_000, passedOn: 0 });
    await makeChild(hall);
    await makeClaim(hall, CHILD, 1_000);
    await makeClaim(hall, CHILD, 2_000, 'BX-2');
    const [above, child, other] = await found('leader');
    expect(above).toMatchObject({ sq: { sqbh: GRANT, kyje: '0.00' }, sffh: '1', dclbxs: 0, dclbxje: '0.00' });
    expect(child).toMatchObject({ sq: { sqbh: CHILD }, sffh: '1', dclbxs: 2, dclbxje: '30.00' });
    expect(other).toMatchObject({ sq: { sqbh: SECOND } });
    // The child has more available than is asked for.
    const used = await found('leader', byAmount('0.00'));
    expect(numbersOf(used)).toEqual([GRANT, `${CHILD}*`]);
    expect(used[1]).toMatchObject({ dclbxs: 2, yxbs: '' });
    await hall.services.database.unitOfWork((tx) => tx.bookedClaim.updateMany({ where: { number: 'BX-2' }, data: { state: 'approved' } }));
    expect((await found('leader'))[1]).toMatchObject({ sq: { sqbh: CHILD }, dclbxs: 1, dclbxje: '10.00' });
    await change(hall, CHILD, { state: 'revoked' });
    expect(numbersOf(await found('leader'))).toEqual([GRANT, SECOND]);
  });
});

describe('PROJ-26 SEC-1 who finds which grants', () => {
  it('those who gave them, who leads the project but for special ones, and the finance office; nobody else', async () => {
    const { hall, found } = await removalHall({ by: 'approver' });
    await makeChild(hall);
    await makeGrant(hall, { number: THIRD, by: 'finadmin', to: 'analyst', basis: 'special' });
    const seen: readonly [string, string[]][] = [
      ['leader', [GRANT, CHILD, SECOND]],
      ['approver', [GRANT, `${CHILD}*`]],
      ['staff', [CHILD]],
      ['analyst', []],
      ['finadmin', [GRANT, CHILD, SECOND, THIRD]],
    ];
    for (const [by, numbers] of seen) expect(numbersOf(await found(by)), by).toEqual(numbers);
  });

  it('a role that manages one department finds those of that one alone, and nobody finds any without the permission', async () => {
    const { hall } = await removalHall();
    await makeDepartments(hall);
    await makeOfDepartment(hall, THIRD, DEPARTMENT);
    await makeRole(hall, 'removes', 'authorizations.manage', 'authorizations.remove');
    const { unitOfWork } = hall.services.database;
    await unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'removes' }, data: { scope: 'department' } }));
    const look = async (role: string, choice: object) =>
      hall.post('/api/authorizations/removal/preview', choice, await signInWith(hall, role));
    expect(numbersOf(((await look('removes', BY_PROJECT)).data as { sqs: never }).sqs)).toEqual([GRANT, SECOND]);
    expect(await look('removes', { jcfs: 'department', bmbhs: [DEPARTMENT] })).toMatchObject({ code: 200, data: { sqs: [] } });
    await makeRole(hall, 'acts', 'authorizations.manage', 'authorizations.given');
    expect(await look('acts', BY_PROJECT)).toMatchObject({ code: 403 });
    await makeRole(hall, 'opens', 'authorizations.remove');
    expect(await look('opens', BY_PROJECT)).toMatchObject({ code: 200, data: { sqs: [] } });
  });
});

it('PROJ-26 SEC-1 the departments that are offered are those in which the caller can remove grants, and those above them', async () => {
  const { hall } = await removalHall({ by: 'approver', to: 'analyst' });
  await makeDepartments(hall);
  await makeOfDepartment(hall, THIRD, BELOW);
  await change(hall, GRANT, { departmentId: BELOW, projectCode: null, basis: 'head' });
  await hall.services.database.unitOfWork((tx) =>
    tx.department.update({ where: { id: BELOW }, data: { head: { connect: { userName: 'approver' } } } }),
  );
  const offeredBy = async (token: string) => {
    const { data } = await hall.get('/api/authorizations/removal/departments', token);
    return (data as { bmbh: string; sqs: number }[]).map(({ bmbh, sqs }) => `${bmbh} ${sqs}`).filter((one) => one.startsWith('removal'));
  };
  const offered = async (by: string) => offeredBy(await hall.signIn(by));
  expect(await offered('finadmin')).toEqual([`${DEPARTMENT} 0`, `${BELOW} 2`]);
  expect(await offered('approver')).toEqual([`${DEPARTMENT} 0`, `${BELOW} 1`]);
  expect(await offered('analyst')).toEqual([]);
  await makeRole(hall, 'manages', 'authorizations.manage', 'authorizations.remove', 'authorizations.given');
  await makeGrant(hall, { number: 'SQ2099000007', by: 'staff', to: 'analyst', departmentId: DEPARTMENT });
  await makeGrant(hall, { number: 'SQ2099000008', to: 'analyst', departmentId: DEPARTMENT });
  await hall.services.database.unitOfWork(async (tx) => {
    await tx.rolePermission.updateMany({ where: { roleId: 'manages' }, data: { scope: 'department' } });
    await tx.person.update({ where: { userName: 'staff' }, data: { departmentId: BELOW } });
  });
  expect(await offeredBy(await signInWith(hall, 'manages'))).toEqual([`${DEPARTMENT} 1`, `${BELOW} 2`]);
  await change(hall, THIRD, { state: 'revoked' });
  expect(await offered('finadmin')).toEqual([`${DEPARTMENT} 2`, `${BELOW} 1`]);
});

it('PROJ-26 more than are removed at once are counted and none is shown, those that end with others among them', async () => {
  const { hall, look, found } = await removalHall();
  const more = Array.from({ length: REMOVED_TOGETHER_MAX - 2 }, (_, index) => `SQ2098${String(index).padStart(6, '0')}`);
  const first = await hall.services.database.read.grant.findUniqueOrThrow({ where: { number: SECOND } });
  await hall.services.database.unitOfWork((tx) => tx.grant.createMany({ data: more.map((number) => ({ ...first, number })) }));
  expect(await found('leader')).toHaveLength(REMOVED_TOGETHER_MAX);
  // What `staff` gave on to `analyst` is not found by an amount that it exceeds.
  await makeChild(hall, { amount: 10_000_000 });
  const tooMany = { ...refused('removal-too-many'), message: expect.stringContaining(`${REMOVED_TOGETHER_MAX + 1}`) };
  expect(await look('leader', byAmount('99999.99'))).toMatchObject(tooMany);
  expect(await look('leader')).toMatchObject(tooMany);
});
