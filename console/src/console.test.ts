import type { RecentCall } from '@hall/mock-server/mock-control/said';
import { expect, it } from 'vitest';
import { accountFits } from './accounts/account-fits.ts';
import { hashOf, placeOf } from './address.ts';
import { filtered } from './calls/filter.ts';
import { pretty } from './calls/pretty.ts';
import { lengthOf, sideOf } from './clock/apart.ts';
import { fieldOf, inShanghai, momentOf } from './clock/shanghai.ts';
import { failureOf } from './failure.ts';
import { partsOf } from './faults/fault-parts.ts';
import { ruleOf, saysSomething } from './faults/rule-of.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import { piecesOf } from './messages/codes-in.ts';

const CALL = 'POST /api/login';

it('API-3 an address names a section, and a call; any other is that of the first section', () => {
  expect(placeOf(hashOf({ section: 'faults', call: CALL }))).toEqual({ section: 'faults', call: CALL });
  expect([placeOf(''), placeOf('#none?call=x'), placeOf('#data')].map(({ section }) => section)).toEqual(['calls', 'calls', 'data']);
});

it('API-3 calls are filtered by each word and by code, newest first', () => {
  const one = (seq: number, code: string, person?: string): RecentCall => ({
    seq,
    at: '',
    method: 'POST',
    path: '/api/login',
    status: 200,
    took: 1,
    code,
    ...(person && { person }),
  });
  const calls = [one(1, '402'), one(2, '200', 'staff'), one(3, '200')];
  const shown = (text: string, ...codes: string[]) => filtered(calls, { text, codes }, () => 'Sign in').map(({ seq }) => seq);
  expect([shown(''), shown('', '402'), shown('SIGN login'), shown('sign staff'), shown('none')]).toEqual([
    [3, 2, 1],
    [1],
    [3, 2, 1],
    [2],
    [],
  ]);
});

it('API-3 JSON is laid out; what was cut off is shown as it is', () => {
  expect([pretty('{"a":1}'), pretty('{"a":')]).toEqual(['{\n  "a": 1\n}', '{"a":']);
});

it('API-3 times are those of Shanghai, wherever the browser is', () => {
  const moment = '2026-11-27T16:05:06.000Z';
  expect([inShanghai(moment), fieldOf(moment)]).toEqual(['2026-11-28 00:05:06', '2026-11-28T00:05:06']);
  expect([momentOf('2026-11-28T00:05:06'), momentOf('2026-11-28T00:05'), momentOf('')]).toEqual([
    moment,
    '2026-11-27T16:05:00.000Z',
    undefined,
  ]);
});

it('API-3 a clock that was moved says to which side and by how much, to the second', () => {
  const moved = 86_400_000 + 1_800_000 + 1_000;
  expect([sideOf(0), sideOf(-499), sideOf(moved), sideOf(-moved)]).toEqual([undefined, undefined, 'ahead', 'behind']);
  expect([lengthOf(moved + 3, 'en'), lengthOf(-2 * moved, 'en'), lengthOf(86_399_998, 'en')]).toEqual([
    '1 day 30 minutes 1 second',
    '2 days 1 hour 2 seconds',
    '1 day',
  ]);
  expect(lengthOf(moved, 'zh')).toMatch(/^1\s?天 30\s?分钟 1\s?秒钟?$/);
});

it('API-3 a server that is away, mock control that is off and a refusal are told apart', () => {
  const failures = [
    { status: 'FETCH_ERROR' },
    { status: 'TIMEOUT_ERROR' },
    { status: 503 },
    { status: 404 },
    { status: 'PARSING_ERROR', originalStatus: 404 },
  ];
  expect(failures.map(failureOf)).toEqual(['gone', 'gone', 'gone', 'off', 'off']);
  expect(failureOf({ status: 400, data: { problem: 'delay must be a number' } })).toEqual({ problem: 'delay must be a number' });
  expect(failureOf({ status: 500, data: undefined })).toEqual({ problem: 'HTTP 500' });
});

it('API-3 a rule has what was filled in and nothing else', () => {
  const empty = { call: CALL, code: null, delay: null, times: null, address: '' } as const;
  expect([saysSomething(empty), saysSomething({ delay: 1 }), saysSomething({ connection: 'dropped' })]).toEqual([false, true, true]);
  expect(ruleOf({ ...empty, delay: 20, address: '/home' })).toEqual({ call: CALL, delay: 20 });
  expect(ruleOf({ ...empty, code: 202, address: '/home' })).toEqual({ call: CALL, code: 202, address: '/home' });
});

it('API-3 a fault is told part by part', () => {
  expect(partsOf({ code: 202, address: '/home', delay: 5, connection: 'truncated', times: 2 })).toEqual([
    ['answers', { code: '202 /home' }],
    ['delayed', { count: 5 }],
    ['truncated', {}],
  ]);
});

it('API-3 codes of six digits are found in a message, and longer numbers are not taken for them', () => {
  const found = (text: string) => piecesOf(text).flatMap(({ isCode, text: piece }) => (isCode ? [piece] : []));
  expect([found('验证码 123456，10 分钟'), found('13800000001'), found('123456')]).toEqual([['123456'], [], ['123456']]);
  expect(piecesOf('a\n123456 b').map(({ text }) => text)).toEqual(['a\n', '123456', ' b']);
});

it('API-3 an account is found by its user name, name or role', () => {
  const account = {
    userName: 'staff',
    password: '',
    note: { zh: '', en: '' },
    name: { zh: '王芳', en: 'Wang Fang' },
    roles: [{ zh: '教职工', en: 'Staff' }],
  };
  expect(['王', '教职', ' STAFF ', 'Wang'].map((text) => accountFits(account, text, 'zh'))).toEqual([true, true, true, false]);
});

it('API-3 the console says the same things in both languages', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of Object.entries(en)) {
    expect(placeholders(text), key).toEqual(placeholders(zh[key as keyof typeof zh]));
    expect(text, key).not.toMatch(/\p{Script=Han}/u);
  }
});
