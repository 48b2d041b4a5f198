import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append } from './append.ts';
import { type Database, type LogQuery, openDatabase } from './database.ts';
import { makeTemplate } from './prepare.ts';

const directory = mkdtempSync(join(tmpdir(), 'hall-logs-'));
const template = join(directory, 'template.db');
let database: Database;

const texts = ['100%', '50_50', '5x50', String.raw`a\b`, "o'neil", 'Menu', 'MENU', '菜单', '菜', '', '𠮷'];
const rows = texts.map((text, index) => ({
  at: new Date(Date.UTC(2031, 0, 1, 0, 0, index % 4)),
  staffNumber: index % 3 === 0 ? null : `9${index % 3}`,
  person: text,
  address: `10.0.0.${index % 2}`,
  browser: 'b',
  module: index % 2 ? 'menu' : 'logs',
  action: 'm.a',
  actionZh: text,
  actionEn: text.toUpperCase(),
  kind: index % 2 ? 'read' : 'change',
  target: index % 4 === 0 ? null : text,
  result: '200',
  duration: index,
  ...(index % 5 === 0 && { changes: [{ field: text, before: null, after: index }] }),
}));

beforeAll(async () => {
  await makeTemplate(template, { demo: true, now: new Date('2026-11-20T04:00:00Z') });
  copyFileSync(template, join(directory, 'hall.db'));
  database = await openDatabase(`file:${join(directory, 'hall.db')}`);
  await database.unitOfWork((tx) => append(tx, 'OperationRecord', rows));
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const NEWEST = [{ at: 'desc' }, { id: 'desc' }];
const query = (where: object, more: Partial<LogQuery> = {}): LogQuery => ({ where, orderBy: NEWEST, skip: 0, take: 20, ...more });
const containing = (text: string) => ({
  OR: ['actionZh', 'actionEn', 'target', 'targetEn'].map((name) => ({ [name]: { contains: text } })),
});
const since = new Date('2031-01-01T00:00:01Z');

const CONDITIONS: readonly [string, object][] = [
  ['nothing', {}],
  ['conditions that say nothing', { AND: [{}, { at: {} }, { duration: {} }] }],
  ['one value', { AND: [{ module: 'menu' }, { kind: 'read' }] }],
  ['a moment', { at: since }],
  ['moments', { at: { gte: since, lt: new Date('2031-01-01T00:00:03Z') } }],
  ['numbers', { duration: { gte: 3, lte: 5 } }],
  ['some values', { staffNumber: { in: ['91', '92', "'"] } }],
  ['many values', { staffNumber: { in: Array.from({ length: 30_000 }, (_, index) => String(index)) } }],
  ['no value', { staffNumber: { in: [] } }],
  ['some ids', { id: { in: [1, 5, 0] } }],
  ['no value at all', { staffNumber: null }],
  ['another value', { NOT: { module: { in: ['menu'] } } }],
  ['another value of what may have none', { NOT: { OR: [{ staffNumber: { in: ['91'] } }] } }],
  ['another value, or none', { OR: [{ staffNumber: null }, { NOT: { staffNumber: { in: ['91'] } } }] }],
  ['the contrary of two', { NOT: { AND: [{ module: 'menu' }, { kind: 'read' }] } }],
  ['one of several', { OR: [{ module: { in: ['menu'] } }, { AND: [{ kind: 'change' }, { duration: { gte: 4 } }] }] }],
  ...['%', '_', '\\', "'", 'menu', '菜', '单', '0%', '_5', '𠮷', '"', '--'].map((text): [string, object] => [
    `text ${text}`,
    containing(text),
  ]),
];

const ORDERS: readonly object[][] = [
  NEWEST,
  [{ at: 'asc' }, ...NEWEST],
  [{ staffNumber: 'asc' }, ...NEWEST],
  [{ staffNumber: 'desc' }, ...NEWEST],
  [{ module: 'desc' }, ...NEWEST],
  [{ duration: 'asc' }, ...NEWEST],
];

describe('PERF-2 SYS-7 what SQL of our own reads of a log is what the ORM reads', () => {
  it.each(CONDITIONS)('PERF-2 where %s is asked for', async (_, where) => {
    const { read, logs } = database;
    for (const more of [{}, { skip: 3, take: 2 }, { skip: 100_000 }, { take: 800 }]) {
      expect(logs.find('OperationRecord', query(where, more))).toEqual(await read.operationRecord.findMany(query(where, more) as object));
    }
    expect(logs.count('OperationRecord', where)).toBe(await read.operationRecord.count({ where }));
  });

  it.each(CONDITIONS)('SYS-14 counted by hour and result where %s is asked for', async (_, where) => {
    const { read, logs } = database;
    const found = await read.operationRecord.findMany({ where });
    const expected = new Map<string, number>();
    const keyOf = (at: Date, result: string) => `${at.toISOString().slice(0, 13)} ${result}`;
    for (const { at, result } of found) expected.set(keyOf(at, result), (expected.get(keyOf(at, result)) ?? 0) + 1);
    const counted = logs.hours('OperationRecord', where).map(({ at, result, count }) => [keyOf(at, result), count] as const);
    expect(new Map(counted)).toEqual(expected);
    expect(counted).toHaveLength(expected.size);
  });

  it.each(ORDERS.map((orderBy) => [JSON.stringify(orderBy), orderBy] as const))('PERF-2 in the order %s', async (_, orderBy) => {
    const asked = query({ duration: { gte: 1 } }, { orderBy, take: 100 });
    expect(database.logs.find('OperationRecord', asked)).toEqual(await database.read.operationRecord.findMany(asked as object));
  });

  it('PERF-2 of the sign-in log as well', async () => {
    for (const where of [{}, { way: 'password' }, { OR: [{ userName: { contains: 'A' } }, { personEn: { contains: '_' } }] }]) {
      expect(database.logs.find('SignInRecord', query(where))).toEqual(await database.read.signInRecord.findMany(query(where) as object));
      expect(database.logs.count('SignInRecord', where)).toBe(await database.read.signInRecord.count({ where }));
    }
  });

  it.each([
    ['a word', { module: { startsWith: 'm' } }],
    ['a column', { 'module" = 1 --': 'm' }],
    ['the contrary of nothing', { NOT: {} }],
    ['a choice of nothing', { OR: [] }],
    ['a choice in which one condition says nothing', { OR: [{ module: 'menu' }, {}] }],
  ])('PERF-2 %s that a log does not know is refused', (_, where) => {
    expect(() => database.logs.find('OperationRecord', query(where))).toThrow(/of a log/);
    expect(() => database.logs.find('OperationRecord', query({}, { orderBy: [{ 'at" --': 'asc' }] }))).toThrow(/of a log/);
  });
});

describe('PERF-2 SEC-5 a count that is kept', () => {
  const where = { module: 'menu' };
  const counted = () => database.logs.count('OperationRecord', where);
  const [row] = rows.filter(({ module }) => module === 'menu');

  it('PERF-2 grows with the rows that are added, of which it counts those it is of', async () => {
    const before = counted();
    await database.unitOfWork((tx) => append(tx, 'OperationRecord', rows));
    expect(counted()).toBe(before + rows.filter(({ module }) => module === 'menu').length);
    expect(counted()).toBe(await database.read.operationRecord.count({ where }));
  });

  it('PERF-2 SEC-5 shrinks with those that leave for the archive', async () => {
    const before = counted();
    await database.unitOfWork(async (tx) => {
      const first = await tx.operationRecord.findFirstOrThrow({ orderBy: { id: 'asc' } });
      const last = await tx.operationRecord.findFirstOrThrow({ where, orderBy: { id: 'asc' }, skip: 2 });
      const file = { kind: 'operations', path: 'p', fromId: first.id, toId: last.id, rows: 1, sha256: '', at: new Date(0) };
      await tx.archiveFile.create({ data: file });
      await tx.operationRecord.deleteMany({ where: { id: { lte: last.id } } });
    });
    expect(counted()).toBe(before - 3);
    expect(counted()).toBe(await database.read.operationRecord.count({ where }));
  });

  it('PERF-2 is of the other database once it was replaced', async () => {
    await database.unitOfWork((tx) => append(tx, 'OperationRecord', [row as (typeof rows)[number]]));
    const before = counted();
    await database.replaceWith(template);
    expect(counted()).toBe(await database.read.operationRecord.count({ where }));
    expect(counted()).not.toBe(before);
  });
});
