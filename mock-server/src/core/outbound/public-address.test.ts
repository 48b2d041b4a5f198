import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '198.20.0.1',
    '2400:3200::1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
  ])('TODO-2 of the internet is public: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['any of this machine', '0.0.0.0'],
    ['any of this machine', '::'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['private', 'fd00::1'],
    ['private', 'fc00::1'],
    ['link-local', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ["a carrier's", '100.64.0.1'],
    ["a carrier's", '100.127.255.255'],
    ['for tests', '192.0.2.1'],
    ['for tests', '198.18.0.1'],
    ['for tests', '2001:db8::1'],
    ['several receivers', '224.0.0.1'],
    ['several receivers', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, in hexadecimal', '::ffff:7f00:1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['compatible', '::127.0.0.1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('TODO-2 that is %s is not public: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});
