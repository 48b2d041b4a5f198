import { AsyncLocalStorage } from 'node:async_hooks';
import type { Domain } from '@hall/contract/api';
import type { Code } from '@hall/contract/errors';
import { kindOf } from '@hall/contract/logs';
import { actionOf, type Endpoint } from '@hall/contract/wire/endpoint';
import type { Database, Tx, Written } from '@hall/database/database';
import { browserOf } from './browser.ts';
import type { SignedInCall } from './call.ts';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

/** A call of the contract. */
export interface Described {
  readonly domain: Domain;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** A call of a signed-in person while it runs. */
export interface Operation extends Described {
  readonly call: SignedInCall;
  /** By `performance.now()`. */
  readonly started: number;
  /** It has changed something, or was refused when it tried to. */
  changing: boolean;
  /** The code that its entry says, once that is committed. */
  committedCode?: Code;
}

/** A row of the operation log. */
export type Entry = ReturnType<typeof entryOf>;

/** Written alone they change nothing: attempts are counted before what is attempted is done, or refused. */
const ATTEMPTS: ReadonlySet<string> = new Set(['ContactCode', 'SignInFailure', 'SignInRefusal']);

const running = new AsyncLocalStorage<Operation | undefined>();

/** Does the work of an operation: what it changes and its entry in the operation log are committed together. */
export const runOperation = <T>(operation: Operation | undefined, work: () => Promise<T>): Promise<T> => running.run(operation, work);

/** Does work that belongs to nobody's operation, although somebody's call needed it first. */
export const outsideOperation = <T>(work: () => Promise<T>): Promise<T> => running.run(undefined, work);

/**
 * Does one of several things that a call does each in a unit of work of its own, with an entry of its own in the log, which is committed with
 * it: the entry of the call would be committed with the first of them, and tell of no other. The call has one only where none had.
 * @param work is given the call as it stands for this part, whose entry is to be filled
 */
export async function runPart<T>(call: SignedInCall, work: (part: SignedInCall) => Promise<T>): Promise<T> {
  const whole = running.getStore();
  const part = { ...call, entry: {} };
  if (!whole) return work(part);
  const { domain, name, endpoint } = whole;
  const operation: Operation = { domain, name, endpoint, call: part, started: performance.now(), changing: false };
  const done = await running.run(operation, () => work(part));
  whole.changing ||= operation.changing;
  if (operation.committedCode !== undefined) whole.committedCode = operation.committedCode;
  return done;
}

export const successOf = ({ success = 200 }: Endpoint): Code => success;

/** The database as domains have it: the first unit of work of an operation that changes something takes along its entry. */
export function withEntries(database: Database, clock: Clock): Database {
  return {
    ...database,
    unitOfWork(work, most) {
      const operation = running.getStore();
      return operation ? unitOfOperation(database, operation, clock, { work, most }) : database.unitOfWork(work, most);
    },
  };
}

interface Work<T> {
  readonly work: (tx: Tx, written: Written) => Promise<T>;
  readonly most: number | undefined;
}

async function unitOfOperation<T>(database: Database, operation: Operation, clock: Clock, { work, most }: Work<T>): Promise<T> {
  const code = successOf(operation.endpoint);
  const changedBefore = operation.changing;
  let addsEntry = false;
  operation.changing = true;
  const result = await database.unitOfWork(async (tx, written) => {
    const answer = await work(tx, written);
    const changes = changesSomething(written);
    operation.changing = changedBefore || changes;
    addsEntry = changes && isLogged(operation) && operation.committedCode === undefined;
    if (addsEntry) await tx.operationRecord.create({ data: entryOf(operation, code, clock.now()) });
    return answer;
  }, most);
  if (addsEntry) operation.committedCode = code;
  return result;
}

const changesSomething = (written: Written): boolean => [...written].some((model) => !ATTEMPTS.has(model));

/** Whether the log tells of an operation: not of what the page does by itself, unless it is refused to who has no permission. */
export const isLogged = ({ call }: Operation, error?: unknown): boolean =>
  !call.entry.byPage || (error instanceof Refusal && error.rule === 'no-permission');

/** The entry of an operation in the log. */
export function entryOf(operation: Operation, code: Code, at: Date) {
  const { domain, name, endpoint, call, started, changing } = operation;
  const { person, actor, address, userAgent } = call;
  const { target, changes, action = actionOf(endpoint) } = call.entry;
  return {
    at,
    staffNumber: person.staffNumber,
    person: person.name,
    personEn: person.nameEn,
    ...(actor && { actorNumber: actor.staffNumber, actor: actor.name, actorEn: actor.nameEn }),
    address,
    browser: browserOf(userAgent),
    module: domain,
    action: `${domain}.${name}`,
    actionZh: action.zh,
    actionEn: action.en,
    kind: kindOf(name, endpoint, changing || call.entry.changes !== undefined),
    target: typeof target === 'object' ? target.zh : (target ?? null),
    targetEn: typeof target === 'object' ? target.en : null,
    result: String(code),
    duration: Math.round(performance.now() - started),
    // A call that was refused has changed nothing, whatever it was about to change.
    ...(changes && code === successOf(endpoint) && { changes: [...changes] }),
  };
}
