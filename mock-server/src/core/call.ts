import type { Readable } from 'node:stream';
import type { Bilingual } from '@hall/contract/bilingual';
import type { DutyPerson } from '@hall/contract/rules/duties';

/** The person behind a call. */
export interface SignedInPerson {
  readonly id: string;
  readonly staffNumber: string;
  readonly userName: string;
  readonly name: string;
  readonly nameEn: string;
  readonly departmentId: string;
  /** Ids of the person's roles. */
  readonly roles: readonly string[];
  /** What the person's duties depend on, read with the session. */
  readonly duty: DutyPerson;
}

/** Where a call comes from. */
export interface Caller {
  /** Address of the browser, as far as the proxies in between are trusted. */
  readonly address: string;
  readonly userAgent: string;
}

/** What a handler may know of the caller. */
export interface Call extends Caller {
  /** Is aborted once nobody waits for the answer any more; its reason is a refusal. */
  readonly gone: AbortSignal;
  /** Sends a new token along with the answer. */
  renewToken(token: string): void;
}

/** A field that a call changed, in words of both languages. */
export type Change = Readonly<Record<'field' | 'fieldEn' | 'before' | 'beforeEn' | 'after' | 'afterEn', string>>;

/** What a handler tells the operation log of a call, by writing into it. */
export interface CallEntry {
  /** What is done, where the call is one of several things: else the name that the contract gives it. */
  action?: Bilingual;
  /** What the call is about, as people name it: in both languages where it has a name in both. */
  target?: string | Bilingual;
  /** What it changes; see `noteChange`. */
  changes?: readonly Change[];
  /** The page makes the call by itself: it is no operation, and has no entry unless the caller may not make it. */
  byPage?: true;
}

/** Who makes a call. */
export interface SignedIn {
  readonly person: SignedInPerson;
  readonly sessionId: string;
  /** Who acts as the person; none where the person does. */
  readonly actor?: SignedInPerson | undefined;
}

export interface SignedInCall extends Call, SignedIn {
  /** The call's entry in the operation log, as far as the handler writes it. */
  readonly entry: CallEntry;
}

/** Content that is not held in memory. */
export interface SizedStream {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** An answer that is a file. */
export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array | SizedStream;
  /** How many rows it has, where it is a list. */
  readonly rows?: number;
}

/** An answer that does not end. */
export interface StreamAnswer {
  /**
   * Begins to send events.
   * @returns what ends it, called once nobody listens any more
   */
  begin(to: Listening): () => void;
}

/** Who listens to a stream. */
export interface Listening {
  send(event: string, data: unknown): void;
  /** Keeps the connection open where nothing happens. */
  beat(): void;
  end(): void;
}
