import { expect, it } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { type Sheet, sheetHead, sheetsEndpoints } from './sheets.ts';

const sheet: Sheet = {
  code: '7K2MP0QD41XA',
  kind: 'excel',
  title: '我的借款',
  titleEn: 'My loans',
  conditions: '状态：未还',
  conditionsEn: 'State: Outstanding',
  rows: 12,
  person: '王芳',
  personEn: 'Wang Fang',
  staffNumber: '2001009',
  at: '2026-11-26 10:00:00',
};

testOnTheWire(sheetsEndpoints, {
  check: {
    request: [{ hym: '7K2M-P0QD-41XA' }, { code: '7K2M-P0QD-41XA' }],
    data: [
      {
        hym: '7K2MP0QD41XA',
        lx: 'excel',
        bt: '我的借款',
        bten: 'My loans',
        cxtj: '状态：未还',
        cxtjen: 'State: Outstanding',
        hs: 12,
        ygmc: '王芳',
        ygmcen: 'Wang Fang',
        ygbh: '2001009',
        zzsj: '2026-11-26 10:00:00',
      },
      sheet,
    ],
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
