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

/** What a handler may know of the caller. */
export interface Call {
  /** Address of the browser, as far as the proxies in between are trusted. */
  readonly address: string;
  readonly userAgent: string;
  /** Sends a new token along with the answer. */
  renewToken(token: string): void;
}

/** A field that a call changed, in words of both languages; see `noteChange`. */
export type Change = Readonly<Record<'field' | 'fieldEn' | 'before' | 'beforeEn' | 'after' | 'afterEn', string>>;

/** What a handler reports of what it did, by writing into it. */
export interface Note {
  target?: string;
  changes?: readonly Change[];
}

export interface SignedInCall extends Call {
  /** What the operation log is told of the call: what it is about, and what it changed. */
  readonly noted: Note;
  readonly person: SignedInPerson;
  readonly sessionId: string;
}

/** An answer that is a file. */
export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}
