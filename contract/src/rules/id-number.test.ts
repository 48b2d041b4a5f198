import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { RULES } from '../errors.ts';
import { fullIdNumber, idNumberCheck, idNumberFault } from './id-number.ts';

const REGIONS = [
  '110101',
  '120102',
  '130102',
  '150102',
  '210102',
  '310104',
  '320102',
  '330106',
  '350203',
  '370202',
  '420106',
  '430102',
].concat(['440305', '460105', '500103', '510107', '530102', '540102', '610103', '620102', '640104', '650102', '810000', '830000']);
const whole = (first17: string): string => first17 + idNumberCheck(first17);

test.each([
  '11010519491231002X',
  '11010519491231002x',
  ' 440524188001010014 ',
  '440524800101001',
  '110105491231002',
  '130102240229123',
  whole('43010220000229123'),
  whole('43010219960229123'),
  whole('43010219991231999'),
  whole('43010219000228001'),
  ...REGIONS.map((region) => whole(`${region}19850615001`)),
])('ACCT-8 an ID number: %s', (text) => expect(idNumberFault(text)).toBeUndefined());

test.each([
  ['110105194912310021', 'id-number-check'],
  ['110105194912310020', 'id-number-check'],
  ['430102198506150010', 'id-number-check'],
  ['11010519491231012X', 'id-number-check'],
  ['990105194912310021', 'id-number-region'],
  ['000000194912310021', 'id-number-region'],
  ['160105194912310021', 'id-number-region'],
  ['470105491231002', 'id-number-region'],
  ['730105194912310021', 'id-number-region'],
  ['840105194912310021', 'id-number-region'],
  ['110105194913310021', 'id-number-format'],
  ['110105194902300021', 'id-number-format'],
  ['110105190002290021', 'id-number-format'],
  ['110105202502290021', 'id-number-format'],
  ['110105202504310021', 'id-number-format'],
  ['110105202500100021', 'id-number-format'],
  ['110105202501000021', 'id-number-format'],
  ['110105179912310021', 'id-number-format'],
  ['110105491331002', 'id-number-format'],
  ['110105250229002', 'id-number-format'],
  ['1101051949123100', 'id-number-format'],
  ['1101051949123100211', 'id-number-format'],
  ['11010519491231X021', 'id-number-format'],
  ['11010549123100X', 'id-number-format'],
  ['1101051949 12310021', 'id-number-format'],
  ['１１０１０５１９４９１２３１００２Ｘ', 'id-number-format'],
  ['11010519491231002Ｘ', 'id-number-format'],
  ['11010519491231002\u0425', 'id-number-format'],
  ['\u202e11010519491231002X', 'id-number-format'],
  ['11010519491231002😀', 'id-number-format'],
  ['', 'id-number-format'],
  ...ODDITIES.map((text) => [text, 'id-number-format']),
])('ACCT-8 no ID number: %j', (text, fault) => expect(idNumberFault(text ?? '')).toBe(fault));

test('ACCT-8 an ID number of 15 digits is one of the last century', () => {
  expect(fullIdNumber('110105491231002')).toBe('11010519491231002X');
});

test('ACCT-8 the messages about ID numbers', () => {
  expect(RULES['id-number-format'].zh).toBe('身份证号格式错误');
  expect(RULES['id-number-region'].zh).toBe('地址编码错误');
  expect(RULES['id-number-check'].zh).toBe('校验位错误');
});
