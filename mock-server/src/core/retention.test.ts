import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { Reader, Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { between } from '../testing/between.ts';
import { gate } from '../testing/gate.ts';
import { type TestHall, testHall } from '../testing/test-hall.ts';
import { KINDS } from './kept-kinds.ts';
import { letGo, startRetention } from './retention.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
const SECRET = 'nobody may read this';

const archiveOf = ({ file }: TestHall): string => join(dirname(file), 'archive');
const filesOf = (hall: TestHall, kind: string): string[] => readdirSync(join(archiveOf(hall), kind)).toSorted();
const bytesOf = (hall: TestHall, path: string): Buffer => readFileSync(join(archiveOf(hall), path));
const linesOf = (hall: TestHall, path: string): Record<string, unknown>[] =>
  gunzipSync(bytesOf(hall, path))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const operation = (at: Date) => ({
  ...{ at, address: '10.0.0.1', browser: '', module: 'menu', action: 'menu.url', actionZh: '', actionEn: '' },
  ...{ kind: 'read', result: '200', duration: 1 },
});
const signIn = (at: Date) => ({ at, userName: 'staff', address: '10.0.0.1', browser: '', way: 'password', result: '200' });
const session = (endsAt: Date, id: string) => ({
  ...{ id, createdAt: endsAt, lastUsedAt: endsAt, endsAt, address: '', userAgent: '' },
  person: { connect: { userName: 'staff' } },
});

const SHEET = {
  ...{ kind: 'print', pageId: 'loans', title: '', titleEn: '', conditions: '', conditionsEn: '', rows: 1 },
  ...{ staffNumber: '', person: '', personEn: '' },
};

const IMPORT = { kind: 'k', sha256: '', fileName: '', staffNumber: '', person: '', personEn: '', added: 1, leftOut: 0 };

/** Writes a row of a kind, which another one written later is not. */
type Write = (tx: Tx, at: Date, name: string) => Promise<unknown>;
type Count = (read: Reader) => Promise<number>;

const WRITTEN: readonly (readonly [kind: string, ParameterName, Write, Count])[] = [
  ['operations', 'keepOperations', (tx, at) => tx.operationRecord.create({ data: operation(at) }), (read) => read.operationRecord.count()],
  ['sign-ins', 'keepSignIns', (tx, at) => tx.signInRecord.create({ data: signIn(at) }), (read) => read.signInRecord.count()],
  ['sessions', 'keepSessions', (tx, at, name) => tx.session.create({ data: session(at, name) }), (read) => read.session.count()],
  [
    'messages',
    'keepMessages',
    (tx, sentAt) => tx.outboxMessage.create({ data: { channel: 'sms', to: '13907311000', text: SECRET, sentAt } }),
    (read) => read.outboxMessage.count(),
  ],
  [
    'pushed',
    'keepPushed',
    async (tx, sentAt) => {
      const { id: personId } = await tx.person.findFirstOrThrow();
      return tx.pushedNotice.create({ data: { personId, origin: 'notices', title: '', titleEn: '', path: '/tzgg', sentAt } });
    },
    (read) => read.pushedNotice.count(),
  ],
  ['sheets', 'keepSheets', (tx, at, code) => tx.sheet.create({ data: { ...SHEET, code, at } }), (read) => read.sheet.count()],
  ['imports', 'keepOperations', (tx, at) => tx.importDone.create({ data: { ...IMPORT, at } }), (read) => read.importDone.count()],
  [
    'failures',
    'keepTraces',
    (tx, at) => tx.signInFailure.create({ data: { subject: 'name:staff', at } }),
    (read) => read.signInFailure.count(),
  ],
  [
    'refusals',
    'keepTraces',
    (tx, until, name) => tx.signInRefusal.create({ data: { subject: name, until } }),
    (read) => read.signInRefusal.count(),
  ],
  [
    'codes',
    'keepTraces',
    async (tx, sentAt, purpose) => {
      const { id: personId } = await tx.person.findFirstOrThrow();
      return tx.contactCode.create({ data: { personId, purpose, target: SECRET, code: SECRET, proof: SECRET, sentAt, triesLeft: 1 } });
    },
    (read) => read.contactCode.count(),
  ],
  [
    'recoveries',
    'keepTraces',
    (tx, createdAt, id) => tx.passwordRecovery.create({ data: { id, subject: 'hashed', phone: SECRET, code: SECRET, createdAt } }),
    (read) => read.passwordRecovery.count(),
  ],
  ['tokens', 'keepTraces', (tx, expiresAt, id) => tx.usedToken.create({ data: { id, expiresAt } }), (read) => read.usedToken.count()],
];

describe('SEC-5 what is older than its parameter says', () => {
  it('SEC-5 is of every kind that the server knows', () => {
    expect(WRITTEN.map(([kind, days]) => [kind, days])).toEqual(KINDS.map(({ name, days }) => [name, days]));
  });

  it.each(WRITTEN)('SEC-5 leaves once it is in the archive, without secrets: %s by %s', async (kind, parameter, write, count) => {
    const hall = await testHall();
    const { services, clock } = hall;
    const { database } = services;
    const days = Number(PARAMETERS[parameter].fallback);
    const begun = await count(database.read);
    await database.unitOfWork((tx) => write(tx, clock.now(), 'old'));
    clock.advance(days * DAY_MS);
    await letGo(services, archiveOf(hall));
    await database.unitOfWork((tx) => write(tx, clock.now(), 'young'));
    const kept = await database.read.archiveFile.aggregate({ where: { kind }, _sum: { rows: true } });
    expect((await count(database.read)) + (kept._sum.rows ?? 0)).toBe(begun + 2);
    clock.advance(DAY_MS);
    await letGo(services, archiveOf(hall));
    expect(await count(database.read)).toBe(1);
    const files = await database.read.archiveFile.findMany({ where: { kind }, orderBy: { id: 'asc' } });
    const archived = files.flatMap(({ path, rows, sha256 }) => {
      expect(createHash('sha256').update(bytesOf(hall, path)).digest('hex')).toBe(sha256);
      const lines = linesOf(hall, path);
      expect(lines).toHaveLength(rows);
      return lines;
    });
    expect(archived).toHaveLength(begun + 1);
    expect(JSON.stringify(archived)).not.toContain(SECRET);
  });

  it('SEC-5 stays for ever where the parameter is 0', async () => {
    const hall = await testHall();
    const { services, clock } = hall;
    for (const { days } of KINDS) await hall.setParameter(days, '0');
    const counts = () => Promise.all(WRITTEN.map(([, , , count]) => count(services.database.read)));
    const before = await counts();
    clock.advance(5_000 * DAY_MS);
    await letGo(services, archiveOf(hall));
    expect(await counts()).toEqual(before);
  });

  it('SEC-5 stays in the logs for half a year, whatever the parameter says', async () => {
    const hall = await testHall();
    const { services, clock } = hall;
    await services.database.unitOfWork((tx) => tx.operationRecord.create({ data: operation(clock.now()) }));
    await hall.setParameter('keepOperations', '1');
    clock.advance(183 * DAY_MS);
    await letGo(services, archiveOf(hall));
    expect(await services.database.read.operationRecord.count()).toBe(1);
  });
});

/** Takes away the demo data's history, which is of many days, and keeps everything but the operation log for ever. */
async function withoutHistory(tx: Tx): Promise<void> {
  const { _min, _max } = await tx.operationRecord.aggregate({ _min: { id: true }, _max: { id: true } });
  const range = { fromId: _min.id, toId: _max.id, rows: 0, sha256: '', at: new Date(0) };
  await tx.archiveFile.create({ data: { kind: 'operations', path: 'elsewhere', ...range } });
  await tx.operationRecord.deleteMany({});
  const others = KINDS.filter(({ days }) => days !== 'keepOperations').map(({ days }) => PARAMETERS[days].id);
  await tx.parameter.createMany({ data: [...new Set(others)].map((id) => ({ id, value: '0' })) });
}

/** Entries of one day, all of them old, and none of the demo data's. */
async function oldEntries(rows: number) {
  const hall = await testHall();
  const { services, clock } = hall;
  await services.database.unitOfWork(async (tx) => {
    await withoutHistory(tx);
    await tx.operationRecord.createMany({ data: Array.from({ length: rows }, () => operation(clock.now())) });
  });
  clock.advance(401 * DAY_MS);
  return { hall, services, clock, entries: () => services.database.read.operationRecord.findMany({ orderBy: { id: 'asc' } }) };
}

/** The services, told of each unit of work: how many entries there are after it; it fails where the list ends. */
function watched(services: Services, after: number[], failing = Number.POSITIVE_INFINITY): Services {
  const { database } = services;
  const unitOfWork: typeof database.unitOfWork = async (work) => {
    if (after.length === failing) throw new Error('stopped');
    const result = await database.unitOfWork(work);
    after.push(await database.read.operationRecord.count());
    return result;
  };
  return { ...services, database: { ...database, unitOfWork } };
}

describe('SEC-5 letting go', () => {
  it('SEC-5 SEC-4 is done in slices, between which others write', async () => {
    const { hall, services } = await oldEntries(250);
    const after: number[] = [];
    await letGo(watched(services, after), archiveOf(hall));
    expect(after).toEqual([250, 150, 50, 0]);
  });

  it.each([
    ['before the file is in the register', 0],
    ['before anything was deleted', 1],
    ['halfway', 2],
  ])('SEC-5 a stop %s loses nothing and writes nothing twice', async (_, units) => {
    const { hall, services, entries } = await oldEntries(1_200);
    const ids = (await entries()).map(({ id }) => id);
    await expect(letGo(watched(services, [], units), archiveOf(hall))).rejects.toThrow('stopped');
    await letGo(services, archiveOf(hall));
    expect(await entries()).toEqual([]);
    const made = filesOf(hall, 'operations');
    expect(made).toHaveLength(1);
    expect(linesOf(hall, `operations/${made[0]}`).map(({ id }) => id)).toEqual(ids);
    expect(await services.database.read.archiveFile.count({ where: { path: `operations/${made[0]}` } })).toBe(1);
  });

  it('SEC-5 a stop before what has no ids in the register was deleted writes no second file either', async () => {
    const { hall, services, clock } = await oldEntries(0);
    const { id } = PARAMETERS.keepMessages;
    await services.database.unitOfWork(async (tx) => {
      await tx.parameter.update({ where: { id }, data: { value: '30' } });
      const old = { channel: 'sms', to: '', text: '', sentAt: new Date(clock.now().getTime() - 40 * DAY_MS) };
      await tx.outboxMessage.createMany({ data: [old, old] });
    });
    await expect(letGo(watched(services, [], 1), archiveOf(hall))).rejects.toThrow('stopped');
    expect(await services.database.read.outboxMessage.count()).toBe(2);
    await letGo(services, archiveOf(hall));
    expect(await services.database.read.outboxMessage.count()).toBe(0);
    expect(filesOf(hall, 'messages')).toHaveLength(1);
    expect(await services.database.read.archiveFile.count({ where: { kind: 'messages' } })).toBe(1);
  });

  it('SEC-5 replaces no file of the archive: what says something else goes beside it', async () => {
    const { hall, services, clock } = await oldEntries(1);
    await letGo(services, archiveOf(hall));
    const [last = ''] = filesOf(hall, 'operations');
    const at = new Date(clock.now().getTime() - 401 * DAY_MS);
    await services.database.unitOfWork((tx) => tx.operationRecord.create({ data: operation(at) }));
    const bytes = bytesOf(hall, `operations/${last}`);
    await letGo(services, archiveOf(hall));
    expect(filesOf(hall, 'operations')).toContain(last.replace('.jsonl', '-2.jsonl'));
    expect(bytesOf(hall, `operations/${last}`)).toEqual(bytes);
  });

  it('SEC-5 takes no entry along that stands between old ones because a clock was once set back', async () => {
    const { hall, services, clock, entries } = await oldEntries(2);
    const old = new Date(clock.now().getTime() - 401 * DAY_MS);
    await services.database.unitOfWork(async (tx) => {
      await tx.operationRecord.create({ data: operation(clock.now()) });
      await tx.operationRecord.create({ data: operation(old) });
    });
    await letGo(services, archiveOf(hall));
    expect((await entries()).map(({ at }) => at)).toEqual([clock.now(), old]);
  });

  it('SEC-5 SEC-2 SYS-7 lets nobody delete an entry that is not in the archive, change or replace one, or do so to its register', async () => {
    const { hall, services, clock, entries } = await oldEntries(1);
    const { database } = services;
    await letGo(services, archiveOf(hall));
    await database.unitOfWork(async (tx) => {
      await tx.operationRecord.create({ data: operation(clock.now()) });
      await tx.signInRecord.create({ data: signIn(clock.now()) });
    });
    const attempts: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.operationRecord.deleteMany({}),
      (tx) => tx.signInRecord.deleteMany({}),
      (tx) => tx.operationRecord.updateMany({ data: { result: '200' } }),
      (tx) => tx.archiveFile.deleteMany({}),
      (tx) => tx.archiveFile.updateMany({ data: { toId: 1_000_000 } }),
      (tx) => tx.$executeRaw`INSERT OR REPLACE INTO "OperationRecord" SELECT * FROM "OperationRecord"`,
      (tx) => tx.$executeRaw`INSERT OR REPLACE INTO "SignInRecord" SELECT * FROM "SignInRecord"`,
      (tx) => tx.$executeRaw`INSERT OR REPLACE INTO "ArchiveFile" SELECT * FROM "ArchiveFile"`,
    ];
    for (const attempt of attempts) await expect(database.unitOfWork(attempt)).rejects.toThrow();
    expect(await entries()).toHaveLength(1);
  });
});

describe('SEC-5 SYS-7 what lets an entry of a log go', () => {
  const LOGS = [
    ['operations', 'sign-ins', (tx: Tx) => tx.operationRecord, operation],
    ['sign-ins', 'operations', (tx: Tx) => tx.signInRecord, signIn],
  ] as const;

  it.each(LOGS)('SEC-5 SYS-7 is a file of its own log that holds it, and nothing else: %s', async (kind, other, log, entry) => {
    const { services, clock } = await testHall();
    const { database } = services;
    // One unit of work for both kinds of table: they take the same calls, of types of their own.
    const table = (tx: Tx) => log(tx) as Tx['operationRecord'];
    const data = { ...entry(clock.now()) } as ReturnType<typeof operation>;
    const ids = await database.unitOfWork(async (tx) => {
      const made: number[] = [];
      for (let count = 0; count < 3; count++) made.push((await table(tx).create({ data })).id);
      return made as [number, number, number];
    });
    const [before, held, after] = ids;
    const file = (kind: string, fromId: number, toId: number) => ({ kind, fromId, toId, path: '', rows: 0, sha256: '', at: clock.now() });
    await database.unitOfWork((tx) => tx.archiveFile.createMany({ data: [file(kind, held, held), file(other, 1, after)] }));
    const remove = (id: number) => database.unitOfWork((tx) => table(tx).delete({ where: { id } }));
    await expect(remove(before)).rejects.toThrow();
    await expect(remove(after)).rejects.toThrow();
    await remove(held);
    expect((await table(database.read as Tx).findMany({ where: { id: { gte: before } } })).map(({ id }) => id)).toEqual([before, after]);
  });
});

describe('SEC-5 every day', () => {
  it('SEC-5 it is done at once and then once a day, and what cannot be written stays and is tried again', async () => {
    const { hall, services, clock, entries } = await oldEntries(1);
    const failures: unknown[] = [];
    const nowhere = join(dirname(hall.file), 'nowhere');
    writeFileSync(nowhere, '');
    const failing = startRetention(services, nowhere, (error) => failures.push(error));
    await failing.look();
    await failing.close();
    expect(failures).toHaveLength(2);
    expect(await entries()).toHaveLength(1);
    const retention = startRetention(services, archiveOf(hall), (error) => failures.push(error));
    await retention.look();
    expect(await entries()).toHaveLength(0);
    await services.database.unitOfWork((tx) =>
      tx.operationRecord.create({ data: operation(new Date(clock.now().getTime() - 500 * DAY_MS)) }),
    );
    await retention.look();
    expect(await entries()).toHaveLength(1);
    clock.advance(DAY_MS);
    await retention.look();
    expect(await entries()).toHaveLength(0);
    await retention.close();
    expect(failures).toHaveLength(2);
  });

  it('SEC-5 it ends after the slice that is being deleted when the server closes, and reports nothing', async () => {
    const { hall, services, entries } = await oldEntries(250);
    const failures: unknown[] = [];
    const closed = gate();
    between(hall, 2, async () => void retention.close().then(closed.open));
    const retention = startRetention(services, archiveOf(hall), (error) => failures.push(error));
    await closed.passed;
    expect(await entries()).toHaveLength(150);
    expect(failures).toEqual([]);
    await letGo(services, archiveOf(hall));
    expect(await entries()).toEqual([]);
  });
});
