import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { bankCardFault, cardNumberOf, luhnRemainder, maskedCard } from './bank-card.ts';

const withCheck = (digits: string): string =>
  [...'0123456789'].map((check) => digits + check).find((number) => luhnRemainder(number) === 0) ?? '';

/** Prefixes of banks, filled up to each length that cards have. */
const CARDS = [
  ...[12, 13, 14, 15, 16, 17, 18, 19].map((length) => withCheck('622202'.padEnd(length - 1, '1234567890'))),
  ...['621700', '622848', '621785', '621483', '622588', '622262', '623058', '955880', '436742'].map((prefix) =>
    withCheck(prefix.padEnd(18, '5070310')),
  ),
];

test.each([...CARDS, '4111111111111111', '5555555555554444', '378282246310005', '6011111111111117'])('ACCT-8 a bank card: %s', (text) =>
  expect(bankCardFault(text)).toBeUndefined(),
);

test.each([
  '4111111111111112',
  '4111111111111121',
  '6222020000000000001',
  withCheck('62220212345'.slice(0, 10)),
  withCheck('622202123456789012'.padEnd(19, '1')),
  '000000000000',
  '0000000000000000',
  withCheck('0622202123456789'),
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111111111111111 ',
  ' 4111111111111111',
  '4111111111111111\n',
  '411111111111111a',
  '４１１１１１１１１１１１１１１１',
  '4111111111111111\u202e',
  '+4111111111111111',
  '4111111111111111.0',
  '4.111111111111111e15',
  '**** **** **** 1111',
  ...ODDITIES,
])('ACCT-8 no bank card: %j', (text) => expect(bankCardFault(text)).toBe('card-format'));

test('ACCT-8 any single wrong digit is noticed', () => {
  const card = '6222021234567890128'.slice(0, 18);
  const number = withCheck(card);
  for (let index = 1; index < number.length; index++) {
    const wrong = `${number.slice(0, index)}${(Number(number[index]) + 1) % 10}${number.slice(index + 1)}`;
    expect(bankCardFault(wrong), wrong).toBe('card-format');
  }
});

test('ACCT-8 a card is typed in groups and shown by its last four digits', () => {
  expect(cardNumberOf('4111 1111 1111 1111')).toBe('4111111111111111');
  expect(maskedCard('1111')).toBe('**** **** **** 1111');
  expect(bankCardFault('')).toBe('required');
});
