import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { pageSizeFault } from './page-size.ts';
import { textFault } from './text-length.ts';

test.each(Array.from({ length: 100 }, (_, index) => String(index + 1)))('ACCT-8 a page of %s rows', (text) =>
  expect(pageSizeFault(text)).toBeUndefined(),
);

test.each([
  ...['0', '00', '000', '101', '110', '200', '999', '1000', '99999', '1'.repeat(400)].map((text) => [text, 'page-size-range']),
  ...['-1', '+1', '1.5', '10.0', '1e1', ' 10', '10 ', '1 0', '１０', '十', '10\n', '10\u200f', '1,0', '0x10', 'ten'].map((text) => [
    text,
    'page-size-digits',
  ]),
  ...ODDITIES.filter((text) => !/^1+$/.test(text)).map((text) => [text, 'page-size-digits']),
  ['', 'required'],
])('ACCT-8 no number of rows a page: %j', (text, fault) => expect(pageSizeFault(text)).toBe(fault));

test.each([
  ...['a', '1', '王', '王芳', ' a ', 'null', 'undefined', '0', '-', '<b>', "'", '😀', '\u202eabc', 'ＡＢＣ', 'a\nb', '中文 and English'],
  ...['a'.repeat(99), 'a'.repeat(100), '中'.repeat(100), '😀'.repeat(50), `${' '.repeat(99)}a`],
])('ACCT-8 a text of at most 100 characters: %j', (text) => expect(textFault(text)).toBeUndefined());

test.each([
  ...['', ' ', '  ', '\t', '\n', '\r\n', '\u3000', '\u00a0', ' \t\n ', '\u2003', '\ufeff', ' '.repeat(101)].map((text) => [
    text,
    'required',
  ]),
  ...['a'.repeat(101), '中'.repeat(101), '😀'.repeat(51), '1'.repeat(300), `${' '.repeat(100)}a`, `${'a'.repeat(100)} `].map((text) => [
    text,
    'too-long',
  ]),
  ['\u3000'.repeat(200), 'required'],
  ['a\u202e'.repeat(51), 'too-long'],
])('ACCT-8 no text of 1 to 100 characters: %j', (text, fault) => expect(textFault(text ?? '')).toBe(fault));

test('ACCT-8 another greatest length', () => expect([textFault('ab', 1), textFault('a', 1)]).toEqual(['too-long', undefined]));
