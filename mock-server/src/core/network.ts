import { isIP, isIPv6 } from 'node:net';

const GROUPS = 8;
const MAPPED = '0:0:0:0:0:ffff';

/**
 * Whose address it is, for limits: an IPv6 address stands for its /64, of which one machine has all addresses to itself. An IPv4
 * address stands for itself, also where a socket of both kinds shows it as an IPv6 one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What some proxies put behind an address: the port, another one with each connection. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

const withoutPort = (said: string): string => {
  const { v6, v4 } = WITH_PORT.exec(said)?.groups ?? {};
  return v6 ?? v4 ?? said;
};

/** A zone says nothing of whose address it is, and is as long as who writes it likes. */
const withoutZone = (address: string): string => address.replace(/%.*/s, '');

/** The farthest of the addresses that a call came by, the socket's own first: who forwards what is no address stands for the caller. */
export function farthestAddress(said: readonly string[]): string | undefined {
  const farthest = said.map(withoutPort).findLast((one) => isIP(one) > 0);
  return farthest && withoutZone(farthest);
}

/** The eight groups of an address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${withoutZone(address)}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};
