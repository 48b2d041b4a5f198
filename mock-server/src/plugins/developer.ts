import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a developer of this machine asks. A page of another origin cannot pass for one: a browser asks before it sends a header of
 * ours, and nobody says yes; a name that was made to point here is not loopback.
 */
export const isDeveloper = (request: FastifyRequest): boolean =>
  request.headers['x-mock-control'] === '1' && isLoopback(request.hostname) && isOwn(request);

const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$/i.test(hostname) || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

/** Whether it comes from no page at all, or from one of this server. */
const isOwn = ({ headers, protocol, host }: FastifyRequest): boolean =>
  [undefined, `${protocol}://${host}`].includes(headers.origin) &&
  [undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined);
