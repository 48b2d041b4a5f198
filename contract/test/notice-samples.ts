import type { ManagedFilter, ManagedNotice } from '../src/notice-management.ts';
import type { Notice, NoticeFilter } from '../src/notices.ts';
import type { ListPage } from '../src/wire/list.ts';

export const FILTER: [wire: object, domain: NoticeFilter] = [
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

/** The list of notices, as it is asked for and answered. */
export const NOTICES: { request: [unknown, NoticeFilter]; data: [unknown, ListPage<Notice>] } = {
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
};

export const FILE = { id: 'a1', name: '安排.pdf', size: 2048 };
export const onWire = {
  id: 'n1',
  ggbt: '年终结账安排',
  ggbten: 'Year-end closing',
  ggdj: 2,
  fbzt: '2',
  sfzd: '1',
  audience: '财务处',
  audienceEn: 'Finance Office',
  reach: 60,
  readBy: 12,
  fbsj: '2026-11-20 08:30:00',
  fbr: '财务处',
  fbren: 'Finance Office',
  author: '郑晓燕',
  authorEn: 'Zheng Xiaoyan',
  changedAt: '2026-11-19 08:30:00',
  version: 3,
  fjlist: [FILE],
};
export const ours = {
  id: 'n1',
  title: '年终结账安排',
  titleEn: 'Year-end closing',
  level: 2,
  state: 'scheduled',
  pinned: true,
  audience: '财务处',
  audienceEn: 'Finance Office',
  reach: 60,
  readBy: 12,
  publishedAt: '2026-11-20 08:30:00',
  publisher: '财务处',
  publisherEn: 'Finance Office',
  author: '郑晓燕',
  authorEn: 'Zheng Xiaoyan',
  changedAt: '2026-11-19 08:30:00',
  version: 3,
  attachments: [FILE],
} as const;

export const MANAGED: { request: [unknown, ManagedFilter]; data: [unknown, ListPage<ManagedNotice>] } = {
  request: [
    {
      currentPage: 1,
      limit: 10,
      sortField: 'changedAt',
      sortOrder: 'desc',
      columnFilters: [{ id: 'ggdj', val: ['2'], excluded: '1' }],
      id: 'n1',
      ggbt: '结账',
      fbzt: '0',
      ggdj: 2,
    },
    {
      page: 1,
      pageSize: 10,
      sortBy: 'changedAt',
      sortOrder: 'desc',
      columnFilters: [{ columnId: 'ggdj', values: ['2'], excluded: true }],
      id: 'n1',
      text: '结账',
      state: 'draft',
      level: 2,
    },
  ],
  data: [
    { total: 1, rows: [onWire], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [{ ...ours, attachments: [FILE] }], summaryData: {}, unknownKeys: [] },
  ],
};
