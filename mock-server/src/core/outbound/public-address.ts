import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '../network.ts';

/** What no stranger's server has: this machine, its network, carriers' and test networks, several receivers at once, the reserved rest. */
const NOT_PUBLIC_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Where servers of the internet are, and what in there is for tests or leads to an IPv4 address that is not looked at. */
const GLOBAL_V6 = ['2000::/3'];
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublicV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const notPublicV6 = listOf(NOT_PUBLIC_V6, 'ipv6');

/** Whether an address is one of the internet, as opposed to this machine, its network, or none at all. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address written as an IPv6 one stands for itself.
  const v4 = isIPv6(address) ? networkOf(address) : address;
  if (isIPv4(v4)) return !notPublicV4.check(v4, 'ipv4');
  return isIPv6(address) && !address.includes('%') && globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}
