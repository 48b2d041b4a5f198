import { PERMISSIONS } from '@hall/contract/api';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

const change = async (hall: TestHall, token: string, from: string, to: string) =>
  hall.post('/api/yhxx/updateyhmm', { jmm: await hall.sealed(from), xmm: await hall.sealed(to) }, token);

describe('user info', () => {
  it('API-5 answers the documented fields under their wire names, by both calls', async () => {
    const hall = await testHall();
    const token = await hall.signIn('admin');
    const answer = await hall.get('/api/yhxx', token);
    expect(answer).toMatchObject({
      code: 200,
      data: {
        ygmc: expect.any(String),
        ygbh: expect.any(String),
        yhm: 'admin',
        rydm: expect.any(String),
        isAdmin: '1',
        myMenu: '/home',
        qid: 'home',
        sysid: 'hall',
      },
    });
    expect((answer.data as { roles: { jsid: string }[] }).roles.map(({ jsid }) => jsid)).toContain('admin');
    expect((await hall.post('/api/getUserInfo', undefined, token)).data).toEqual(answer.data);
  });

  it('SYS-15 names the permissions held, hidden actions among them; a change of permissions or of roles with the next call', async () => {
    const hall = await testHall();
    const { unitOfWork } = hall.services.database;
    await makeRole(hall, 'clerks', 'system.accounts', 'system.accounts.lock');
    const token = await signInWith(hall, 'clerks');
    const heldPermissions = async () => ((await hall.get('/api/yhxx', token)).data as { heldPermissions: string[] }).heldPermissions;
    expect(await heldPermissions()).toEqual(['system.accounts', 'system.accounts.lock']);
    expect((await hall.post('/api/getUserInfo', undefined, token)).data).toMatchObject({ heldPermissions: await heldPermissions() });
    const row = { roleId: 'clerks', permissionId: 'system.accounts.lock' };
    await unitOfWork((tx) => tx.rolePermission.delete({ where: { roleId_permissionId: row } }));
    expect(await heldPermissions()).toEqual(['system.accounts']);
    await unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { roles: { deleteMany: {} } } }));
    expect(await heldPermissions()).toEqual([]);
    await unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { roles: { create: { roleId: 'admin' } } } }));
    const settings = Object.keys(PERMISSIONS).filter((id) => /^(system\.|logs\.|notices\.manage)/.test(id));
    expect((await heldPermissions()).sort()).toEqual(settings.sort());
  });
});

describe('changing a password', () => {
  it('AUTH-8 ends every token of the person at once; the caller goes on with the new one', async () => {
    const hall = await testHall();
    const [token, elsewhere] = [await hall.signIn('staff'), await hall.signIn('staff')];
    const answer = await change(hall, token, PASSWORD, 'Fresh#2027x');
    expect(answer.code).toBe(200);
    for (const old of [token, elsewhere]) expect((await hall.get('/api/yhxx', old)).code).toBe(401);
    expect((await hall.get('/api/yhxx', String(answer.headers.authorization).replace('Bearer ', ''))).code).toBe(200);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(402);
    expect((await hall.trySignIn('staff', 'Fresh#2027x')).code).toBe(200);
  });

  it.each([
    ['wrong old', 'not it', 'Fresh#2027x', { code: 500, data: { field: 'jmm', rule: 'old-password' } }],
    ['too short', PASSWORD, 'a1B', { code: 500, data: { field: 'xmm', rule: 'password-length' } }],
    ['too long', PASSWORD, 'a1B'.repeat(7), { code: 500, data: { field: 'xmm', rule: 'password-length' } }],
    ['one kind', PASSWORD, 'abcdefgh', { code: 500, data: { field: 'xmm', rule: 'password-weak' } }],
    ['with the staff number', PASSWORD, 'x2001009#', { code: 500, data: { field: 'xmm', rule: 'password-weak' } }],
    ['with the name', PASSWORD, 'Staff12345', { code: 500, data: { field: 'xmm', rule: 'password-weak' } }],
    ['the same', PASSWORD, PASSWORD, { code: 500, data: { field: 'xmm', rule: 'password-same' } }],
  ])('ACCT-3 refuses a password that is %s and changes nothing', async (_, from, to, expected) => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(await change(hall, token, from, to)).toMatchObject(expected);
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
  });

  it('ACCT-3 counts wrong old passwords as failed sign-ins', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    for (let index = 0; index < 5; index++) await change(hall, token, 'not it', 'Fresh#2027x');
    expect(await change(hall, token, PASSWORD, 'Fresh#2027x')).toMatchObject({ code: 402, data: { rule: 'tried-too-often' } });
  });
});
