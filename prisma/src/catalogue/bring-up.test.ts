import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Tx } from '../database.ts';
import { makeTemplate } from '../prepare.ts';
import { bringUp, type CatalogueChanges, hasCatalogue } from './bring-up.ts';

const directory = mkdtempSync(join(tmpdir(), 'hall-catalogue-'));
const template = join(directory, 'template.db');
let database: Database;

beforeAll(() => makeTemplate(template, { demo: false }));
beforeEach(async () => {
  copyFileSync(template, join(directory, 'hall.db'));
  database = await openDatabase(`file:${join(directory, 'hall.db')}`);
});
afterEach(() => database.close());
afterAll(() => rmSync(directory, { recursive: true }));

const NOTHING: CatalogueChanges = { added: [], updated: [], kept: [], removed: [] };
const NOTICES = { kind: 'permission', id: 'notices' };

const write = (work: (tx: Tx) => Promise<unknown>) => database.unitOfWork(work);
/** Brings the database up once more, as a release with another catalogue than the last one does. */
const release = () =>
  database.unitOfWork(async (tx) => {
    await tx.catalogueEntry.deleteMany({ where: { kind: 'digest' } });
    return bringUp(tx);
  });

/** What the release before had shipped for a row, which has it as well unless the institution changed it. */
async function hadShipped(tx: Tx, key: { kind: string; id: string }, columns: Record<string, string>): Promise<void> {
  const { shipped } = await tx.catalogueEntry.findUniqueOrThrow({ where: { kind_id: key } });
  await tx.catalogueEntry.update({ where: { kind_id: key }, data: { shipped: { ...(shipped as object), ...columns } } });
}

const permission = (id: string) => database.read.permission.findUnique({ where: { id } });
const bindings = (permissionId: string) => database.read.rolePermission.findMany({ where: { permissionId } });

describe('SYS-15 bringing a database up to the catalogue', () => {
  it('SYS-15 does nothing where nothing is new', async () => {
    expect(await hasCatalogue(database.read)).toBe(true);
    expect(await database.unitOfWork(bringUp)).toEqual(NOTHING);
    expect(await release()).toEqual(NOTHING);
  });

  it('SYS-15 adds what is new and gives it to the roles that the catalogue names', async () => {
    await write(async (tx) => {
      await tx.permission.delete({ where: { id: 'notices' } });
      await tx.catalogueEntry.delete({ where: { kind_id: NOTICES } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: ['permission notices'] });
    expect(await bindings('notices')).toMatchObject([{ roleId: 'staff' }]);
  });

  it('INFO-1 gives a new permission with the rows that the catalogue names, and leaves those that the institution has chosen', async () => {
    const other = { kind: 'permission', id: 'people.info.others' };
    await write(async (tx) => {
      await tx.permission.delete({ where: { id: other.id } });
      await tx.catalogueEntry.delete({ where: { kind_id: other } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: ['permission people.info.others'] });
    expect(await bindings(other.id)).toMatchObject([{ roleId: 'deptlead', scope: 'department-below' }]);
    await write((tx) => tx.rolePermission.updateMany({ where: { permissionId: other.id }, data: { scope: 'department' } }));
    expect(await release()).toEqual(NOTHING);
    expect(await bindings(other.id)).toMatchObject([{ roleId: 'deptlead', scope: 'department' }]);
  });

  it('SYS-15 gives a new role what the catalogue names it for', async () => {
    await write(async (tx) => {
      await tx.role.delete({ where: { id: 'secauditor' } });
      await tx.catalogueEntry.delete({ where: { kind_id: { kind: 'role', id: 'secauditor' } } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: ['role secauditor'] });
    expect(await bindings('logs.operations')).toMatchObject([{ roleId: 'secauditor' }]);
  });

  it('SYS-15 gives a new permission to no role that the institution deleted', async () => {
    await write(async (tx) => {
      await tx.role.delete({ where: { id: 'staff' } });
      await tx.permission.delete({ where: { id: 'notices' } });
      await tx.catalogueEntry.delete({ where: { kind_id: NOTICES } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: ['permission notices'], kept: ['role staff'] });
    expect(await bindings('notices')).toEqual([]);
  });

  describe('TODO-2 SYS-15 where pending items come from', () => {
    const sources = () => database.read.todoSource.findMany({ orderBy: { order: 'asc' } });
    const LOANS = { kind: 'todoSource', id: 'due-loans' };
    const without = (tx: Tx) =>
      Promise.all([tx.todoSource.delete({ where: { id: LOANS.id } }), tx.catalogueEntry.delete({ where: { kind_id: LOANS } })]);

    it('is there without demo data', async () => {
      expect((await sources()).map(({ id }) => id)).toEqual([
        ...['due-loans', 'applications', 'grants-held', 'grants-given', 'change-notices', 'change-audits'],
      ]);
    });

    it('comes with a release, and not once more where the institution asks the same already', async () => {
      const before = await database.read.todoSource.findUniqueOrThrow({ where: { id: LOANS.id } });
      await write(without);
      expect(await release()).toEqual({ ...NOTHING, added: ['todoSource due-loans'] });
      await write(async (tx) => {
        await without(tx);
        await tx.todoSource.create({ data: { ...before, id: 'ours' } });
      });
      expect(await release()).toEqual({ ...NOTHING, kept: ['todoSource due-loans'] });
      expect((await sources()).filter(({ menuId }) => menuId === 'loans')).toMatchObject([{ id: 'ours' }]);
      expect(await release()).toEqual({ ...NOTHING, kept: ['todoSource due-loans'] });
    });

    it('does not come for a function that the institution deleted', async () => {
      await write(async (tx) => {
        await tx.permission.delete({ where: { id: 'loans' } });
        await tx.catalogueEntry.delete({ where: { kind_id: LOANS } });
      });
      const { added, kept } = await release();
      expect([added, kept.includes('todoSource due-loans')]).toEqual([[], true]);
    });
  });

  it('SYS-15 updates what stands as it was shipped, column by column, and keeps what the institution changed', async () => {
    await write(async (tx) => {
      await hadShipped(tx, NOTICES, { icon: 'bell', nameEn: 'Announcements' });
      await tx.permission.update({ where: { id: 'notices' }, data: { icon: 'bell', nameEn: 'Announcements', name: '本校公告' } });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['permission notices'] });
    expect(await permission('notices')).toMatchObject({ icon: 'notification', nameEn: 'Notices', name: '本校公告' });
    expect(await release()).toEqual({ ...NOTHING, kept: ['permission notices'] });
  });

  it('SYS-15 fills a column that the last release did not have', async () => {
    await write(async (tx) => {
      const { shipped } = await tx.catalogueEntry.findUniqueOrThrow({ where: { kind_id: NOTICES } });
      const { fixedFavourite: _, ...before } = shipped as Record<string, string>;
      await tx.catalogueEntry.update({ where: { kind_id: NOTICES }, data: { shipped: before } });
      await tx.permission.update({ where: { id: 'notices' }, data: { fixedFavourite: false } });
    });
    expect(await release()).toEqual({ ...NOTHING, updated: ['permission notices'] });
    expect(await permission('notices')).toMatchObject({ fixedFavourite: true });
  });

  it('SYS-15 says what it updated', async () => {
    await write(async (tx) => {
      await hadShipped(tx, NOTICES, { icon: 'bell' });
      await tx.permission.update({ where: { id: 'notices' }, data: { icon: 'bell' } });
    });
    expect(await release()).toEqual({ ...NOTHING, updated: ['permission notices'] });
  });

  it('SYS-15 leaves deleted what the institution deleted, and away from a role what it took away', async () => {
    await write(async (tx) => {
      await tx.role.delete({ where: { id: 'analyst' } });
      await tx.rolePermission.deleteMany({ where: { permissionId: 'notices' } });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['role analyst'] });
    expect(await database.read.role.findUnique({ where: { id: 'analyst' } })).toBeNull();
    expect(await bindings('notices')).toEqual([]);
  });

  it('SYS-15 takes back what is shipped no more, unless the institution changed it', async () => {
    const row = { name: '旧', nameEn: 'Old', order: 1, initials: 'j' };
    await write(async (tx) => {
      await tx.permission.createMany({ data: ['old', 'changed'].map((id) => ({ ...row, id })) });
      for (const shipped of await tx.permission.findMany({ where: { id: { in: ['old', 'changed'] } } }))
        await tx.catalogueEntry.create({ data: { kind: 'permission', id: shipped.id, shipped } });
      await tx.permission.update({ where: { id: 'changed' }, data: { name: '我们的' } });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['permission changed'], removed: ['permission old'] });
    expect([await permission('old'), (await permission('changed'))?.name]).toEqual([null, '我们的']);
    expect(await release()).toEqual(NOTHING);
  });

  it('SYS-15 keeps a role that is shipped no more: people may have it', async () => {
    const old = { id: 'old', name: '旧', nameEn: 'Old', remark: '' };
    await write(async (tx) => {
      await tx.role.create({ data: old });
      await tx.catalogueEntry.create({ data: { kind: 'role', id: old.id, shipped: old } });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['role old'] });
    expect(await database.read.role.findUnique({ where: { id: old.id } })).toMatchObject(old);
  });

  it('SYS-15 adds a node whose place the institution deleted, and moves none there', async () => {
    const lock = { kind: 'permission', id: 'system.accounts.lock' };
    const enable = { kind: 'permission', id: 'system.accounts.enable' };
    await write(async (tx) => {
      await tx.permission.deleteMany({ where: { id: { in: ['system.accounts', lock.id] } } });
      await tx.catalogueEntry.delete({ where: { kind_id: lock } });
      await hadShipped(tx, enable, { parentId: 'system' });
      await tx.permission.update({ where: { id: enable.id }, data: { parentId: 'system' } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: [`permission ${lock.id}`], kept: ['permission system.accounts'] });
    expect([await permission(lock.id), await permission(enable.id)]).toMatchObject([{ parentId: null }, { parentId: 'system' }]);
  });

  it('SYS-4 SYS-15 keeps where an institution put a node and what it calls it, whatever else is new of it', async () => {
    await write(async (tx) => {
      await hadShipped(tx, NOTICES, { path: '/old' });
      await tx.permission.update({
        where: { id: 'notices' },
        data: { path: '/old', parentId: 'guides', name: '本校公告', order: 3, hidden: true, version: 4 },
      });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['permission notices'] });
    const kept = { parentId: 'guides', name: '本校公告', order: 3, hidden: true, version: 4 };
    expect(await permission('notices')).toMatchObject({ ...kept, path: '/tzgg' });
  });

  it('SYS-4 SYS-15 puts no node below one that the institution has moved below it', async () => {
    await write(async (tx) => {
      await hadShipped(tx, { kind: 'permission', id: 'system.hub' }, { parentId: null as never });
      await tx.permission.update({ where: { id: 'system.hub' }, data: { parentId: null } });
      await tx.permission.update({ where: { id: 'system' }, data: { parentId: 'system.hub' } });
    });
    await release();
    expect(await permission('system.hub')).toMatchObject({ parentId: null });
  });

  it('SYS-4 SYS-15 takes the id that an institution gave an entry of its own, from who held that too', async () => {
    await write(async (tx) => {
      await tx.catalogueEntry.delete({ where: { kind_id: NOTICES } });
      await tx.permission.update({ where: { id: 'notices' }, data: { name: '食堂', path: 'https://canteen.example' } });
      await tx.rolePermission.create({ data: { roleId: 'analyst', permissionId: 'notices' } });
    });
    expect(await release()).toEqual({ ...NOTHING, added: ['permission notices'] });
    expect([await permission('notices'), await bindings('notices')]).toMatchObject([{ path: '/tzgg' }, [{ roleId: 'staff' }]]);
  });

  it('SYS-15 leaves what the institution made by itself', async () => {
    const own = { id: 'canteen', name: '食堂', nameEn: 'Canteen', order: 99, initials: 'st', path: 'https://canteen.example' };
    await write((tx) => tx.permission.create({ data: own }));
    expect(await release()).toEqual(NOTHING);
    expect(await permission('canteen')).toMatchObject(own);
  });

  it('SYS-15 leaves nothing half done', async () => {
    await write((tx) => tx.catalogueEntry.deleteMany({ where: { kind: { in: ['digest', 'role'] } } }));
    const before = await database.read.catalogueEntry.count();
    const stopped = database.unitOfWork(async (tx) => {
      await bringUp(tx);
      throw new Error('killed');
    });
    await expect(stopped).rejects.toThrow('killed');
    expect([await hasCatalogue(database.read), await database.read.catalogueEntry.count()]).toEqual([false, before]);
  });
});

describe('SYS-15 codes of the product', () => {
  const code = () => database.read.codeEntry.findUnique({ where: { id: 'disable-reason.left' } });

  it('SYS-15 come with their sets, what an institution calls otherwise stays so, and what it added is left alone', async () => {
    expect(await code()).toMatchObject({ setId: 'disable-reason', code: 'left', name: '离职', enabled: true });
    await write(async (tx) => {
      await tx.codeEntry.update({ where: { id: 'disable-reason.left' }, data: { name: '离校', enabled: false } });
      await tx.codeEntry.create({
        data: { id: 'disable-reason.own', setId: 'disable-reason', code: 'own', name: '一', nameEn: 'One', order: 1 },
      });
      await hadShipped(tx, { kind: 'codeEntry', id: 'disable-reason.left' }, { nameEn: 'Gone' });
      await tx.codeEntry.update({ where: { id: 'disable-reason.left' }, data: { nameEn: 'Gone' } });
    });
    expect(await release()).toEqual({ ...NOTHING, kept: ['codeEntry disable-reason.left'] });
    expect(await code()).toMatchObject({ name: '离校', enabled: false, nameEn: 'Left the institution' });
    expect(await database.read.codeEntry.count({ where: { code: 'own' } })).toBe(1);
  });
});
