import { expect, it } from 'vitest';
import { maskedAddress, maskedContactPhone, maskedEmail, maskedPhone } from './masks.ts';

it('INFO-1 a mask tells what it is and not whose', () => {
  expect(maskedPhone('13812345678')).toBe('138****5678');
  expect(maskedContactPhone('0731-88821104')).toBe('****04');
  expect(maskedEmail('wangfang@example.edu.cn')).toBe('w****@example.edu.cn');
  expect(maskedEmail('@example.edu.cn')).toBe('****');
});

it.each([
  ['10.20.30.40', '10.20.*.*'],
  ['2001:db8:1:2::7', '2001:db8:****'],
  ['::1', '****'],
  ['::ffff:10.20.30.40', '****'],
  ['', '****'],
])('INFO-1 SEC-4 of the address %s its network alone is told', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
