import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { RULES } from '../errors.ts';
import { contactPhoneFault, mobileFault } from './phone.ts';

const SECOND = ['3', '4', '5', '6', '7', '8', '9'];
const MOBILES = [
  ...SECOND.map((digit) => `1${digit}000000000`),
  ...SECOND.map((digit) => `1${digit}999999999`),
  '13800138000',
  '15912345678',
  '17012345678',
  '18612345678',
  '19112345678',
  '16655554444',
];
const NO_MOBILES = [
  '12345678901',
  '10012345678',
  '11012345678',
  '23800138000',
  '03800138000',
  '1380013800',
  '138001380000',
  ' 13800138000',
  '13800138000 ',
  '138 0013 8000',
  '138-0013-8000',
  '+8613800138000',
  '8613800138000',
  '1380013800x',
  '１３８００１３８０００',
  '1380013800\u202e0',
  '13800138000\n',
];

test.each(MOBILES)('ACCT-8 a mobile number: %s', (text) => expect(mobileFault(text)).toBeUndefined());
test.each([...NO_MOBILES, ...ODDITIES])('ACCT-8 no mobile number: %j', (text) => expect(mobileFault(text)).toBe('mobile-format'));
test('ACCT-8 an empty mobile number is one that is missing', () => expect(mobileFault('')).toBe('required'));
test('ACCT-8 the messages about mobile numbers', () => {
  expect(RULES['mobile-format'].zh).toBe('请输入有效的手机号码');
  expect(RULES.required.zh.replace('{field}', '手机号')).toBe('手机号不能为空');
});

test.each([
  ...MOBILES.slice(0, 6),
  '0731-88821104',
  '073188821104',
  '010-62751234',
  '021-5555666',
  '02155556666',
  '88821104',
  '5555666',
  '0731-88821104-602',
  '88821104-1',
  '0755-26001234',
  '0898-65881234',
  '0991-7654321',
  '0471-4990000',
  '020-83332222-123456',
])('ACCT-8 a contact phone: %s', (text) => expect(contactPhoneFault(text)).toBeUndefined());
test.each([
  '110',
  '0731-08821104',
  '0731-18821104',
  '731-88821104',
  '0731--88821104',
  '0731-88821104-',
  '0731-88821104-1234567',
  '(0731)88821104',
  '0731 88821104',
  '12345678901',
  '07310-88821104',
  '０７３１-88821104',
  '88821104转602',
  ...ODDITIES,
])('ACCT-8 no contact phone: %j', (text) => expect(contactPhoneFault(text)).toBe('contact-phone-format'));
