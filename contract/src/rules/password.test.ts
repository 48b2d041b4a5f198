import { expect, test } from 'vitest';
import { RULES } from '../errors.ts';
import { emptyPasswordFault, passwordFault, passwordStrength, repeatFault } from './password.ts';

const NAMES = ['staff', '20260001'];

test.each([
  ...[
    'Hall@2026',
    'abc123',
    'ABC123',
    'abc@@@',
    'a12345',
    '12345a',
    '中文密码12',
    'Abcdefghij1234567890',
    'a 1234',
    '😀😀😀😀😀1',
    'sta ff1',
  ],
  ...['pass word', 'x2026000', 'éàüöä1', 'A@A@A@', '1_1_1_', 'tfats1', '   a1   ', "a'b'c'd'", '密码密码密a', '<script>1', 'a\tb\tc\t'],
])('ACCT-8 a password of 6 to 20 characters of two kinds: %j', (password) => expect(passwordFault(password, NAMES)).toBeUndefined());

test.each([
  ...['a', 'a1', 'aB1@x', '中文密码1', '😀😀😀😀1', 'Abcdefghij1234567890x', 'a1'.repeat(100), '😀1'.repeat(11), '     '].map((text) => [
    text,
    'password-length',
  ]),
  ...['123456', '000000', 'abcdefgh', 'ABCDEFGH', '@@@@@@', '中文中文中文', '😀😀😀😀😀😀', '１２３４５６', '      '].map((text) => [
    text,
    'password-weak',
  ]),
  ...['Staff#77', 'x20260001', 'STAFF1', '1staff', 'my-StAfF-1', '20260001a', '#20260001#'].map((text) => [text, 'password-weak']),
])('ACCT-8 a password that is refused: %j', (password, fault) => expect(passwordFault(password ?? '', NAMES)).toBe(fault));

test('ACCT-3 a password differs from the one that it takes the place of', () => {
  expect(passwordFault('Hall@2026', NAMES, 'Hall@2026')).toBe('password-same');
  expect(passwordFault('Hall@2027', NAMES, 'Hall@2026')).toBeUndefined();
  expect(passwordFault('hall@2026', NAMES, 'Hall@2026')).toBeUndefined();
  expect(passwordFault('123456', NAMES, '123456')).toBe('password-weak');
});

test('ACCT-3 a name of fewer than three characters does not count', () => {
  expect(passwordFault('Li#2026x', ['li'])).toBeUndefined();
});

test('ACCT-3 the message about the length says 6 to 20, as the rule does', () => {
  expect(RULES['password-length'].zh).toBe('密码长度为6-20位');
});

test('ACCT-3 every password that is empty is said to be, in the same words', () => {
  expect(RULES['password-required'].zh).toBe('密码不能为空');
  expect([passwordFault('', NAMES), passwordFault('', NAMES, ''), repeatFault('', ''), emptyPasswordFault('')]).toEqual(
    Array.from({ length: 4 }, () => 'password-required'),
  );
  expect(emptyPasswordFault('x')).toBeUndefined();
});

test('ACCT-3 the second time must equal the first', () => {
  expect([repeatFault('', 'a1B2c3'), repeatFault('a1B2c', 'a1B2c3'), repeatFault('a1B2c3', 'a1B2c3')]).toEqual([
    'password-required',
    'password-differs',
    undefined,
  ]);
});

test.each([
  ['', 0],
  ['123456', 0],
  ['Staff#2027x', 0],
  ['abc123', 1],
  ['aaaaaa1', 1],
  ['Summer2027', 2],
  ['Fresh#2027x', 3],
  ['fresh-water-2027', 2],
])('ACCT-3 how strong %s looks: %s of 3', (password, strength) => expect(passwordStrength(password, NAMES)).toBe(strength));
