import { expect, test } from 'vitest';
import { FILTER, NOTICES } from '../test/notice-samples.ts';
import { testOnTheWire } from '../test/samples.ts';
import { Notice, NoticeFilter, noticesEndpoints } from './notices.ts';
import { decodeAnswer } from './wire/decode.ts';
import { checkRequest } from './wire/strict.ts';

testOnTheWire(noticesEndpoints, {
  list: NOTICES,
  order: {
    request: FILTER,
    data: [
      { total: 2, rows: [{ id: 'n2' }, { id: 'n1' }], summaryData: {}, unknownKeys: [] },
      { total: 2, rows: [{ id: 'n2' }, { id: 'n1' }], summaryData: {}, unknownKeys: [] },
    ],
  },
  readAll: { request: [{ count: 12 }, { told: 12 }], data: [12, 12] },
  attachment: { request: [{ id: 'a1' }, { id: 'a1' }] },
});

test.each([
  ['1', 1],
  [2, 2],
  [3, 3],
  [0, 3],
  [7, 3],
  [-1, 3],
  [2.5, 3],
])('NOTICE-1 a level %j of an answer is read as %i: any but 1 and 2 is important', (ggdj, level) => {
  const row = { id: 'n1', ggbt: 't', ggnr: 'c', ggdj, fbzt: '1', status: '0', fbsj: '2026-11-20 08:30:00' };
  expect(decodeAnswer(Notice, row)).toMatchObject({ ok: true, value: { level } });
});

test.each([0, 4, 9])('NOTICE-1 nobody asks for the level %i, which there is not', (ggdj) => {
  expect(checkRequest(NoticeFilter, { ggdj })).toMatchObject({ ok: false });
});
