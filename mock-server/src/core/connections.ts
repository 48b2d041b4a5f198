import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyHttpOptions } from 'fastify';
import { networkOf } from './network.ts';

/** How long connections may take for what they do, in ms, and how many there may be. */
export interface ConnectionLimits {
  /** Until the head of a request is there, from the connection or from the request's first byte. */
  readonly headMs: number;
  /** Until all of a request is there, no shorter than until its head is: a photo of 2.8 MB needs 0.4 Mbit/s. */
  readonly requestMs: number;
  /**
   * Between an answer and the next request. Who reuses a connection just as it is closed may lose a call, so clients should close first:
   * programs are told of this limit and proxies have a minute.
   */
  readonly restMs: number;
  /** Without a byte either way: the longest that an answer may take to be made, or stay unread. */
  readonly silentMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
  /** Connections at once: those of 800 browsers that nobody proxies. */
  readonly most: number;
  /** Of them from one network: those of 500 browsers, for a campus can be one address. The rest is left to everybody else. */
  readonly mostOfNetwork: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 60_000,
  restMs: 72_000,
  silentMs: 120_000,
  checkMs: 2_000,
  most: 5_000,
  mostOfNetwork: 3_000,
};

/** Fastify's options for the limits in time. */
export const connectionOptions = ({ headMs, requestMs, restMs, silentMs, checkMs }: ConnectionLimits) =>
  ({
    requestTimeout: requestMs,
    keepAliveTimeout: restMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
  }) satisfies FastifyHttpOptions<Server>;

/**
 * Limits how many connections a server has, in all and of one network; more are closed without a word.
 * @param trustProxy proxies, as Fastify takes them: they bring everybody's calls, and only the limit for all counts for them
 */
export function limitConnections(server: Server, { most, mostOfNetwork }: ConnectionLimits, trustProxy: string | false): void {
  server.maxConnections = most;
  const isTrusted = proxyAddr.compile(trustProxy ? trustProxy.split(',').map((one) => one.trim()) : []);
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= mostOfNetwork) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
