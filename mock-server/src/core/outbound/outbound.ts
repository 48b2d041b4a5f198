import { lookup } from 'node:dns/promises';
import { fewLookups } from './few-lookups.ts';

/** How this server reaches systems whose addresses people configure. */
export interface Outbound {
  /** The addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /** Origins that may be this machine's, or of its network: the operator lists them. */
  readonly privateOrigins: readonly string[];
  /** Longest wait for an answer to its end, in ms. */
  readonly timeMs: number;
  /** Longest answer, in bytes. */
  readonly mostBytes: number;
}

export const OUTBOUND: Outbound = {
  resolve: fewLookups(async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)),
  privateOrigins: [],
  timeMs: 3_000,
  mostBytes: 262_144,
};
