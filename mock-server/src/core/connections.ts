import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

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
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 60_000,
  restMs: 72_000,
  silentMs: 120_000,
  checkMs: 2_000,
  most: 5_000,
};

/** Fastify's options for the limits in time; how many connections there may be is a property of its server. */
export const connectionOptions = ({ headMs, requestMs, restMs, silentMs, checkMs }: ConnectionLimits) =>
  ({
    requestTimeout: requestMs,
    keepAliveTimeout: restMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
  }) satisfies FastifyHttpOptions<Server>;
