import { expect, test } from 'vitest';
import { FILE, MANAGED, onWire, ours } from '../test/notice-samples.ts';
import { testOnTheWire } from '../test/samples.ts';
import { NoticeDraft, noticeManagementEndpoints } from './notice-management.ts';
import { checkRequest } from './wire/strict.ts';

const range = { departmentIds: ['finance'], roleIds: ['staff'] };
const texts = { ggbt: 't', ggbten: 'T', ggnr: '<p>c</p>', ggnren: '<p>C</p>' };
const ourTexts = { title: 't', titleEn: 'T', content: '<p>c</p>', contentEn: '<p>C</p>' };
const KEY: [wire: object, domain: { id: string }] = [{ id: 'n1' }, { id: 'n1' }];
const SAVED: [wire: object, domain: { id: string; version: number }] = [
  { id: 'n1', version: 4 },
  { id: 'n1', version: 4 },
];

testOnTheWire(noticeManagementEndpoints, {
  managed: MANAGED,
  inFull: {
    request: KEY,
    data: [
      { notice: onWire, ggnr: '<p>c</p>', ggnren: '<p>C</p>', jsfw: { everyone: '0', ...range } },
      {
        notice: { ...ours, attachments: [FILE] },
        content: '<p>c</p>',
        contentEn: '<p>C</p>',
        audience: { everyone: false, ...range },
      },
    ],
  },
  save: {
    request: [
      { id: 'n1', version: 3, ...texts, ggdj: 1, sfzd: '0', everyone: '0', ...range, tellAnew: '1' },
      { id: 'n1', version: 3, ...ourTexts, level: 1, pinned: false, everyone: false, ...range, tellAnew: true },
    ],
    data: SAVED,
  },
  publish: {
    request: [
      { id: 'n1', version: 3, fbsj: '2026-11-20 08:30:00' },
      { id: 'n1', version: 3, at: '2026-11-20 08:30:00' },
    ],
    data: SAVED,
  },
  withdraw: { request: KEY },
  pin: {
    request: [
      { id: 'n1', sfzd: '1' },
      { id: 'n1', pinned: true },
    ],
  },
  remove: { request: KEY },
  attach: {
    request: [
      { id: 'n1', name: '安排.pdf', content: 'JVBERi0=' },
      { id: 'n1', name: '安排.pdf', file: 'JVBERi0=' },
    ],
    data: [FILE, FILE],
  },
  detach: { request: [{ id: 'a1' }, { id: 'a1' }] },
  reach: {
    request: [
      { everyone: '0', ...range },
      { everyone: false, ...range },
    ],
    data: [60, 60],
  },
});

const DRAFT = { ggbt: 't', ggnr: '<p>c</p>', ggdj: 1, sfzd: '0', everyone: '1', departmentIds: [], roleIds: [] };

test.each([
  ['a level of 0', { ggdj: 0 }],
  ['a level of 4', { ggdj: 4 }],
  ['half a level', { ggdj: 1.5 }],
  ['a level in words', { ggdj: 'red' }],
  ['no level', { ggdj: undefined }],
  ['no title', { ggbt: '' }],
  ['a title of 101 characters', { ggbt: '题'.repeat(101) }],
  ['an English title of 101 characters', { ggbten: 'x'.repeat(101) }],
  ['no content', { ggnr: '' }],
  ['a content of 200,001 characters', { ggnr: 'x'.repeat(200_001) }],
  ['a department twice', { departmentIds: ['finance', 'finance'] }],
])('NOTICE-7 %s is refused at its field', (_, wrong) => {
  expect(checkRequest(NoticeDraft, DRAFT)).toMatchObject({ ok: true });
  const [field] = Object.keys(wrong);
  expect(checkRequest(NoticeDraft, { ...DRAFT, ...wrong })).toMatchObject({
    ok: false,
    faults: [{ field: expect.stringContaining(field as string) }],
  });
});
