import { randomBytes } from 'node:crypto';
import { append } from '@hall/database/append';
import type { Database, LogReader, Reader, SignInRow } from '@hall/database/database';
import type { FastifyInstance } from 'fastify';
import { type Aside, createAside } from './aside.ts';
import { type Cache, createCache } from './cache.ts';
import type { SignedIn } from './call.ts';
import type { Clock } from './clock.ts';
import type { Counterparts } from './counterparts.ts';
import { createKeep, type Keep, type Room } from './keep.ts';
import { type Entry, withEntries } from './operation.ts';
import { OUTBOUND, type Outbound } from './outbound/outbound.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What the rows of a list are read with: little, since files are made in a thread that has nothing else. */
export interface Reading {
  readonly database: { readonly read: Reader; readonly logs: Pick<LogReader, 'count' | 'find'> };
  readonly clock: Pick<Clock, 'now'>;
  readonly cache: Cache;
}

/** What every domain may use. One set per app: nothing is kept in modules. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly cache: Cache;
  /** Who has passed the gate with which token, for which call. */
  readonly passes: Keep<SignedIn>;
  /** Answers as they are sent. */
  readonly answers: Keep<Buffer>;
  /** Of the operation log, and of the sign-in log. */
  readonly recorder: Recorder<Entry>;
  readonly signInRecorder: Recorder<SignInRow>;
  readonly aside: Aside;
  readonly sealing: Sealing;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  /** Says something in the server's own log. */
  warn(message: string, details: object): void;
  readonly counterparts: Counterparts;
  /** Key of sign-on tokens, as the operator set it; without one the installation has a key of its own. */
  readonly signOnKey: string | undefined;
  /** The program that makes the files of lists in processes of their own; without it they are made between what else is done. */
  readonly fileMaker: URL | undefined;
  /** Random text of this many bytes (16 by default), base64url. */
  randomId(bytes?: number): string;
  /** When everything is written that waits in memory. */
  settled(): Promise<void>;
  /** How it reaches systems whose addresses people configure. */
  readonly outbound: Outbound;
  /** Origin of the demo linked systems, as browsers reach them and as this server does; known once they listen. */
  linkedOrigin(): string;
  linkedHere(): string;
}

export interface ServiceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly counterparts: Counterparts;
  readonly signOnKey?: string | undefined;
  readonly fileMaker?: URL | undefined;
  /** What is not said is as it ships. */
  readonly outbound?: Partial<Outbound> | undefined;
  linkedOrigin(): string;
  linkedHere(): string;
}

/** Passes, of which each takes as much as any other. */
const ROOM_OF_PASSES: Room<SignedIn> = { most: 20_000, largest: 1, sizeOf: () => 1 };
/** In bytes. */
const ROOM_OF_ANSWERS: Room<Buffer> = { most: 64_000_000, largest: 1_000_000, sizeOf: (key, answer) => key.length + answer.length };

export function createServices(
  { database, clock, linkedOrigin, linkedHere, counterparts, signOnKey, outbound, fileMaker }: ServiceOptions,
  { jwt, log }: FastifyInstance,
): Services {
  const report = (lost: number, error: unknown) => log.error({ err: error, lost }, 'entries of a log could not be written');
  const recorder = createRecorder<Entry>({
    write: (rows) => database.unitOfWork((tx) => append(tx, 'OperationRecord', rows)),
    report,
  });
  const signInRecorder = createRecorder<SignInRow>({
    write: (rows) => database.unitOfWork((tx) => append(tx, 'SignInRecord', rows)),
    report,
  });
  const aside = createAside((error) => log.error({ err: error }, 'work aside failed'));
  return {
    database: withEntries(database, clock),
    clock,
    outbound: { ...OUTBOUND, ...outbound },
    linkedOrigin,
    linkedHere,
    counterparts,
    signOnKey,
    fileMaker,
    recorder,
    signInRecorder,
    aside,
    settled: async () => void (await Promise.all([recorder.flush(), signInRecorder.flush(), aside.settled()])),
    cache: createCache(database),
    passes: createKeep(database, clock, ROOM_OF_PASSES),
    answers: createKeep(database, clock, ROOM_OF_ANSWERS),
    sealing: createSealing(clock),
    tokens: createTokens(jwt, clock),
    rateLimits: createRateLimits(clock),
    warn: (message, details) => log.warn(details, message),
    randomId: (bytes = 16) => randomBytes(bytes).toString('base64url'),
  };
}
