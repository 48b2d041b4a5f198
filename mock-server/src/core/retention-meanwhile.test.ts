import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Reader, Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../testing/test-hall.ts';
import { KINDS } from './kept-kinds.ts';
import { letGo } from './retention.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;

const archiveOf = ({ file }: TestHall): string => join(dirname(file), 'archive');

function archivedOf(hall: TestHall, kind: string): { file: string; rows: Record<string, unknown>[] }[] {
  const folder = join(archiveOf(hall), kind);
  const rowsOf = (file: string) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .trim()
      .split('\n');
  return readdirSync(folder).map((file) => ({ file, rows: rowsOf(file).map((line) => JSON.parse(line)) }));
}

const operation = (at: Date) => ({
  ...{ at, address: '10.0.0.1', browser: '', module: 'menu', action: 'menu.url', actionZh: '', actionEn: '' },
  ...{ kind: 'read', result: '200', duration: 1 },
});

/** The services; `meanwhile` is done once, after the second time that rows of the model were read: when some of a day were and others not. */
function interrupted(services: Services, model: 'signInFailure' | 'signInRefusal', meanwhile: (tx: Tx) => Promise<unknown>): Services {
  const { database } = services;
  const find = database.read[model].findMany as (query: object) => Promise<object[]>;
  let readings = 0;
  const findMany = async (query: object) => {
    const rows = await find(query);
    readings++;
    if (readings === 2) await database.unitOfWork(meanwhile);
    return rows;
  };
  const read = new Proxy(database.read, {
    get: (target, name) => (name === model ? { findMany } : target[name as keyof Reader]),
  });
  return { ...services, database: { ...database, read } };
}

/** A hall where rows of one day are old. */
async function oldRows(write: (tx: Tx, at: Date) => Promise<unknown>) {
  const hall = await testHall();
  const { services, clock } = hall;
  await services.database.unitOfWork((tx) => write(tx, clock.now()));
  clock.advance(9 * DAY_MS);
  return { hall, services, clock };
}

describe('SEC-5 what others do while rows are let go', () => {
  it('SEC-5 deletes nothing that is not in the archive, though others delete rows of the day meanwhile', async () => {
    const subjectOf = (index: number) => (index < 600 ? 'name:staff' : 'address:10.0.0.1');
    const { hall, services } = await oldRows((tx, at) =>
      tx.signInFailure.createMany({
        data: Array.from({ length: 1_200 }, (_, index) => ({ subject: subjectOf(index), at: new Date(at.getTime() + index) })),
      }),
    );
    const kept = await services.database.read.signInFailure.findMany({ where: { subject: 'address:10.0.0.1' } });
    const forget = (tx: Tx) => tx.signInFailure.deleteMany({ where: { subject: 'name:staff' } });
    await letGo(interrupted(services, 'signInFailure', forget), archiveOf(hall));
    expect(await services.database.read.signInFailure.count()).toBe(0);
    const archived = new Set(archivedOf(hall, 'failures').flatMap(({ rows }) => rows.map(({ id }) => id)));
    expect(kept.filter(({ id }) => !archived.has(id))).toEqual([]);
  });

  it('SEC-5 deletes no row that another one took the place of meanwhile', async () => {
    const { hall, services, clock } = await oldRows((tx, until) =>
      tx.signInRefusal.createMany({ data: ['a', 'b'].map((subject) => ({ subject, until })) }),
    );
    const until = clock.now();
    const refuse = (tx: Tx) => tx.signInRefusal.update({ where: { subject: 'a' }, data: { until } });
    await letGo(interrupted(services, 'signInRefusal', refuse), archiveOf(hall));
    expect(await services.database.read.signInRefusal.findMany()).toEqual([{ subject: 'a', until }]);
  });

  it('SEC-5 SEC-4 puts no more into a file than it remembers until that is deleted, and the rest of the day into further ones', async () => {
    const tokenOf = (at: Date, index: number) => ({ id: `token ${index}`, expiresAt: new Date(at.getTime() + Math.floor(index / 2)) });
    const { hall, services } = await oldRows((tx, at) =>
      tx.usedToken.createMany({ data: Array.from({ length: 20_100 }, (_, index) => tokenOf(at, index)) }),
    );
    await letGo(services, archiveOf(hall));
    expect(await services.database.read.usedToken.count()).toBe(0);
    const files = archivedOf(hall, 'tokens');
    expect(files.length).toBeGreaterThan(1);
    expect(new Set(files.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(20_100);
    expect(await services.database.read.archiveFile.aggregate({ where: { kind: 'tokens' }, _sum: { rows: true } })).toEqual({
      _sum: { rows: 20_100 },
    });
  });
});

it('SEC-5 registers a file that has the name of another one, which was moved away', async () => {
  const { hall, services, clock } = await oldRows((tx, at) => tx.operationRecord.create({ data: operation(at) }));
  const old = clock.now();
  clock.advance(400 * DAY_MS);
  await letGo(services, archiveOf(hall));
  rmSync(archiveOf(hall), { recursive: true });
  await services.database.unitOfWork((tx) => tx.operationRecord.create({ data: operation(new Date(old.getTime() - 9 * DAY_MS)) }));
  await letGo(services, archiveOf(hall));
  expect(await services.database.read.operationRecord.count()).toBe(0);
});

it('SEC-5 clears away what a killed process left half-written, and nothing that another is writing', async () => {
  const { hall, services } = await oldRows((tx, expiresAt) => tx.usedToken.create({ data: { id: 'used', expiresAt } }));
  const folder = join(archiveOf(hall), 'tokens');
  mkdirSync(folder, { recursive: true });
  for (const name of ['2025-01-01.making-1', '2025-01-01.making-2']) writeFileSync(join(folder, name), '');
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, '2025-01-01.making-1'), longAgo, longAgo);
  await letGo(services, archiveOf(hall));
  expect(readdirSync(folder).filter((name) => name.includes('making'))).toEqual(['2025-01-01.making-2']);
});

/** Of which tables the rows are. */
const TABLES: Readonly<Record<string, string>> = {
  operations: 'OperationRecord',
  'sign-ins': 'SignInRecord',
  sessions: 'Session',
  messages: 'OutboxMessage',
  pushed: 'PushedNotice',
  sheets: 'Sheet',
  imports: 'ImportDone',
  failures: 'SignInFailure',
  refusals: 'SignInRefusal',
  codes: 'ContactCode',
  recoveries: 'PasswordRecovery',
  tokens: 'UsedToken',
};

it.each(KINDS.map(({ name, order: [first] }) => [name, first]))('SEC-4 SEC-5 finds old rows by an index: %s', async (name, first) => {
  const { services } = await testHall();
  const query = `EXPLAIN QUERY PLAN SELECT * FROM "${TABLES[String(name)]}" ORDER BY "${first}" LIMIT 1`;
  const plan = await services.database.unitOfWork((tx) => tx.$queryRawUnsafe(query));
  expect(plan).not.toContainEqual(expect.objectContaining({ detail: expect.stringContaining('TEMP B-TREE') }));
});
