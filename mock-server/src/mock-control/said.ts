import type { Bilingual } from '@hall/contract/bilingual';
import type { Code } from '@hall/contract/errors';

/**
 * What the developers' console and the control plane say to each other. Paths are below `/mock/`; every call carries the header
 * `x-mock-control: 1`. What is not valid is answered HTTP 400 with a {@link Problem}.
 */
export interface Problem {
  readonly problem: string;
}

/** Answers that are lost on the way: `dropped` cuts the connection in place of an answer, `truncated` in the middle of it. */
export const CONNECTIONS = ['dropped', 'truncated'] as const;
export type BrokenConnection = (typeof CONNECTIONS)[number];

/** Longest delay of an answer, in ms. */
export const DELAY_MAX_MS = 60_000;
/** Most calls that a rule is for before it is spent. */
export const TIMES_MAX = 1_000;

/** The call that a rule is for where it is for all that have none of their own. */
export const EVERY_CALL = '*';

/** An address that a 202 may lead to: a path of the hall, or of the web. */
export const ADDRESS = /^(\/(?!\/)|https?:\/\/)/;

/** What a call is answered in place of its work. At least one of code, delay and connection is given. */
export interface Fault {
  /** Code of the catalogue; nothing is done and nothing changed. The call's own code of success lets it do its work. */
  readonly code?: Code;
  /** The address of a 202, `/home` unless given. */
  readonly address?: string;
  /** ms, 1 to {@link DELAY_MAX_MS}, before anything else. */
  readonly delay?: number;
  readonly connection?: BrokenConnection;
  /** For how many calls, 1 to {@link TIMES_MAX}, after which they work again; for all until it is taken back unless given. */
  readonly times?: number;
}

/** `POST /mock/faults` sets one, in place of that of the same call; `GET` answers all; `times` is what is left. */
export interface FaultRule extends Fault {
  /** Method and path, `POST /api/login`, or {@link EVERY_CALL}. */
  readonly call: string;
}

/** `GET /mock/endpoints`: the calls of the contract. */
export interface DescribedCall {
  readonly call: string;
  readonly summary: Bilingual;
  readonly domain: string;
  readonly domainName: Bilingual;
}

/** `GET /mock/codes`: the catalogue. */
export interface DescribedCode extends Bilingual {
  readonly code: Code;
}

/** `GET /mock/calls?after=<seq>`: the last calls, oldest first; `POST /mock/calls/clear` forgets them. */
export interface RecentCalls {
  readonly calls: readonly RecentCall[];
  /** Calls to addresses below `/api` that there are none of, kept apart so that others do not push them out. */
  readonly unmatched: readonly RecentCall[];
}

export interface RecentCall {
  /** Counts up by one for each call. */
  readonly seq: number;
  /** ISO moment by the server's clock. */
  readonly at: string;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  /** Of the envelope; none where the answer has none, or was lost. */
  readonly code?: string;
  /** ms from the first byte to the answer. */
  readonly took: number;
  /** User name of who called; none for nobody. */
  readonly person?: string;
  /** What was sent and answered, as JSON or text, secrets masked, the first 8,000 characters. */
  readonly request?: string;
  readonly response?: string;
  /** What it was made to do. */
  readonly fault?: Fault;
}

/** `GET /mock/accounts`: the demo accounts. `POST /mock/sign-in {userName}` answers {@link SignInAddress}. */
export interface Account {
  readonly userName: string;
  readonly password: string;
  readonly note: Bilingual;
  readonly name: Bilingual;
  readonly roles: readonly Bilingual[];
}

export interface SignInAddress {
  /** A path of the web that signs the person on, once, within five minutes. */
  readonly address: string;
}

/** `GET /mock/clock`; `POST /mock/clock` takes `now` (ISO moment with its zone, or day), `advance` (ms) and `frozen`, or `reset: true`. */
export interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
  /** ms that it is ahead of the time of the machine; less than 0 where it is behind. */
  readonly apart: number;
}

/** `GET /mock/outbox`: messages that would have gone to phones and mailboxes, oldest first. */
export interface SentMessage {
  readonly id: number;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  readonly sentAt: string;
}

export const SEEDS = ['small', 'large'] as const;
export type Seed = (typeof SEEDS)[number];

/** `GET /mock/data`; `POST /mock/reset {seed}` puts the data, the clock, limits and rules back as they were at the start. */
export interface DataState {
  readonly seed: Seed;
  /** Rows by what they are. */
  readonly counts: Readonly<Record<'people' | 'departments' | 'permissions' | 'notices' | 'operations' | 'signIns', number>>;
}
