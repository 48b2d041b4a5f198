import { expect, it } from 'vitest';
import { farthestAddress, networkOf } from './network.ts';

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:0a01:0203', '10.1.2.3'],
  ['0:0:0:0:0:ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('SEC-4 the limits of %s are those of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [['127.0.0.1'], '127.0.0.1'],
  [['127.0.0.1', '10.1.2.3'], '10.1.2.3'],
  [['127.0.0.1', '10.1.2.3:5678'], '10.1.2.3'],
  [['127.0.0.1', '[2001:db8::1]:443'], '2001:db8::1'],
  [['127.0.0.1', '[2001:db8::1]'], '2001:db8::1'],
  [['127.0.0.1', '10.1.2.3', 'unknown'], '10.1.2.3'],
  [['127.0.0.1', '<script>', '010.1.2.3', '[x]:1'], '127.0.0.1'],
  [['127.0.0.1', 'fe80::1%eth0'], 'fe80::1'],
  [['127.0.0.1', '[fe80::1%25eth0]:443'], 'fe80::1'],
  [[`fe80::1%${'a'.repeat(20)}`], 'fe80::1'],
  [['unknown'], undefined],
])('SEC-4 of %j the caller is %s: limits and logs go by addresses alone, whatever port or zone stands behind them', (said, address) => {
  expect(farthestAddress(said)).toBe(address);
});
