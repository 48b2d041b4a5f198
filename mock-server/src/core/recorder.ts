import type { Domain } from '@hall/contract/api';
import { DOMAIN_NAMES } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Database } from '@hall/database/database';
import { browserOf } from './browser.ts';
import type { SignedInPerson } from './call.ts';
import type { Clock } from './clock.ts';

/** A field that a call changed, as text. */
export interface Change {
  readonly field: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** What a handler tells of what it did; it writes into it. */
export interface Note {
  target?: string;
  changes?: readonly Change[];
}

/** A finished call, for the operation log. */
export interface FinishedCall {
  readonly domain: Domain;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly person: SignedInPerson;
  readonly address: string;
  readonly userAgent: string;
  readonly code: string;
  /** ms */
  readonly duration: number;
  readonly note: Note;
}

export interface Recorder {
  /** Writes a change before it resolves; what only reads is written along with the next batch. */
  record(call: FinishedCall): Promise<void>;
  /** Writes what is still waiting. */
  flush(): Promise<void>;
}

/** Records of reading wait for at most so many others, or so long in ms: one commit for each would halve the server's speed. */
const BATCH = 50;
const WAIT_MS = 500;
const SECRET = /password|secret|token|mm$/i;

type Row = ReturnType<typeof rowOf>;

export function createRecorder(database: Database, clock: Clock): Recorder {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await database.unitOfWork((tx) => tx.operationRecord.createMany({ data: rows }));
  };
  return {
    flush,
    async record(call) {
      waiting.push(rowOf(call, clock.now()));
      if (call.endpoint.changes || waiting.length >= BATCH) return flush();
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
  };
}

function rowOf({ domain, name, endpoint, person, note, ...call }: FinishedCall, at: Date) {
  return {
    at,
    staffNumber: person.staffNumber,
    person: person.name,
    personEn: person.nameEn,
    address: call.address,
    browser: browserOf(call.userAgent),
    module: domain,
    action: `${domain}.${name}`,
    actionZh: `${DOMAIN_NAMES[domain].zh} ${endpoint.summary.zh}`,
    actionEn: endpoint.summary.en,
    kind: endpoint.changes ? 'change' : 'read',
    target: note.target ?? null,
    result: call.code,
    duration: Math.round(call.duration),
    ...(note.changes && { changes: note.changes.map(masked) }),
  };
}

const masked = ({ field, before, after }: Change) => {
  const shown = (value: string | undefined) => (value !== undefined && SECRET.test(field) ? '******' : value);
  return { field, ...(before !== undefined && { before: shown(before) }), ...(after !== undefined && { after: shown(after) }) };
};
