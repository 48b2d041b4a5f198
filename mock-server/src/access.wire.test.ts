import { allEndpoints, PERMISSIONS } from '@hall/contract/api';
import type { Access } from '@hall/contract/wire/endpoint';
import type { Reader } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from './testing/roles.ts';
import { type Answer, type TestHall, testHall } from './testing/test-hall.ts';

/** Signing out ends what the other calls are tried with. */
const tried = allEndpoints.filter(({ path }) => path !== '/api/logout');

const outcomeOf = ({ code, data }: Answer): 'nobody' | 'refused' | 'let in' => {
  if (code === 401) return 'nobody';
  return code === 403 && (data as { rule: string }).rule === 'no-permission' ? 'refused' : 'let in';
};

/** Those that more than signing in is needed for. */
const guarded = tried.filter(({ access }) => access !== 'anyone' && access !== 'signed-in');

async function outcomes(hall: TestHall, token?: string, calls = tried): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { method, path } of calls)
    found[path] = outcomeOf(method === 'POST' ? await hall.post(path, {}, token) : await hall.get(path, token));
  return found;
}

/** What people with a role may, by the rows of the catalogue alone: administrators also what stands below system settings. */
async function holdingsOf(read: Reader, roleId: string): Promise<Set<string>> {
  const nodes = await read.permission.findMany({ include: { roles: true } });
  const isSetting = (id: string | null): boolean => id === 'system' || (id !== null && isSetting(parents.get(id) ?? null));
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const own = nodes.filter(
    ({ roles, parentId }) => roles.some((row) => row.roleId === roleId) || (roleId === 'admin' && isSetting(parentId)),
  );
  return new Set(own.map(({ id }) => id));
}

const isFor = (access: Access, held: ReadonlySet<string>): boolean =>
  access === 'anyone' || access === 'signed-in' || [access].flat().some((id) => held.has(id));

describe('who may call', () => {
  it('SEC-1 MENU-5 every call lets in who holds its permission, and refuses every other role', async () => {
    const hall = await testHall();
    const { read } = hall.services.database;
    for (const { id: roleId } of await read.role.findMany()) {
      const held = await holdingsOf(read, roleId);
      const expected = tried.map(({ path, access }) => [path, isFor(access, held) ? 'let in' : 'refused']);
      expect(await outcomes(hall, await signInWith(hall, roleId)), roleId).toEqual(Object.fromEntries(expected));
    }
  });

  it('SEC-1 MENU-5 every call lets in who holds one of its permissions, whichever, and refuses whoever holds another alone', async () => {
    const hall = await testHall();
    const { read, unitOfWork } = hall.services.database;
    await makeRole(hall, 'made-in-a-test');
    const token = await signInWith(hall, 'made-in-a-test');
    for (const { id: permissionId } of await read.permission.findMany()) {
      const row = { roleId: 'made-in-a-test', permissionId };
      await unitOfWork((tx) => tx.rolePermission.create({ data: row }));
      const expected = guarded.map(({ path, access }) => [path, isFor(access, new Set([permissionId])) ? 'let in' : 'refused']);
      expect(await outcomes(hall, token, guarded), permissionId).toEqual(Object.fromEntries(expected));
      await unitOfWork((tx) => tx.rolePermission.delete({ where: { roleId_permissionId: row } }));
    }
  });

  it('SEC-1 every call refuses people without a role, and nobody, unless it is for them', async () => {
    const hall = await testHall();
    const expected = (isTheirs: (access: Access) => boolean, refusal: string) =>
      Object.fromEntries(tried.map(({ path, access }) => [path, isTheirs(access) ? 'let in' : refusal]));
    const withoutRole = await outcomes(hall, await signInWith(hall));
    expect(withoutRole).toEqual(expected((access) => access === 'anyone' || access === 'signed-in', 'refused'));
    expect(await outcomes(hall)).toEqual(expected((access) => access === 'anyone', 'nobody'));
  });
});

describe('the permission tree', () => {
  it('SYS-15 has every permission that the contract names, under the same names', async () => {
    const { read } = (await testHall()).services.database;
    const nodes = await read.permission.findMany({ where: { id: { in: Object.keys(PERMISSIONS) }, directory: false } });
    expect(Object.fromEntries(nodes.map(({ id, name, nameEn }) => [id, { zh: name, en: nameEn }]))).toEqual(PERMISSIONS);
  });
});
