import { describe, expect, it } from 'vitest';
import type { SignedInCall } from '../../core/call.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { testHall } from '../../testing/test-hall.ts';
import { enableAccount, lockAccount } from './account-state.ts';

const ACTIONS = [
  ['system.accounts.lock', '/api/people/lock-account', { locked: '1', reason: '离职' }],
  ['system.accounts.enable', '/api/people/enable-account', { enabled: '0', reason: '退休' }],
  ['system.accounts.reset-password', '/api/yhxx/glupdateyhmm', {}],
  ['system.accounts.end-sessions', '/api/people/end-sessions', {}],
] as const;

/** Somebody whose own role holds one action on accounts, in a scope. */
async function helper(permissionId: string, scope: string) {
  const hall = await testHall();
  const { database } = hall.services;
  await makeRole(hall, 'helper', permissionId);
  await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'helper' }, data: { scope } }));
  const token = await signInWith(hall, 'helper', 'staff');
  const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const numberOf = async (where: object) => (await database.read.person.findFirstOrThrow({ where })).staffNumber;
  return { hall, token, departmentId, numberOf };
}

describe.each(ACTIONS)('SYS-15 %s', (permissionId, path, more) => {
  it('SYS-15 reaches the accounts of its scope and no others', async () => {
    const { hall, token, departmentId, numberOf } = await helper(permissionId, 'department');
    const act = (ygbh: string) => hall.post(path, { ygbh, ...more }, token);
    expect(await act(await numberOf({ departmentId: { not: departmentId } }))).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    expect(await act(await numberOf({ departmentId, userName: { not: 'staff' } }))).toMatchObject({ code: 200 });
  });

  it("SEC-1 never reaches an administrator's account from a role that is not theirs", async () => {
    const { hall, token, numberOf } = await helper(permissionId, 'all');
    const admin = await numberOf({ userName: 'admin' });
    expect(await hall.post(path, { ygbh: admin, ...more }, token)).toMatchObject({ code: 403, data: { rule: 'no-permission' } });
    expect(await hall.signIn('admin')).toBeTruthy();
  });
});

it.each([
  ['locked', lockAccount, { locked: true, reason: '离职' }],
  ['disabled', enableAccount, { enabled: false, reason: '退休' }],
] as const)('SYS-2 the last administrator is not %s by one who was let in before being shut out', async (_, act, more) => {
  const { services } = await testHall();
  const { database } = services;
  const admin = await database.read.person.findUniqueOrThrow({ where: { userName: 'admin' } });
  const other = await database.unitOfWork((tx) =>
    tx.person.update({ where: { userName: 'staff' }, data: { locked: true, roles: { create: { roleId: 'admin' } } } }),
  );
  const call = { entry: {}, person: { ...other, roles: ['admin'], duty: other } } as unknown as SignedInCall;
  const request = { staffNumber: admin.staffNumber, ...more } as never;
  await expect(act(services, request, call)).rejects.toMatchObject({ code: 500, rule: 'last-admin' });
  expect(await database.read.person.findUniqueOrThrow({ where: { userName: 'admin' } })).toMatchObject({ locked: false, enabled: true });
});
