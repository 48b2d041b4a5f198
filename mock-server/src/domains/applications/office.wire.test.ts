import { describe, expect, it } from 'vitest';
import { type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { makeRole } from '../../testing/roles.ts';

const WAITS = 'waits for your decision /applications/approvals';
const SEEING = ['applications.own', 'applications.all'] as const;

const giveRoles = async ({ hall }: ApplyingHall, userName: string, ...roleIds: string[]) =>
  hall.services.database.unitOfWork((tx) =>
    tx.person.update({ where: { userName }, data: { roles: { deleteMany: {}, create: roleIds.map((roleId) => ({ roleId })) } } }),
  );

/** Somebody who leads the project, and may apply and see but not decide. */
async function undecidingLeader(hall: ApplyingHall) {
  await makeRole(hall.hall, 'seeing', ...SEEING);
  await giveRoles(hall, 'leader', 'seeing');
}

/** `analyst` becomes one of the finance office whose role reaches as far as said, from a department. */
async function officeOf(hall: ApplyingHall, scope: string, departmentId: string) {
  const { database } = hall.hall.services;
  await makeRole(hall.hall, 'desk', ...SEEING, 'applications.decide', 'authorizations.manage');
  await database.unitOfWork(async (tx) => {
    await tx.rolePermission.updateMany({ where: { roleId: 'desk', permissionId: 'authorizations.manage' }, data: { scope } });
    await tx.department.update({ where: { id: 'computing' }, data: { parentId: 'it' } });
    await tx.person.update({ where: { userName: 'analyst' }, data: { departmentId } });
  });
  await giveRoles(hall, 'analyst', 'desk');
}

const waitsFor = async (hall: ApplyingHall, userName: string, sqdh: string) =>
  (await hall.list(userName, 'approvals', { sqdh, sfdsh: '1' })).length;

describe('PROJ-3 SEC-1 the finance office decides as far as its roles reach', () => {
  it.each([
    ['department', 'computing', true],
    ['department', 'it', false],
    ['department', 'mechanical', false],
    ['department-below', 'computing', true],
    ['department-below', 'it', true],
    ['department-below', 'mechanical', false],
    ['all', 'mechanical', true],
    ['own', 'computing', false],
  ] as const)('%s of %s, on a project of computing below it: %s', async (scope, department, reached) => {
    const hall = await applyingHall();
    await officeOf(hall, scope, department);
    for (const userName of ['leader', 'approver']) await hall.enable(userName, '0');
    const { sqdh } = await hall.submitted();
    expect([await hall.toldTo('analyst'), await hall.toldTo('finadmin')]).toEqual([reached ? [WAITS] : [], [WAITS]]);
    expect([await waitsFor(hall, 'analyst', sqdh), (await hall.list('analyst', 'all', { sqdh })).length]).toEqual(
      reached ? [1, 1] : [0, 0],
    );
    const unseen = refused('not-found', 404);
    expect(await hall.effects('analyst', sqdh)).toMatchObject(reached ? { code: 200 } : unseen);
    expect(await hall.reject('analyst', { sqdh })).toMatchObject(reached ? { code: 200, data: { sqzt: '已驳回' } } : unseen);
  });
});

describe('PROJ-3 SEC-1 who decided for the finance office and belongs to another department since', () => {
  it('sees what they decided, and does not decide on it again', async () => {
    const hall = await applyingHall();
    await officeOf(hall, 'department', 'computing');
    for (const userName of ['leader', 'approver']) await hall.enable(userName, '0');
    const { sqdh } = await hall.submitted();
    const { version } = applicationIn(await hall.reject('analyst', { sqdh }));
    await hall.hall.services.database.unitOfWork((tx) =>
      tx.person.update({ where: { userName: 'analyst' }, data: { departmentId: 'mechanical' } }),
    );
    await hall.submit({ sqdh, version });
    expect(await hall.list('analyst', 'all', { sqdh })).toMatchObject([{ sqdh, sqzt: '待审核', kczs: [] }]);
    expect(await waitsFor(hall, 'analyst', sqdh)).toBe(0);
    expect(await hall.effects('analyst', sqdh)).toMatchObject(refused('not-found', 404));
    expect(await hall.reject('analyst', { sqdh })).toMatchObject(refused('not-found', 404));
    expect((await hall.stored(sqdh)).state).toBe('pending');
  });
});

describe('PROJ-3 an application whose leader may not decide', () => {
  it('waits for the finance office as well, which is told and decides; the leader cannot', async () => {
    const hall = await applyingHall();
    await undecidingLeader(hall);
    const { sqdh, version } = await hall.submitted();
    expect(await hall.stored(sqdh)).toMatchObject({ decider: { userName: 'leader' } });
    expect(await hall.toldTo('finadmin')).toEqual([WAITS]);
    expect(await waitsFor(hall, 'finadmin', sqdh)).toBe(1);
    expect((await hall.get('finadmin', 'waiting')).data).toEqual(expect.arrayContaining([expect.objectContaining({ sqdh })]));
    expect((await hall.list('leader', 'all', { sqdh }))[0]).toMatchObject({ kczs: [] });
    for (const name of ['effects', 'decide', 'approvals'])
      expect(await hall.call('leader', name, { sqdhs: [sqdh], sqdh, version, shjg: 'reject', shyj: '不' })).toMatchObject({ code: 403 });
    expect(await hall.approve('finadmin', { sqdh })).toMatchObject({ code: 200, data: { sqzt: '已通过', shr: '周文博' } });
    expect(await hall.toldTo('finadmin')).toEqual([]);
  });

  it('and not where the leader may decide: the office is neither told nor asked', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    expect([await hall.toldTo('finadmin'), await waitsFor(hall, 'finadmin', sqdh)]).toEqual([[], 0]);
  });

  it.each([
    ['finadmin', 'finadmin'],
    ['finadmin', 'staff'],
    ['staff', 'finadmin'],
  ] as const)('nor does one of the office decide who is concerned: what %s applied for, for %s', async (by, person) => {
    const hall = await applyingHall();
    await undecidingLeader(hall);
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf(person) }, by);
    expect([await hall.toldTo('finadmin'), await waitsFor(hall, 'finadmin', sqdh)]).toEqual([[], 0]);
    expect(await hall.reject('finadmin', { sqdh })).toMatchObject(refused('not-found', 404));
    expect((await hall.stored(sqdh)).state).toBe('pending');
  });

  it('the office decides as well where the leader lost the right after it was submitted', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    await undecidingLeader(hall);
    expect(await waitsFor(hall, 'finadmin', sqdh)).toBe(1);
    expect(await hall.reject('finadmin', { sqdh })).toMatchObject({ code: 200 });
  });
});

describe('PROJ-28 a step says whether it was decided for the finance office', () => {
  it.each([
    ['leader', [], '0'],
    ['approver', ['leader'], '0'],
    ['finadmin', ['leader', 'approver'], '1'],
  ] as const)('%s, where %j cannot sign in: %s', async (userName, disabled, sfdcwc) => {
    const hall = await applyingHall();
    for (const one of disabled) await hall.enable(one, '0');
    const { sqdh } = await hall.submitted();
    await hall.reject(userName, { sqdh });
    const { lsjl } = (await hall.call('staff', 'detail', { sqdh })).data as { lsjl: object[] };
    expect(lsjl).toMatchObject([
      { czlx: 'submitted', sfdcwc: '0' },
      { czlx: 'rejected', sfdcwc },
    ]);
  });

  it('and so where the leader may not decide', async () => {
    const hall = await applyingHall();
    await undecidingLeader(hall);
    const { sqdh } = await hall.submitted();
    await hall.approve('finadmin', { sqdh });
    const { lsjl } = (await hall.call('staff', 'detail', { sqdh })).data as { lsjl: object[] };
    expect(lsjl[1]).toMatchObject({ czlx: 'approved', czr: '周文博', sfdcwc: '1' });
  });
});

describe('PROJ-11 who causes an application to wait for themselves', () => {
  it.each([
    ['as one of the finance office', 'staff', 'office'],
    ['as the new leader', 'finadmin', 'Zhou Wenbo'],
  ])('is told that it does, %s', async (_, leader, waitsFor) => {
    const hall = await applyingHall();
    await hall.enable('approver', '0');
    const { sqdh } = await hall.submitted();
    await hall.decideOnProject('leader', leader);
    expect(await hall.wayOf(sqdh)).toEqual(['submitted Zhao Mingyuan', `moved leader ${waitsFor}`]);
    expect(await hall.toldTo('finadmin')).toEqual([WAITS]);
  });
});
