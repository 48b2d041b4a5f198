import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append } from './append.ts';
import { type Database, openDatabase } from './database.ts';
import type { PrismaClient } from './generated/client.ts';
import { makeTemplate } from './prepare.ts';

const directory = mkdtempSync(join(tmpdir(), 'hall-append-'));
let database: Database;

beforeAll(async () => {
  await makeTemplate(join(directory, 'hall.db'), { demo: false });
  database = await openDatabase(`file:${join(directory, 'hall.db')}`);
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const at = new Date('2026-11-25T01:02:03.004Z');
const operation = {
  at,
  address: '::1',
  browser: 'b',
  module: 'm',
  action: 'm.a',
  actionZh: '甲',
  actionEn: 'a',
  kind: 'change',
  result: '200',
};
const signIn = { at, userName: "o'neil", address: '::1', browser: 'b', way: 'password', result: '402' };

/** What the file holds, byte by byte: the ORM and a statement of ours have to write the same. */
const stored = (table: string) =>
  (database.read as PrismaClient).$queryRawUnsafe<{ id: number }[]>(
    `SELECT *, typeof("at") AS type FROM "${table}" ORDER BY "id" DESC LIMIT 2`,
  );

describe('SYS-7 rows that are added to a log', () => {
  it.each([
    ['an operation', { ...operation, duration: 7, target: '“目标”', changes: [{ field: 'f', before: null, after: '后' }] }],
    ['an operation without anything that may be missing', { ...operation, duration: 0 }],
  ])('SYS-7 %s is written as the ORM writes it', async (_, row) => {
    await database.unitOfWork((tx) => tx.operationRecord.createMany({ data: [row] }));
    await database.unitOfWork((tx) => append(tx, 'OperationRecord', [row]));
    const [own, theirs] = (await stored('OperationRecord')).map(({ id: _id, ...rest }) => rest);
    expect(own).toEqual(theirs);
  });

  it('SYS-7 an attempt to sign in is written as the ORM writes it', async () => {
    await database.unitOfWork((tx) => tx.signInRecord.createMany({ data: [signIn] }));
    await database.unitOfWork((tx) => append(tx, 'SignInRecord', [signIn]));
    const [own, theirs] = (await stored('SignInRecord')).map(({ id: _id, ...rest }) => rest);
    expect(own).toEqual(theirs);
  });

  it('SYS-7 all rows of a batch are added, in their order, and nothing that is kept in memory is loaded anew for them', async () => {
    const [before, ofTheLog] = [database.commits(), database.commits(['OperationRecord'])];
    const rows = Array.from({ length: 1_000 }, (_, duration) => ({ ...operation, duration, action: 'm.batch' }));
    await database.unitOfWork((tx) => append(tx, 'OperationRecord', rows));
    const found = await database.read.operationRecord.findMany({ where: { action: 'm.batch' }, orderBy: { id: 'asc' } });
    expect(found.map(({ duration }) => duration)).toEqual(rows.map(({ duration }) => duration));
    expect(database.commits()).toBe(before);
    expect(database.commits(['OperationRecord'])).toBe(ofTheLog + 1);
  });
});
