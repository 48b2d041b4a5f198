import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isBusy } from './busy.ts';
import { type Database, openDatabase, type Reader, type Tx } from './database.ts';
import type { PrismaClient } from './generated/client.ts';
import { makeTemplate } from './prepare.ts';
import { LEAVES } from './watch.ts';

const directory = mkdtempSync(join(tmpdir(), 'hall-database-'));
const template = join(directory, 'template.db');
const schema = join(import.meta.dirname, '../schema');
let database: Database;

const noted = (text: string) => ({ data: { channel: 'sms', to: '13907311000', text, sentAt: new Date(0) } });
const texts = async (read: Reader) => (await read.outboxMessage.findMany({ orderBy: { id: 'asc' } })).map(({ text }) => text);

/** A promise with its handle, to hold a unit of work open. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

beforeAll(async () => {
  await makeTemplate(template, { demo: true, now: new Date('2026-11-20T04:00:00Z') });
  copyFileSync(template, join(directory, 'hall.db'));
});
beforeEach(async () => {
  database = await openDatabase(`file:${join(directory, 'hall.db')}`);
  await database.replaceWith(template);
});
afterEach(() => database.close());
afterAll(() => rmSync(directory, { recursive: true }));

describe('one writer', () => {
  it('keeps a write that another request makes while a transaction is open that is then rolled back', async () => {
    const { open, opened } = gate();
    const written = gate();
    const failing = database.unitOfWork(async (tx) => {
      await tx.outboxMessage.create(noted('rolled back'));
      written.open();
      await opened;
      throw new Error('no');
    });
    await written.opened;
    const succeeding = database.unitOfWork((tx) => tx.outboxMessage.create(noted('kept')));
    open();
    await expect(failing).rejects.toThrow('no');
    await succeeding;
    expect(await texts(database.read)).toEqual(['kept']);
  });

  it('shows readers nothing that is not committed', async () => {
    const { open, opened } = gate();
    const written = gate();
    const work = database.unitOfWork(async (tx) => {
      await tx.outboxMessage.create(noted('soon'));
      expect(await texts(tx)).toEqual(['soon']);
      written.open();
      await opened;
    });
    await written.opened;
    expect(await texts(database.read)).toEqual([]);
    open();
    await work;
    expect(await texts(database.read)).toEqual(['soon']);
  });

  it('runs units of work in the order in which they were asked for, one at a time', async () => {
    const count = async (tx: Tx) => {
      const { value } = await tx.parameter.findUniqueOrThrow({ where: { id: 'counter' } });
      await tx.parameter.update({ where: { id: 'counter' }, data: { value: String(Number(value) + 1) } });
      return Number(value);
    };
    await database.unitOfWork((tx) => tx.parameter.create({ data: { id: 'counter', value: '0' } }));
    const order = await Promise.all(Array.from({ length: 20 }, () => database.unitOfWork(count)));
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('refuses a unit of work within another one, and goes on afterwards', async () => {
    const nested = database.unitOfWork(() => database.unitOfWork((tx) => tx.outboxMessage.create(noted('nested'))));
    await expect(nested).rejects.toThrow('within another one');
    await database.unitOfWork((tx) => tx.outboxMessage.create(noted('next')));
    expect(await texts(database.read)).toEqual(['next']);
  });

  it('goes on after a commit that failed, of which nothing stays', async () => {
    const broken = database.unitOfWork(async (tx) => {
      await tx.$executeRaw`PRAGMA defer_foreign_keys = ON`;
      await tx.outboxMessage.create(noted('broken'));
      await tx.personRole.create({ data: { personId: 'nobody', roleId: 'nothing' } });
    });
    await expect(broken).rejects.toThrow('ForeignKey');
    await database.unitOfWork((tx) => tx.outboxMessage.create(noted('next')));
    expect(await texts(database.read)).toEqual(['next']);
  });

  it('gives readers a connection that cannot write', async () => {
    const reader = database.read as unknown as PrismaClient;
    await expect(reader.outboxMessage.create(noted('by a reader'))).rejects.toThrow('readonly');
  });
});

describe('a lock of another process', () => {
  const locked = () => {
    const other = new Sqlite(join(directory, 'hall.db'));
    other.exec('BEGIN IMMEDIATE');
    return other;
  };

  it('SEC-4 holds up nobody who reads, and a change waits for its end', async () => {
    const other = locked();
    const order: string[] = [];
    const change = database.unitOfWork((tx) => tx.outboxMessage.create(noted('waited'))).then(() => order.push('changed'));
    for (let index = 0; index < 10; index++) {
      expect(await texts(database.read)).toEqual([]);
      await setImmediate();
    }
    order.push('read');
    other.prepare(`INSERT INTO "OutboxMessage" ("channel", "to", "text", "sentAt") VALUES ('sms', '1', 'by another', 0)`).run();
    other.exec('COMMIT').close();
    await change;
    expect(order).toEqual(['read', 'changed']);
    expect(await texts(database.read)).toEqual(['by another', 'waited']);
  });

  it('SEC-4 makes a change give up after the time it was given, without its work, and the next one goes on', async () => {
    const hasty = await openDatabase(`file:${join(directory, 'hall.db')}`, { busyMs: 40 });
    const other = locked();
    let begun = 0;
    const given = (text: string) =>
      hasty.unitOfWork((tx) => {
        begun += 1;
        return tx.outboxMessage.create(noted(text));
      });
    await Promise.all(['one', 'two', 'three'].map((text) => expect(given(text)).rejects.toSatisfy(isBusy)));
    expect(begun).toBe(0);
    other.exec('ROLLBACK').close();
    await given('next');
    await hasty.close();
    expect(await texts(database.read)).toEqual(['next']);
  });

  it('SEC-4 rolls back a unit of work that takes longer than it may, and the next one goes on', async () => {
    const strict = await openDatabase(`file:${join(directory, 'hall.db')}`, { longestMs: 500 });
    const endless = async (tx: Tx) => {
      for (;;) {
        await tx.outboxMessage.create(noted('endless'));
        // The time is up by a timer, which statements that follow one another at once never let run.
        await setImmediate();
      }
    };
    await expect(strict.unitOfWork(endless)).rejects.toThrow('500 ms');
    await expect(strict.unitOfWork(endless)).rejects.not.toSatisfy(isBusy);
    expect(await strict.unitOfWork((tx) => tx.outboxMessage.count())).toBe(0);
    await strict.close();
  });
});

describe('a search', () => {
  const KEPT = ['50%', '50 and more', 'a_b', 'a-b', 'a\\b', '%', "it's"];
  const keep = async (tx: Tx) => {
    for (const text of KEPT) await tx.outboxMessage.create(noted(text));
  };
  const found = async (read: Reader, text: object) =>
    (await read.outboxMessage.findMany({ where: { text }, orderBy: { id: 'asc' } })).map((row) => row.text);

  it.each([
    [{ contains: '%' }, ['50%', '%']],
    [{ contains: 'a_b' }, ['a_b']],
    [{ contains: '\\' }, ['a\\b']],
    [{ contains: 'A-' }, ['a-b']],
    [{ contains: "'" }, ["it's"]],
    [{ startsWith: '%' }, ['%']],
    [{ startsWith: '50' }, ['50%', '50 and more']],
    [{ endsWith: '_b' }, ['a_b']],
    [{ not: { contains: '0' } }, ['a_b', 'a-b', 'a\\b', '%', "it's"]],
  ])('QUERY-2 of %j takes every letter as it is, in a unit of work and outside of one', async (text, expected) => {
    await database.unitOfWork(keep);
    expect(await found(database.read, text)).toEqual(expected);
    expect(await database.unitOfWork((tx) => found(tx, text))).toEqual(expected);
    await database.unitOfWork((tx) => tx.outboxMessage.deleteMany({ where: { text } }));
    expect((await texts(database.read)).length).toBe(KEPT.length - expected.length);
  });
});

describe('the count of commits', () => {
  const person = async () => (await database.read.person.findFirstOrThrow({ where: { userName: 'staff' } })).id;
  const session = async (tx: Tx, id: string) => {
    const moment = new Date(0);
    const times = { createdAt: moment, lastUsedAt: moment, endsAt: moment };
    return tx.session.create({ data: { id, personId: await person(), ...times, address: '', userAgent: '' } });
  };

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['a write', (tx) => tx.parameter.create({ data: { id: 'new', value: '1' } })],
    ['a nested write', (tx) => tx.role.update({ where: { id: 'staff' }, data: { permissions: { create: { permissionId: 'logs' } } } })],
    ['a cascade', (tx) => tx.role.delete({ where: { id: 'analyst' } })],
    ['SQL', (tx) => tx.$executeRaw`UPDATE "Parameter" SET "value" = '1'`],
    ['the moment of a sign-in, and something else', (tx) => tx.person.updateMany({ data: { lastSignInAt: new Date(0), enabled: true } })],
    [
      'a write nested in a trace of use',
      async (tx) => {
        await session(tx, 's');
        await tx.session.update({ where: { id: 's' }, data: { person: { update: { locked: true } } } });
      },
    ],
  ])('grows with %s', async (_, work) => {
    const before = database.commits();
    await database.unitOfWork(work);
    expect(database.commits()).toBe(before + 1);
  });

  it('grows when another process has changed something, and with none of our own traces', async () => {
    const other = await openDatabase(`file:${join(directory, 'hall.db')}`);
    await database.lookAround();
    const before = database.commits();
    await other.unitOfWork((tx) => tx.personRole.deleteMany({}));
    await database.lookAround();
    expect(database.commits()).toBe(before + 1);
    await other.close();
    await database.unitOfWork((tx) => tx.outboxMessage.create(noted('a trace')));
    await database.lookAround();
    expect(database.commits()).toBe(before + 1);
  });

  it('grows when the database is replaced', async () => {
    const before = database.commits();
    await database.replaceWith(template);
    expect(database.commits()).toBe(before + 1);
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['reading', (tx) => tx.person.findMany({ include: { roles: true } })],
    ['a session', (tx) => session(tx, 's')],
    ['a failed sign-in', (tx) => tx.signInFailure.create({ data: { subject: 'name:staff', at: new Date(0) } })],
    ['a message', (tx) => tx.outboxMessage.create(noted('text'))],
    ['the moment of a sign-in', async (tx) => tx.person.update({ where: { id: await person() }, data: { lastSignInAt: new Date(0) } })],
  ])('stays with %s', async (_, work) => {
    const before = database.commits();
    await database.unitOfWork(work);
    expect(database.commits()).toBe(before);
  });

  it('tells of traces who names them, and of nothing else then', async () => {
    const [before, others] = [database.commits(['traces']), database.commits(['Session'])];
    await database.unitOfWork(async (tx) => tx.person.update({ where: { id: await person() }, data: { lastSignInAt: new Date(0) } }));
    expect(database.commits(['traces'])).toBe(before + 1);
    expect(database.commits(['Session'])).toBe(others);
  });

  it('leaves out only what nothing else depends on, so that no cascade starts there', () => {
    const models = readdirSync(schema).map((file) => readFileSync(join(schema, file), 'utf8'));
    for (const leaf of LEAVES) {
      const [block = ''] = models.flatMap((text) => new RegExp(`^model ${leaf} \\{[^}]*\\}`, 'm').exec(text) ?? []);
      expect(block).not.toBe('');
      expect(block, leaf).not.toMatch(/^ +\w+ +[A-Z]\w*\[\]/m);
    }
  });

  it('is told by a unit of work what it has written so far', async () => {
    const seen: unknown[] = [];
    await database.unitOfWork(async (tx, written) => {
      await tx.parameter.findMany();
      seen.push([...written]);
      await tx.outboxMessage.create(noted('text'));
      await tx.$executeRaw`UPDATE "Parameter" SET "value" = '1'`;
      seen.push([...written]);
    });
    expect(seen).toEqual([[], ['OutboxMessage', 'sql']]);
  });
});

describe('a database', () => {
  it('keeps its journal aside and refuses dangling references', async () => {
    const reader = database.read as unknown as PrismaClient;
    expect(await reader.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
    const dangling = database.unitOfWork((tx) => tx.personRole.create({ data: { personId: 'nobody', roleId: 'staff' } }));
    await expect(dangling).rejects.toThrow('Foreign key');
  });

  it('has the disk confirm every commit before it is acknowledged', async () => {
    const synchronous = await database.unitOfWork((tx) => tx.$queryRaw`PRAGMA synchronous`);
    expect(synchronous).toEqual([{ synchronous: 2n }]);
  });

  it('is opened also while another process is at a file that has no such journal yet', async () => {
    const file = join(directory, 'older.db');
    copyFileSync(template, file);
    const other = new Sqlite(file);
    other.pragma('journal_mode = DELETE');
    other.exec('BEGIN IMMEDIATE');
    const opening = openDatabase(`file:${file}`);
    setTimeout(() => other.exec('COMMIT').close(), 100);
    const opened = await opening;
    expect(await (opened.read as unknown as PrismaClient).$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
    await opened.close();
  });

  it('is as the template again after it was replaced, for readers that read meanwhile too', async () => {
    await database.unitOfWork((tx) => tx.outboxMessage.create(noted('gone')));
    const replaced = database.replaceWith(template);
    const people = await Promise.all(Array.from({ length: 10 }, () => database.read.person.count()));
    await replaced;
    expect(people).toEqual(Array(10).fill(60));
    expect(await texts(database.read)).toEqual([]);
    await database.unitOfWork((tx) => tx.outboxMessage.create(noted('after')));
    expect(await texts(database.read)).toEqual(['after']);
  });

  it('must exist', async () => {
    await expect(openDatabase(`file:${join(directory, 'missing.db')}`)).rejects.toThrow();
    await expect(openDatabase('postgres://hall')).rejects.toThrow('DATABASE_URL must be');
  });
});
