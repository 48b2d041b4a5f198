import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { RULES } from '../errors.ts';
import { amountFault, uppercaseAmount } from './uppercase-amount.ts';

test.each([
  ['0', '零元整'],
  ['0.00', '零元整'],
  ['-0', '零元整'],
  ['1', '壹元整'],
  ['10', '壹拾元整'],
  ['15', '壹拾伍元整'],
  ['100', '壹佰元整'],
  ['101', '壹佰零壹元整'],
  ['110', '壹佰壹拾元整'],
  ['1000', '壹仟元整'],
  ['1001', '壹仟零壹元整'],
  ['1010', '壹仟零壹拾元整'],
  ['1100', '壹仟壹佰元整'],
  ['1234', '壹仟贰佰叁拾肆元整'],
  ['5678.9', '伍仟陆佰柒拾捌元玖角整'],
  ['10000', '壹万元整'],
  ['10001', '壹万零壹元整'],
  ['10010', '壹万零壹拾元整'],
  ['11000', '壹万壹仟元整'],
  ['100500', '壹拾万零伍佰元整'],
  ['105000', '壹拾万伍仟元整'],
  ['1000000', '壹佰万元整'],
  ['20000001', '贰仟万零壹元整'],
  ['100000000', '壹亿元整'],
  ['100000001', '壹亿零壹元整'],
  ['100010000', '壹亿零壹万元整'],
  ['110000000', '壹亿壹仟万元整'],
  ['1000000000000', '壹万亿元整'],
  ['1000000000001', '壹万亿零壹元整'],
  ['1000100010001', '壹万零壹亿零壹万零壹元整'],
  ['123456789012345', '壹佰贰拾叁万肆仟伍佰陆拾柒亿捌仟玖佰零壹万贰仟叁佰肆拾伍元整'],
  ['999999999999999.9999', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分玖厘玖毫'],
  ['1.1', '壹元壹角整'],
  ['1.10', '壹元壹角整'],
  ['1.05', '壹元零伍分'],
  ['1.15', '壹元壹角伍分'],
  ['1.005', '壹元零伍厘'],
  ['1.0005', '壹元零伍毫'],
  ['1.5005', '壹元伍角零伍毫'],
  ['1.2345', '壹元贰角叁分肆厘伍毫'],
  ['0.5', '伍角整'],
  ['0.05', '伍分'],
  ['0.0001', '壹毫'],
  ['0.0505', '伍分零伍毫'],
  ['-12.30', '负壹拾贰元叁角整'],
  ['-0.01', '负壹分'],
  ['0001', '壹元整'],
  ['000000000000000000001.20', '壹元贰角整'],
  ['1409.5', '壹仟肆佰零玖元伍角整'],
  ['6007.14', '陆仟零柒元壹角肆分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
])('ACCT-8 %s in capitals is %s', (amount, capitals) => {
  expect(amountFault(amount)).toBeUndefined();
  expect(uppercaseAmount(amount)).toBe(capitals);
});

test.each([
  ...['1000000000000000', '1000000000000000.00', '-1000000000000000', '9'.repeat(16), '1'.repeat(300)].map((text) => [
    text,
    'amount-too-large',
  ]),
  ...['1.00001', '1.00000', '0.12345', '-1.99999', `1.${'9'.repeat(300)}`].map((text) => [text, 'amount-precision']),
  ...['', '.', '-', '.5', '5.', '1..2', '1.2.3', '--1', '+1', '1-', '1e3', '1,000', '1，000', '1 000', ' 1', '1 '].map((text) => [
    text,
    'amount-not-a-number',
  ]),
  ...['¥1', '1元', '壹元', '１', '1．5', '1\n', '\u202e1', '-\u200f1', '(1)', '1/2', '0b1'].map((text) => [text, 'amount-not-a-number']),
  ...ODDITIES.filter((text) => !/^1+$/.test(text)).map((text) => [text, 'amount-not-a-number']),
])('ACCT-8 cannot be written in capitals: %j', (amount, fault) => {
  expect(amountFault(amount ?? '')).toBe(fault);
  expect(uppercaseAmount(amount ?? '')).toBeUndefined();
});

test('ACCT-8 every whole number below 20,000 reads back as itself', () => {
  const value = { 零: 0, 壹: 1, 贰: 2, 叁: 3, 肆: 4, 伍: 5, 陆: 6, 柒: 7, 捌: 8, 玖: 9 } as Readonly<Record<string, number>>;
  const place = { 拾: 10, 佰: 100, 仟: 1000 } as Readonly<Record<string, number>>;
  const readBack = (text: string): number => {
    let [total, section, digit] = [0, 0, 0];
    for (const sign of text) {
      if (sign === '万') [total, section] = [total + (section + digit) * 10_000, 0];
      else if (place[sign]) section += digit * place[sign];
      if (sign in value) digit = value[sign] ?? 0;
      else digit = 0;
    }
    return total + section + digit;
  };
  for (let number = 1; number < 20_000; number++)
    expect(readBack((uppercaseAmount(String(number)) ?? '').replace('元整', ''))).toBe(number);
});

test('ACCT-8 the messages about amounts', () => {
  expect(RULES['amount-not-a-number'].zh).toBe('非数字');
  for (const rule of ['amount-not-a-number', 'amount-too-large', 'amount-precision'] as const) expect(RULES[rule].en).toMatch(/^[ -~]+$/);
});
