import { api } from '@hall/contract/api';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { ApiClient } from '../features/support/api-client.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

/** A year of them, and a university of readers; half of the notices have been read by everybody. */
const NOTICES = size(200, 2_000);
const READERS = size(500, 5_000);
const TIMES = size(5, 20);
/** How many times as long as over the demo data an answer may take, with what a machine that does other things adds, in ms. */
const FACTOR = 8;
const LEEWAY_MS = size(1_000, 60);

/** Copies people and notices until there are so many, and lets everybody read half of the notices. */
function grow(file: string): void {
  const database = new Sqlite(file);
  const columns = (table: string) => (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name);
  const copy = (table: string, unique: readonly string[], to: number) => {
    const names = columns(table);
    const values = names.map((name) => (unique.includes(name) ? `"${name}" || '-' || n` : `"${name}"`));
    database.exec(
      `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${to})
       INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) SELECT ${values} FROM "${table}", copies
       LIMIT ${to} - (SELECT count(*) FROM "${table}")`,
    );
  };
  database.exec('UPDATE "Person" SET "idNumber" = NULL');
  copy('Person', ['id', 'staffNumber', 'userName'], READERS);
  copy('Notice', ['id'], NOTICES);
  database.exec(
    `INSERT OR IGNORE INTO "NoticeRead" ("noticeId", "personId", "readAt")
     SELECT n."id", p."id", n."publishedAt" FROM "Notice" n, "Person" p WHERE n."published" AND n.rowid % 2 = 0`,
  );
  database.exec('ANALYZE');
  database.close();
}

/** The shortest time that something takes, in ms, of answers that are made anew: for another question, or after a change. */
async function shortest(
  work: (time: number) => Promise<{ readonly code: string }>,
  before: (time: number) => Promise<unknown> = async () => undefined,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES; time++) {
    await before(time);
    const started = performance.now();
    const { code } = await work(time);
    expect(code).toBe('200');
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** How long the list, the badge, the management's list and the readers of a notice take. */
async function timesOf(file: string): Promise<Record<string, number>> {
  const server = await attackedServer(file);
  const [staff, manager] = [await server.signedIn('staff'), await server.signedIn('noticeadmin')];
  const mark = (time: number) => staff.call(api.todos.changeState, { id: 'notice-1', read: time % 2 === 0 });
  const list = (client: ApiClient, time: number) => client.call(api.notices.list, { page: 1, pageSize: 20 + time, published: true });
  return {
    list: await shortest((time) => list(staff, time)),
    badge: await shortest(() => staff.call(api.account.me), mark),
    managed: await shortest((time) => manager.call(api.notices.managed, { page: 1, pageSize: 20 + time })),
    readers: await shortest((time) => manager.call(api.notices.readers, { id: 'notice-1', page: 1, pageSize: 20 + time })),
    unread: await shortest((time) => manager.call(api.notices.readers, { id: 'notice-1', page: 1, pageSize: 20 + time, read: false })),
  };
}

it('NOTICE-7 a year of notices and thousands of readers are answered in the time of a small database', async () => {
  const small = await attackedDatabase();
  const large = await attackedDatabase();
  grow(large);
  const [before, after] = [await timesOf(small), await timesOf(large)];
  console.log(
    `over the demo data ${JSON.stringify(before)}, over ${NOTICES} notices and ${READERS} people ${JSON.stringify(after)}, in ms`,
  );
  for (const [what, time] of Object.entries(after)) expect(time, what).toBeLessThan((before[what] ?? 0) * FACTOR + LEEWAY_MS);
});
