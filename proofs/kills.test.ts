import { api } from '@hall/contract/api';
import { openDatabase } from '@hall/database/database';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { ApiClient } from '../features/support/api-client.ts';
import { claimSecretId } from '../mock-server/src/core/claim-secrets.ts';
import { ownSecret } from '../mock-server/src/core/secrets.ts';
import { CLAIMING, claimingSystem } from './support/claims-at-once.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';
import { noticeWriter, roleMaker, starrer, type Writer } from './support/writers.ts';

const PAGE = { pageId: 'sign-in-log' };
const COLUMN = 'at';
/** The least width of a column: those that are written count up from it. */
const LEAST = 40;

const write = (person: ApiClient, width: number) =>
  person.call(api.pages.saveColumns, { ...PAGE, columns: [{ fieldId: COLUMN, order: 1, shown: true, width }] });

async function written(person: ApiClient): Promise<number> {
  const { data } = await person.call(api.pages.columns, PAGE);
  return data?.find(({ fieldId }) => fieldId === COLUMN)?.width ?? 0;
}

it(
  'SEC-3 SEC-4 what was acknowledged is there after the process was killed in the middle of writing, whole and with its entry',
  async () => {
    const file = await attackedDatabase();
    let [answers, acknowledged, asked] = [0, LEAST, LEAST];
    for (let round = 0; round < size(4, 50); round++) {
      const server = await attackedServer(file);
      const person = await server.signedIn('secauditor');
      if (round > 0) expect(await written(person)).toSatisfy((width: number) => width >= acknowledged && width <= asked);
      const enough = answers + 5 + round;
      let killed: Promise<void> | undefined;
      // Goes on writing until nobody answers any more.
      const writing = async (): Promise<never> => {
        for (;;) {
          asked += 1;
          expect((await write(person, asked)).code).toBe('200');
          answers += 1;
          acknowledged = asked;
          if (answers >= enough) killed ??= server.kill();
        }
      };
      await expect(writing()).rejects.toThrow(TypeError);
      await killed;
    }
    const database = await openDatabase(`file:${file}`);
    const entries = await database.read.operationRecord.count({ where: { action: 'pages.saveColumns', kind: 'setting', result: '200' } });
    await database.close();
    expect(entries).toSatisfy((count: number) => count >= answers && count <= asked - LEAST);
  },
  size(300_000, 1_800_000),
);

/** What a killed server left behind is sound, and holds what each writer was told. */
function checkAfterKill(file: string, writers: readonly Pick<Writer, 'check'>[], lastEntry: number): void {
  const database = new Sqlite(file);
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.pragma('foreign_key_check')).toEqual([]);
    for (const writer of writers) writer.check(database, lastEntry);
  } finally {
    database.close();
  }
}

async function lastEntryOf(file: string): Promise<number> {
  const database = await openDatabase(`file:${file}`);
  const last = await database.read.operationRecord.findFirst({ orderBy: { id: 'desc' } });
  await database.close();
  return last?.id ?? 0;
}

/** Writes until nobody answers any more. */
async function goOn(write: () => Promise<void>): Promise<never> {
  for (;;) await write();
}

it(
  'SEC-3 SEC-4 what several people were told in the middle of changes to several tables is there after each of many kills, and nothing by halves',
  async () => {
    const file = await attackedDatabase();
    const lastEntry = await lastEntryOf(file);
    const writers = [roleMaker(), noticeWriter(), starrer()];
    const told = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    for (let round = 0; round < size(2, 50); round++) {
      const database = new Sqlite(file);
      const server = await attackedServer(file);
      const writes = await Promise.all(writers.map((writer) => writer.begin(server, database)));
      database.close();
      const enough = told() + 3 + (round % 20);
      let killed: Promise<void> | undefined;
      const all = writes.map((write) =>
        goOn(async () => {
          await write();
          if (told() >= enough) killed ??= server.kill();
        }),
      );
      for (const { reason } of (await Promise.allSettled(all)) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(TypeError);
      await killed;
      checkAfterKill(file, writers, lastEntry);
    }
    process.stdout.write(`${size(2, 50)} kills; acknowledged: ${writers.map(({ acknowledged }) => acknowledged.length).join(', ')}\n`);
  },
  size(300_000, 1_800_000),
);

/** Claims that are on their way at any moment, each of them twice. */
const CLAIMS_AT_ONCE = 12;

it(
  'SEC-3 PROJ-6 PROJ-8 claims that many book at once while the server is killed are booked once each, as was answered, and all money adds up',
  async () => {
    let secret = '';
    const file = await attackedDatabase(async (database) => {
      secret = await ownSecret(database, claimSecretId(CLAIMING));
    });
    const claiming = claimingSystem(secret);
    for (let round = 0; round < size(2, 50); round++) {
      const server = await attackedServer(file);
      const book = await claiming.begin(server);
      const enough = claiming.answers() + 20 + (round % 20);
      let killed: Promise<void> | undefined;
      const all = Array.from({ length: CLAIMS_AT_ONCE }, () =>
        goOn(async () => {
          await book();
          if (claiming.answers() >= enough) killed ??= server.kill();
        }),
      );
      for (const { reason } of (await Promise.allSettled(all)) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(TypeError);
      await killed;
      checkAfterKill(file, [claiming], 0);
    }
    const last = await attackedServer(file);
    await claiming.begin(last);
    await claiming.standsOn(last);
    await last.kill();
    checkAfterKill(file, [claiming], 0);
    expect(claiming.booked()).toBeGreaterThan(size(2, 50));
    process.stdout.write(`${size(2, 50)} kills; claims booked: ${claiming.booked()}, answers: ${claiming.answers()}\n`);
  },
  size(300_000, 1_800_000),
);
