import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { testHall } from '../../testing/test-hall.ts';

interface Told {
  readonly state: Readonly<Record<string, unknown>>;
  readonly lockedBy?: Readonly<Record<string, string>>;
  readonly sessions: readonly { readonly id: string; readonly address: string }[];
  readonly failures: readonly Readonly<Record<string, string>>[];
}

async function hallOf(permissionId: 'system.accounts' | 'system.accounts.end-sessions', scope = 'all') {
  const hall = await testHall();
  const { database } = hall.services;
  await makeRole(hall, 'desk', permissionId);
  await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'desk' }, data: { scope } }));
  const [token, admin] = [await signInWith(hall, 'desk'), await hall.signIn('admin')];
  const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const colleague = { departmentId, userName: { notIn: ['staff', 'leader'] }, enabled: true, locked: false, mustChangePassword: false };
  const { staffNumber: ygbh, id, userName } = await database.read.person.findFirstOrThrow({ where: colleague });
  const numberOf = async (where: object) => (await database.read.person.findFirstOrThrow({ where })).staffNumber;
  const told = async (body: object = { ygbh }, by = token) => hall.post('/api/people/account', body, by);
  return { hall, admin, token, ygbh, id, userName, departmentId, numberOf, told };
}

describe('AUTH-2 ACCT-6 an account in full', () => {
  it('AUTH-2 ACCT-6 has its state, its open sessions, its last ten failures, and who locked it, when and why', async () => {
    const { hall, admin, ygbh, userName, told } = await hallOf('system.accounts');
    await hall.signIn(userName);
    const failed = (index: number) => {
      const at = new Date(hall.clock.now().getTime() - 60_000 + index * 1000);
      return { at, userName, staffNumber: ygbh, address: `10.0.1.${index}`, browser: '', way: 'password', result: '402' };
    };
    const failures = Array.from({ length: 12 }, (_, index) => failed(index));
    await hall.services.database.unitOfWork((tx) => tx.signInRecord.createMany({ data: failures }));
    const before = (await told()).data as Told;
    expect(before.state).toMatchObject({ ygbh, locked: '0', sessions: before.sessions.length });
    expect(before.sessions.length).toBeGreaterThan(0);
    expect(before.failures.map(({ address }) => address)).toEqual(Array.from({ length: 10 }, (_, index) => `10.0.1.${11 - index}`));
    expect(before.lockedBy).toBeUndefined();
    await hall.post('/api/people/lock-account', { ygbh, locked: '1', reason: '离职' }, admin);
    const after = (await told()).data as Told;
    expect(after).toMatchObject({ state: { locked: '1', sessions: 0 }, sessions: [], lockedBy: { reason: '离职', name: '何志远' } });
  });

  it('SEC-1 SYS-15 is told within the scope of who asks, and of nobody unknown or deleted meanwhile', async () => {
    const { hall, id, departmentId, numberOf, ygbh, told } = await hallOf('system.accounts', 'department');
    const unknown = { code: 404, data: { field: 'ygbh', rule: 'not-found' } };
    expect(await told()).toMatchObject({ code: 200 });
    expect(await told({ ygbh: await numberOf({ departmentId: { not: departmentId } }) })).toMatchObject(unknown);
    expect(await told({ ygbh: 'nobody' })).toMatchObject(unknown);
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { id }, data: { staffNumber: 'gone' } }));
    expect(await told({ ygbh })).toMatchObject(unknown);
    expect(await told({ ygbh }, await hall.signIn('leader'))).toMatchObject({ code: 403 });
  });
});

describe('SYS-8 ending the sessions of somebody', () => {
  const end = (hall: Awaited<ReturnType<typeof testHall>>, body: object, token: string) =>
    hall.post('/api/people/end-sessions', body, token);

  it('SYS-8 ends one of them or all, and nobody else is touched', async () => {
    const { hall, admin, ygbh, userName, told, token } = await hallOf('system.accounts.end-sessions');
    const [leader, first, second] = [await hall.signIn('leader'), await hall.signIn(userName), await hall.signIn(userName)];
    const { sessions } = (await told({ ygbh }, admin)).data as Told;
    const open = async () => Promise.all([leader, first, second].map(async (one) => (await hall.get('/api/yhxx', one)).code));
    expect(await open()).toEqual([200, 200, 200]);
    expect(await end(hall, { ygbh, id: sessions[0]?.id }, token)).toMatchObject({ code: 200, data: { ended: 1 } });
    expect((await open()).sort()).toEqual([200, 200, 401]);
    const told401 = (await Promise.all([first, second].map((one) => hall.get('/api/yhxx', one)))).find(({ code }) => code === 401);
    expect(told401).toMatchObject({ message: '管理员已结束您的本次登录，请重新登录', data: { rule: 'ended-by-administrator' } });
    expect(await end(hall, { ygbh, id: sessions[0]?.id }, token)).toMatchObject({ code: 404, data: { field: 'id', rule: 'not-found' } });
    expect(await end(hall, { ygbh }, token)).toMatchObject({ code: 200, data: { ended: sessions.length - 1 } });
    expect(await open()).toEqual([200, 401, 401]);
  });

  it("SYS-8 SEC-1 reaches neither one's own nor an administrator's, nor sessions of another person", async () => {
    const { hall, admin, ygbh, numberOf, told, token } = await hallOf('system.accounts.end-sessions');
    await hall.signIn('leader');
    const number = await numberOf({ userName: 'leader' });
    const [session] = ((await told({ ygbh: number }, admin)).data as Told).sessions;
    expect(await end(hall, { ygbh, id: session?.id }, token)).toMatchObject({ code: 404 });
    const own = await numberOf({ userName: 'admin' });
    expect(await end(hall, { ygbh: own }, admin)).toMatchObject({ code: 500, data: { rule: 'not-yourself' } });
    expect(await end(hall, { ygbh: own }, token)).toMatchObject({ code: 403 });
  });
});
