import { expect, test } from 'vitest';
import { UserInfo } from '../account.ts';
import { menuEndpoints } from '../menu.ts';
import { noticesEndpoints } from '../notices.ts';
import { SignedIn } from '../session.ts';
import { updatesEndpoints } from '../updates.ts';
import { decodeAnswer, encode } from './decode.ts';

const notice = (id: string, more: object = {}) => ({
  id,
  ggbt: '公告',
  ggnr: '<p></p>',
  ggdj: 1,
  fbzt: '1',
  status: '0',
  fbsj: '2026-11-20 08:30:00',
  ...more,
});

test('API-5 an unknown field is ignored', () => {
  const answer = decodeAnswer(updatesEndpoints.version.data, { version: '1.0.0', build: 77 });
  expect(answer).toEqual({ ok: true, value: { version: '1.0.0' }, leftOut: [] });
});

test('API-5 null counts as absent, and a field with a default has it', () => {
  const answer = decodeAnswer(noticesEndpoints.list.data, { total: 1, rows: [notice('n1', { ggbten: null, sfzd: null, fjlist: null })] });
  expect(answer).toMatchObject({ ok: true, leftOut: [], value: { rows: [{ id: 'n1', pinned: false, attachments: [] }] } });
  expect(answer.ok && answer.value.rows[0]).not.toHaveProperty('titleEn');
});

test('API-5 numbers written as text are numbers, and text written as numbers is text', () => {
  const answer = decodeAnswer(noticesEndpoints.list.data, { total: '1', rows: [notice('n1', { id: 17, ggdj: '2', fbzt: 1, status: 0 })] });
  expect(answer).toMatchObject({ ok: true, value: { total: 1, rows: [{ id: '17', level: 2, published: true, read: false }] } });
});

test('API-5 a flag written as true or false is read', () => {
  const person = { rydm: 'p1', ygmc: '李静', ygbh: '1', isAdmin: true, roles: [] };
  expect(decodeAnswer(UserInfo, person)).toMatchObject({ ok: true, value: { isAdmin: true, businessNoticeCount: 0 } });
});

test.each([
  [true, 'true'],
  [false, 'false'],
])('API-5 true and false of a field that has them as its texts are read: %s', (casLogin, read) => {
  const signedIn = { token: 't', userId: 'p1', userName: '李静', casLogin };
  expect(decodeAnswer(SignedIn, signedIn)).toMatchObject({ ok: true, value: { casLogin: read } });
});

test.each([['true'], ['1'], [1], [true]])('API-5 a truth value written otherwise is read: %j', (hidden) => {
  const answer = decodeAnswer(menuEndpoints.mine.data, [{ qid: 'a', hidden }]);
  expect(answer).toMatchObject({ ok: true, leftOut: [], value: [{ id: 'a', hidden: true }] });
});

test('API-5 a row that does not fit is left out and named, the others stay', () => {
  const answer = decodeAnswer(noticesEndpoints.list.data, { total: 3, rows: [notice('n1'), notice('n2', { ggdj: 'red' }), notice('n3')] });
  expect(answer).toMatchObject({ ok: true, value: { total: 3, rows: [{ id: 'n1' }, { id: 'n3' }] } });
  expect(answer.ok && answer.leftOut).toEqual([expect.stringMatching(/^row 1: ggdj/)]);
});

test('API-5 a row that does not fit is left out at any depth', () => {
  const answer = decodeAnswer(menuEndpoints.mine.data, [{ qid: 'a', sysMenuList: [{ qid: 'b' }, { qname: 'no id' }] }]);
  expect(answer).toMatchObject({ ok: true, value: [{ id: 'a', children: [{ id: 'b' }] }] });
  expect(answer.ok && answer.leftOut).toHaveLength(1);
});

test.each([
  ['a field is missing', { rows: [] }],
  ['a field is of another kind', { total: {}, rows: [] }],
  ['text comes instead of it', '<html>'],
  ['a list comes instead of it', []],
  ['nothing comes', null],
])('API-5 an object that does not fit is reported: %s', (_, answer) => {
  const decoded = decodeAnswer(noticesEndpoints.list.data, answer);
  expect(decoded.ok).toBe(false);
  expect(!decoded.ok && decoded.issues).not.toHaveLength(0);
});

test('a value that does not fit its own schema is not sent', () => {
  expect(() => encode(updatesEndpoints.version.data, { version: 1 as never })).toThrow();
});
