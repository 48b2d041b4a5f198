import { expect, test } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { Notice, NoticeFilter, noticesEndpoints } from './notices.ts';
import { decodeAnswer } from './wire/decode.ts';
import { checkRequest } from './wire/strict.ts';

const FILTER: [wire: object, domain: NoticeFilter] = [
  {
    currentPage: 2,
    limit: 800,
    sortField: 'fbsj',
    sortOrder: 'desc',
    columnFilters: [{ id: 'ggdj', val: ['2'], excluded: '1' }],
    fbzt: '1',
    id: 'n1',
    ggdj: 2,
    ggbt: '报销',
    kssj: '2026-01-01',
    jssj: '2026-12-31',
    status: '0',
  },
  {
    page: 2,
    pageSize: 800,
    sortBy: 'fbsj',
    sortOrder: 'desc',
    columnFilters: [{ columnId: 'ggdj', values: ['2'], excluded: true }],
    published: true,
    id: 'n1',
    level: 2,
    text: '报销',
    from: '2026-01-01',
    to: '2026-12-31',
    read: false,
  },
];

testOnTheWire(noticesEndpoints, {
  list: {
    request: FILTER,
    data: [
      {
        total: 1,
        rows: [
          {
            id: 'n1',
            ggbt: '年终结账安排',
            ggbten: 'Year-end closing',
            ggnr: '<p>十二月二十日截止</p>',
            ggnren: '<p>Closes on 20 December</p>',
            ggdj: 2,
            fbzt: '1',
            status: '0',
            fbsj: '2026-11-20 08:30:00',
            fbr: '财务处',
            fbren: 'Finance Office',
            sfzd: '1',
            fjlist: [{ id: 'a1', name: '安排.pdf', size: 2048 }],
          },
        ],
        summaryData: { ggdj: '2' },
        unknownKeys: ['n9'],
      },
      {
        total: 1,
        rows: [
          {
            id: 'n1',
            title: '年终结账安排',
            titleEn: 'Year-end closing',
            content: '<p>十二月二十日截止</p>',
            contentEn: '<p>Closes on 20 December</p>',
            level: 2,
            published: true,
            read: false,
            publishedAt: '2026-11-20 08:30:00',
            publisher: '财务处',
            publisherEn: 'Finance Office',
            pinned: true,
            attachments: [{ id: 'a1', name: '安排.pdf', size: 2048 }],
          },
        ],
        summaryData: { ggdj: '2' },
        unknownKeys: ['n9'],
      },
    ],
  },
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
