import { expect, it } from 'vitest';
import { SHEET_SAMPLE } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { sheetHead, sheetsEndpoints } from './sheets.ts';

const [WIRE_SHEET, sheet] = SHEET_SAMPLE;

testOnTheWire(sheetsEndpoints, {
  check: {
    request: [{ hym: '7K2M-P0QD-41XA' }, { code: '7K2M-P0QD-41XA' }],
    data: [WIRE_SHEET, sheet],
  },
});

it('PRINT-2 a sheet says what restricts its rows, how many they are, who made it when, and its code', () => {
  expect(sheetHead(sheet, 'zh')).toEqual([
    '查询条件：状态：未还',
    '共 12 条',
    '制作人：王芳（2001009）　制作时间：2026-11-26 10:00:00',
    '核验码：7K2M-P0QD-41XA',
  ]);
  expect(sheetHead(sheet, 'en')).toEqual([
    'Conditions: State: Outstanding',
    'Rows: 12',
    'Made by Wang Fang (2001009) at 2026-11-26 10:00:00',
    'Verification code: 7K2M-P0QD-41XA',
  ]);
});

it('PRINT-1 a sheet separates the thousands of its rows', () => {
  const lines = (['zh', 'en'] as const).map((language) => sheetHead({ ...sheet, rows: 12_345 }, language)[1]);
  expect(lines).toEqual(['共 12,345 条', 'Rows: 12,345']);
});

it('PRINT-1 a sheet that no server has issued says the same without a code', () => {
  const { code: _, ...unissued } = sheet;
  for (const language of ['zh', 'en'] as const) expect(sheetHead(unissued, language)).toEqual(sheetHead(sheet, language).slice(0, 3));
});
