import { expect, test } from 'vitest';
import { ODDITIES } from '../../test/oddities.ts';
import { RULES } from '../errors.ts';
import { ipFault, portFault } from './network.ts';

test.each(
  [
    ['0.0.0.0', '255.255.255.255', '127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '1.2.3.4', '8.8.8.8', '114.114.114.114'],
    ['100.64.0.1', '169.254.1.1', '224.0.0.1', '203.0.113.7', '198.51.100.9', '9.9.9.9', '249.250.251.252'],
    ['199.99.9.0', '20.30.40.50', '0.0.0.1', '255.0.255.0', '10.10.10.10'],
  ].flat(),
)('ACCT-8 an IP address: %s', (text) => expect(ipFault(text)).toBeUndefined());

test.each([
  ...['1.2.3', '1.2.3.4.5', '256.1.1.1', '1.256.1.1', '1.1.1.256', '1.1.1.999', '01.2.3.4', '1.02.3.4', '1.2.3.004', '1.2.3.'],
  ...['.1.2.3', '1..2.3', '1.2.3.4 ', ' 1.2.3.4', '1. 2.3.4', '-1.2.3.4', '+1.2.3.4', '1.2.3.a', '0x1.2.3.4', '1e1.2.3.4', '::1'],
  ...['1,2,3,4', '1.2.3.4/24', '1.2.3.4:80', 'localhost', '１.2.3.4', '1。2。3。4', '1.2.3.4\n', '\u202e1.2.3.4', '2130706433'],
  ...ODDITIES,
])('ACCT-8 no IP address: %j', (text) => expect(ipFault(text)).toBe('ip-format'));

test.each([
  ...['0', '1', '7', '22', '25', '80', '99', '443', '587', '999', '1433', '1521', '3306', '5432', '6379', '8080', '9200', '9999'],
  ...['10000', '27017', '49151', '49152', '60000', '65534', '65535'],
])('ACCT-8 a port: %s', (text) => expect(portFault(text)).toBeUndefined());

test.each([
  ...['-1', '+80', '65536', '65999', '70000', '99999', '100000', '00', '080', '00080', '8 0', ' 80', '80 ', '80.0', '8e1', '80\n', '0x50'],
  ...['８０', '80\u200f', 'http', '-0', '1_000', '1,433', ...ODDITIES],
])('ACCT-8 no port: %j', (text) => expect(portFault(text)).toBe('port-format'));

test('ACCT-8 the messages about addresses and ports', () => {
  expect([ipFault(''), portFault('')]).toEqual(['ip-required', 'port-required']);
  expect([RULES['ip-format'].zh, RULES['port-format'].zh]).toEqual(['IP地址不规范', '请输入正确的端口号']);
});
