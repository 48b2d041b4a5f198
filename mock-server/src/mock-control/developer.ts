import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a developer of this machine asks. A page of another origin cannot pass for one: a browser asks before it sends a header of
 * ours, and nobody says yes; a name that was made to point here is not loopback.
 */
export const isDeveloper = (request: FastifyRequest): boolean =>
  request.headers['x-mock-control'] === '1' && hostsOf(request).every(isLoopback) && isOwn(request);

/**
 * Every host that the call went to, by its own word and that of proxies. Neither can stand for the other: a page writes what a proxy
 * would say, but not the Host header, and a proxy calls us by a name of its own, whatever name it was called by.
 */
const hostsOf = ({ headers }: FastifyRequest): string[] =>
  [headers.host ?? '', headers['x-forwarded-host'] ?? []].flat().flatMap((said) => said.split(',').map((host) => host.trim()));

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return /^(.+\.)?localhost$/i.test(name) || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}

/** Whether it comes from no page at all, or from one of this server. */
const isOwn = ({ headers, protocol, host }: FastifyRequest): boolean =>
  [undefined, `${protocol}://${host}`].includes(headers.origin) &&
  [undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined);
