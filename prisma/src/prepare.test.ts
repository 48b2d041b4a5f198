import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARAMETERS } from '@hall/contract/parameter-table';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { applyMigrations } from './migrate.ts';
import { makeTemplate, prepareDatabase } from './prepare.ts';
import { strangersIn } from './strangers.ts';

let directory: string;
let url: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hall-prepare-'));
  url = `file:${join(directory, 'data', 'hall.db')}`;
});
afterEach(() => rmSync(directory, { recursive: true }));

async function people(): Promise<number> {
  const database = await openDatabase(url);
  return database.read.person.count().finally(() => database.close());
}

describe('preparing a database', () => {
  it('SEC-2 creates it once, with passwords kept as argon2id with 19 MiB at least, and leaves it as it is afterwards', async () => {
    const { id } = PARAMETERS.systemName;
    expect(await prepareDatabase(url, { demo: true })).toMatchObject({ created: true, migrations: [] });
    const database = await openDatabase(url);
    await database.unitOfWork((tx) => tx.parameter.create({ data: { id, value: 'Ours' } }));
    await database.close();
    expect(await prepareDatabase(url, { demo: true })).toEqual({ created: false, migrations: [] });
    const reopened = await openDatabase(url);
    expect(await reopened.read.parameter.findUnique({ where: { id } })).toEqual({ id, value: 'Ours' });
    const hashes = (await reopened.read.person.findMany()).map(({ passwordHash }) => passwordHash);
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
      expect(Number(/m=(\d+)/.exec(hash)?.[1])).toBeGreaterThanOrEqual(19_456);
    }
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBeGreaterThan(1);
    await reopened.close();
  });

  it('SYS-15 gives a database without demo data one administrator, and says the password once', async () => {
    mkdirSync(join(directory, 'data'));
    writeFileSync(join(directory, 'data', 'hall.db'), '');
    const { migrations, administrator } = await prepareDatabase(url, { demo: false });
    expect(migrations.length).toBeGreaterThan(0);
    expect(administrator).toEqual({ userName: 'admin', password: expect.stringMatching(/^[a-hjkmnp-z2-9]{12}$/) });
    expect(await people()).toBe(1);
    expect(await prepareDatabase(url, { demo: false })).toEqual({ created: false, migrations: [] });
    expect(await prepareDatabase(url, { demo: true })).toEqual({ created: false, migrations: [] });
    expect(await people()).toBe(1);
  });

  it('SYS-15 SYS-7 makes the first administrator together with the entry of the operation log, or not at all', async () => {
    const file = join(directory, 'hall.db');
    url = `file:${file}`;
    applyMigrations(url);
    const full = new Sqlite(file);
    full.exec("CREATE TRIGGER full BEFORE INSERT ON OperationRecord BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
    await expect(prepareDatabase(url, { demo: false })).rejects.toThrow('operationRecord');
    expect(await people()).toBe(0);
    full.exec('DROP TRIGGER full');
    full.close();
    expect((await prepareDatabase(url, { demo: false })).administrator).toBeDefined();
    const database = await openDatabase(url);
    expect(await database.read.operationRecord.findMany()).toMatchObject([
      { kind: 'change', module: 'people', actionEn: 'Make the first administrator', targetEn: 'Administrator (0000001)' },
    ]);
    await database.close();
  });

  it('takes no half-made database for a whole one', async () => {
    await prepareDatabase(url, { demo: true });
    const file = join(directory, 'data', 'hall.db');
    copyFileSync(file, `${file}.making-${hostname()}-${process.pid}`);
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what is left of another database');
    expect(await prepareDatabase(url, { demo: true })).toMatchObject({ created: true });
    expect(await people()).toBe(60);
    expect(readdirSync(join(directory, 'data'))).toEqual(['hall.db']);
  });

  it('removes what a killed process left half-made, and nothing that another is making', async () => {
    const data = join(directory, 'data');
    mkdirSync(data);
    const [others, killed] = [`hall.db.making-${hostname()}-${process.ppid}`, `hall.db.making-${hostname()}-4194305`];
    // Another container has the same ids.
    const [elsewhere, old] = ['hall.db.making-elsewhere-1', 'hall.db.making-4f1d-0a-1'];
    for (const name of [others, killed, `${killed}-wal`, elsewhere, old, `${old}-shm`]) writeFileSync(join(data, name), '');
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of [old, `${old}-shm`]) utimesSync(join(data, name), longAgo, longAgo);
    await prepareDatabase(url, { demo: true });
    expect(readdirSync(data).toSorted()).toEqual(['hall.db', elsewhere, others].toSorted());
  });

  it('knows the first administrator from the people of the demo data', async () => {
    expect(strangersIn(url)).toEqual([]);
    await prepareDatabase(url, { demo: true });
    expect(strangersIn(url)).toEqual([]);
    const other = join(directory, 'other.db');
    await makeTemplate(other, { demo: false });
    expect(strangersIn(`file:${other}`)).toEqual(['admin']);
  });

  it('makes templates that are one file', async () => {
    const template = join(directory, 'template.db');
    await makeTemplate(template, { demo: true });
    expect(existsSync(template)).toBe(true);
    expect(readdirSync(directory)).toEqual(['template.db']);
  });
});
