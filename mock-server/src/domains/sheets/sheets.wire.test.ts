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
