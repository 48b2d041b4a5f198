import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { PARAMETERS } from '@hall/contract/parameter-table';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Reader } from '../database.ts';
import { makeTemplate, type Prepared, prepareDatabase } from '../prepare.ts';

const LAST_RELEASE = join(import.meta.dirname, '../../test/releases/1.0.0.db.gz');

let directory: string;
let url: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hall-upgrade-'));
  url = `file:${join(directory, 'hall.db')}`;
  writeFileSync(join(directory, 'hall.db'), gunzipSync(readFileSync(LAST_RELEASE)));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function reading<T>(read: (read: Reader) => Promise<T>, file = url): Promise<T> {
  const database = await openDatabase(file);
  return read(database.read).finally(() => database.close());
}

const productOf = async (read: Reader) => ({
  roles: await read.role.findMany({ orderBy: { id: 'asc' } }),
  permissions: await read.permission.findMany({ orderBy: { id: 'asc' } }),
  held: await read.rolePermission.findMany({ orderBy: [{ roleId: 'asc' }, { permissionId: 'asc' }] }),
  pages: await read.pageDocument.findMany({ orderBy: { id: 'asc' } }),
});

const upgrade = (): Promise<Prepared> => prepareDatabase(url, { demo: true });

function change(statement: string): void {
  const database = new Sqlite(join(directory, 'hall.db'));
  database.exec(statement);
  database.close();
}

describe('SYS-15 a database of the last release, upgraded', () => {
  it('SYS-15 has every role, permission and page of a new one, and no others, and its roles hold the same', async () => {
    const template = join(directory, 'new.db');
    await makeTemplate(template, { demo: true });
    const { catalogue } = await upgrade();
    expect(catalogue?.kept).toEqual([]);
    expect(await reading(productOf)).toEqual(await reading(productOf, `file:${template}`));
  });

  it('SYS-15 keeps its people and what they did, and the parameters that differ from their defaults', async () => {
    await upgrade();
    const kept = (read: Reader) => Promise.all([read.person.count(), read.notice.count(), read.claim.count(), read.parameter.findMany()]);
    const [people, notices, claims, parameters] = await reading(kept);
    expect([people, notices > 0, claims > 0]).toEqual([60, true, true]);
    expect(parameters).toContainEqual({ id: PARAMETERS.organisation.id, value: '江州大学' });
    expect(parameters.filter(({ id }) => id === PARAMETERS.systemName.id)).toEqual([]);
  });

  it('SEC-5 SYS-15 forgets failed sign-ins: names of nobody were kept as typed, passwords among them', async () => {
    change(`
      INSERT INTO "SignInFailure" ("subject", "at") VALUES ('name:hunter2', '2026-11-22T04:00:00.000+00:00');
      INSERT INTO "SignInRefusal" ("subject", "until") VALUES ('name:hunter2', '2026-11-22T04:10:00.000+00:00')`);
    await upgrade();
    expect(await reading((read) => Promise.all([read.signInFailure.count(), read.signInRefusal.count()]))).toEqual([0, 0]);
  });

  it('MENU-7 SYS-15 has the sandboxes of the demo systems as tight as a new one, and leaves other systems as they are', async () => {
    const template = join(directory, 'new.db');
    await makeTemplate(template, { demo: true });
    change(`INSERT INTO "LinkedSystem" ("id", "name", "nameEn", "image", "basePath", "framing", "external", "order")
      VALUES ('ours', '', '', '', '/ours', true, false, 9)`);
    await upgrade();
    const sandboxes = async (read: Reader) => (await read.linkedSystem.findMany()).map(({ id, sandbox }) => [id, sandbox]);
    const made = Object.fromEntries(await reading(sandboxes, `file:${template}`));
    expect(Object.fromEntries(await reading(sandboxes))).toEqual({ ...made, ours: null });
  });

  it('SYS-15 is ready at the second start', async () => {
    expect((await upgrade()).migrations.length).toBeGreaterThan(0);
    expect(await upgrade()).toEqual({ created: false, migrations: [] });
  });

  it('SYS-15 can be upgraded after an upgrade that stopped halfway', async () => {
    change('CREATE TABLE "CatalogueEntry" ("id" TEXT)');
    await expect(upgrade()).rejects.toThrow('CatalogueEntry');
    change('DROP TABLE "CatalogueEntry"');
    expect((await upgrade()).catalogue?.added).toContain('pageDocument accounts');
  });

  it('SYS-15 is upgraded once by two processes that start together', async () => {
    change(`DELETE FROM "PageDocument" WHERE "id" = 'notices'`);
    const prepare = pathToFileURL(join(import.meta.dirname, '../../dist/prepare.js')).href;
    const script = `const { prepareDatabase } = await import('${prepare}');
      const { catalogue } = await prepareDatabase('${url}', { demo: true });
      console.log(JSON.stringify(catalogue?.added ?? []));`;
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    const added = (await Promise.all([start(), start()])).flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(added.filter((name) => name === 'pageDocument notices')).toHaveLength(1);
    expect(await upgrade()).toEqual({ created: false, migrations: [] });
  });

  it('SYS-15 stays as it is where a newer release upgraded it already: an older one would take its pages away', async () => {
    await upgrade();
    change(`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at") VALUES ('newer', '', '99991231235959_newer', 0);
      INSERT INTO "Permission" ("id", "name", "nameEn", "order", "initials") VALUES ('newer', '新', 'New', 1, 'x');
      INSERT INTO "CatalogueEntry" ("kind", "id", "shipped")
        VALUES ('permission', 'newer', '{"id":"newer","name":"新","nameEn":"New","order":1,"initials":"x"}');
      UPDATE "CatalogueEntry" SET "shipped" = '"newer"' WHERE "kind" = 'digest'`);
    const before = await reading(productOf);
    await expect(upgrade()).rejects.toThrow('newer release (it has the migration 99991231235959_newer)');
    expect(await reading(productOf)).toEqual(before);
  });
});
