import type { Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../testing/roles.ts';
import { type TestHall, testHall } from '../testing/test-hall.ts';
import { held } from './permissions.ts';

const ROLE = 'made-in-a-test';

const idsOf = async ({ services }: TestHall, ...roles: string[]) => (await held(services, roles)).nodes.map(({ id }) => id).sort();
const write = ({ services }: TestHall, work: (tx: Tx) => Promise<unknown>) => services.database.unitOfWork(work);

describe('SYS-15 what a set of roles may', () => {
  it('SYS-15 is a function by itself, and a directory by whatever is held in it', async () => {
    const hall = await testHall();
    await makeRole(hall, ROLE, 'logs.operations', 'system.accounts.lock');
    expect(await idsOf(hall, ROLE)).toEqual(['logs', 'logs.operations', 'system', 'system.accounts.lock']);
    await makeRole(hall, 'directories', 'logs', 'system');
    expect(await idsOf(hall, 'directories')).toEqual([]);
  });

  it('SYS-15 is for administrators all that stands below system settings, new entries too, and nothing else', async () => {
    const hall = await testHall();
    const settings = await hall.services.database.read.permission.findMany({
      where: { OR: [{ parentId: 'system' }, { parentId: 'logs' }] },
    });
    expect(await idsOf(hall, 'admin')).toEqual(expect.arrayContaining(settings.map(({ id }) => id)));
    expect(await idsOf(hall, 'admin')).not.toContain('notices');
    const added = { id: 'added', parentId: 'logs', name: '新', nameEn: 'New', initials: 'x', order: 9 };
    await write(hall, (tx) => tx.permission.create({ data: added }));
    expect(await idsOf(hall, 'admin')).toContain('added');
    await write(hall, (tx) => tx.permission.update({ where: { id: 'added' }, data: { parentId: 'guides' } }));
    expect(await idsOf(hall, 'admin')).not.toContain('added');
  });

  it('SYS-15 survives a circle in the tree', async () => {
    const hall = await testHall();
    await makeRole(hall, ROLE, 'logs.operations');
    await write(hall, (tx) => tx.permission.update({ where: { id: 'system' }, data: { parentId: 'logs' } }));
    expect(await idsOf(hall, ROLE)).toContain('logs.operations');
  });

  it('SYS-15 is kept apart for sets of roles whose ids read alike', async () => {
    const hall = await testHall();
    await makeRole(hall, 'a', 'notices');
    await makeRole(hall, 'a,b', 'logs.operations');
    expect(await idsOf(hall, 'a', 'b')).toEqual(['notices']);
    expect(await idsOf(hall, 'a,b')).toContain('logs.operations');
  });
});

describe('SYS-15 the next call sees', () => {
  const CHANGES: readonly [string, (tx: Tx) => Promise<unknown>][] = [
    ['a permission taken away', (tx) => tx.rolePermission.deleteMany({ where: { roleId: ROLE } })],
    ['a write nested in the role', (tx) => tx.role.update({ where: { id: ROLE }, data: { permissions: { deleteMany: {} } } })],
    ['a write nested in the person', (tx) => tx.person.update({ where: { userName: 'staff' }, data: { roles: { deleteMany: {} } } })],
    ['the role deleted, with what it held', (tx) => tx.role.delete({ where: { id: ROLE } })],
    ['the permission deleted', (tx) => tx.permission.delete({ where: { id: 'logs.operations' } })],
    ['a statement of SQL', (tx) => tx.$executeRaw`DELETE FROM "RolePermission" WHERE "roleId" = ${ROLE}`],
  ];

  it.each(CHANGES)('SYS-15 %s', async (_, change) => {
    const hall = await testHall();
    await makeRole(hall, ROLE, 'logs.operations');
    const token = await signInWith(hall, ROLE);
    const ask = async () => (await hall.post('/api/logs/operations', {}, token)).code;
    expect(await ask()).toBe(200);
    await write(hall, change);
    expect(await ask()).toBe(403);
  });

  it('SYS-15 a permission that has moved', async () => {
    const hall = await testHall();
    const token = await signInWith(hall, 'admin');
    const ask = async () => (await hall.post('/api/logs/operations', {}, token)).code;
    expect(await ask()).toBe(200);
    await write(hall, (tx) => tx.permission.update({ where: { id: 'logs' }, data: { parent: { disconnect: true } } }));
    expect(await ask()).toBe(403);
    await write(hall, (tx) => tx.permission.update({ where: { id: 'system' }, data: { children: { connect: { id: 'logs' } } } }));
    expect(await ask()).toBe(200);
  });
});
