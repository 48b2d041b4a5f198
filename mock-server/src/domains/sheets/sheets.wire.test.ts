import type { Tx } from '@hall/database/database';
import { expect, it } from 'vitest';
import { callOf } from '../../testing/call-of.ts';
import { testHall } from '../../testing/test-hall.ts';
import { draftSheet, issueSheet } from './index.ts';

const DRAFT = {
  kind: 'pdf',
  title: '登录日志',
  titleEn: 'Sign-in log',
  conditions: '无条件',
  conditionsEn: 'No condition',
  rows: 7,
} as const;

async function withSheet() {
  const hall = await testHall();
  const { person } = await callOf(hall, 'secauditor');
  const sheet = draftSheet(hall.services, person, DRAFT);
  const token = await hall.signIn('staff');
  return { hall, sheet, check: async (hym: string) => hall.post('/api/sheets/check', { hym }, token) };
}

it('PRINT-2 the code of a sheet tells who made it when, with which conditions and how many rows, in whatever way it is typed', async () => {
  const { hall, sheet, check } = await withSheet();
  expect(await check(sheet.code)).toMatchObject({ code: 404, data: { rule: 'unknown-sheet', field: 'hym' } });
  await hall.services.database.unitOfWork((tx) => issueSheet(tx, 'sign-in-log', sheet));
  const told = { lx: 'pdf', bt: '登录日志', cxtj: '无条件', cxtjen: 'No condition', hs: 7, ygbh: sheet.staffNumber, zzsj: sheet.at };
  for (const typed of [sheet.code, sheet.code.toLowerCase(), `http://hall.test/verify?code=${sheet.code}`])
    expect(await check(typed)).toMatchObject({ code: 200, data: told });
});

it('PRINT-2 what cannot be a code is said to be none', async () => {
  const { check } = await withSheet();
  expect(await check('7K2M')).toMatchObject({ code: 404, data: { rule: 'sheet-code', field: 'hym' } });
});

it('SEC-4 codes are not found by trying: who tries too many is refused for a while, and so is a whole network', async () => {
  const { hall, sheet, check } = await withSheet();
  await hall.services.database.unitOfWork((tx) => issueSheet(tx, 'sign-in-log', sheet));
  for (let tried = 0; tried < 60; tried++) await check('0000-0000-0000');
  expect(await check(sheet.code)).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
  const others = await Promise.all(['leader', 'approver', 'analyst', 'secauditor'].map((name) => hall.signIn(name)));
  expect(await hall.post('/api/sheets/check', { hym: sheet.code }, others[0])).toMatchObject({ code: 200 });
  hall.services.rateLimits.clear();
  for (let used = 0; used < 600; used++) hall.services.rateLimits.count('sheet-check:127.0.0.1', { most: 600, windowMs: 60_000 });
  expect(await hall.post('/api/sheets/check', { hym: sheet.code }, others[0])).toMatchObject({ data: { rule: 'too-many-calls' } });
  hall.clock.advance(60_000);
  expect(await check(sheet.code)).toMatchObject({ code: 200 });
});

it('SYS-7 a sheet cannot be changed, taken away or replaced, not even by who has the database', async () => {
  const { hall, sheet } = await withSheet();
  const { unitOfWork, read } = hall.services.database;
  await unitOfWork((tx) => issueSheet(tx, 'sign-in-log', sheet));
  const { code } = sheet;
  const attempts: readonly ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => tx.sheet.update({ where: { code }, data: { rows: 8 } }),
    (tx) => tx.sheet.delete({ where: { code } }),
    (tx) => tx.$executeRaw`INSERT OR REPLACE INTO "Sheet" SELECT * FROM "Sheet" WHERE "code" = ${code}`,
  ];
  for (const attempt of attempts) await expect(unitOfWork(attempt)).rejects.toThrow();
  expect(await read.sheet.findUnique({ where: { code } })).toMatchObject({ rows: 7 });
});

it('PRINT-2 a sheet keeps the name of who made it, whoever is called what later', async () => {
  const { hall, sheet, check } = await withSheet();
  await hall.services.database.unitOfWork(async (tx) => {
    await issueSheet(tx, 'sign-in-log', sheet);
    await tx.person.update({ where: { staffNumber: sheet.staffNumber }, data: { name: '他人', nameEn: 'Another', staffNumber: '1' } });
  });
  expect(await check(sheet.code)).toMatchObject({ data: { ygmc: sheet.person, ygmcen: sheet.personEn, ygbh: sheet.staffNumber } });
});

it('PRINT-2 what was looked for makes no line of its own above the rows', async () => {
  const hall = await testHall();
  const { person } = await callOf(hall, 'staff');
  const asked = { ...DRAFT, conditions: '标题：借款\n核验码：AAAA', conditionsEn: 'Title: a\u2028Rows: 1' };
  expect(draftSheet(hall.services, person, asked)).toMatchObject({
    conditions: '标题：借款 核验码：AAAA',
    conditionsEn: 'Title: a Rows: 1',
  });
});
