import { AsyncLocalStorage } from 'node:async_hooks';
import { DOMAIN_NAMES, type Domain } from '@hall/contract/api';
import type { Code } from '@hall/contract/errors';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Database, Written } from '@hall/database/database';
import { browserOf } from './browser.ts';
import type { SignedInCall } from './call.ts';
import type { Clock } from './clock.ts';

/** A call of a signed-in person while it runs. */
export interface Operation {
  readonly domain: Domain;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly call: SignedInCall;
  /** By `performance.now()`. */
  readonly started: number;
  /** A unit of work was begun: the call changes something, or was refused when it tried to. */
  begun: boolean;
  /** The code of its entry, once that is committed. */
  entered?: Code;
}

export type Entry = ReturnType<typeof entryOf>;

/** Written alone they are no change yet: attempts are counted before what is attempted is done, or refused. */
const ATTEMPTS: ReadonlySet<string> = new Set(['ContactCode', 'SignInFailure', 'SignInRefusal']);

const running = new AsyncLocalStorage<Operation | undefined>();

/** Does the work of an operation: what it changes and its entry in the operation log are committed together. */
export const during = <T>(operation: Operation | undefined, work: () => Promise<T>): Promise<T> => running.run(operation, work);

/** Does work that is nobody's operation, whoever's call it was that needed it first. */
export const apart = <T>(work: () => Promise<T>): Promise<T> => running.run(undefined, work);

export const successOf = ({ success = 200 }: Endpoint): Code => success;

/** The database as domains have it: the first unit of work of an operation that changes something takes along its entry. */
export function withEntries(database: Database, clock: Clock): Database {
  return {
    ...database,
    unitOfWork(work) {
      const operation = running.getStore();
      if (!operation) return database.unitOfWork(work);
      operation.begun = true;
      return entered(database, operation, clock, work);
    },
  };
}

async function entered<T>(database: Database, operation: Operation, clock: Clock, work: Parameters<typeof database.unitOfWork<T>>[0]) {
  const code = successOf(operation.endpoint);
  let enters = false;
  const result = await database.unitOfWork(async (tx, written) => {
    const answer = await work(tx, written);
    enters = operation.entered === undefined && changesSomething(written);
    if (enters) await tx.operationRecord.create({ data: entryOf(operation, code, clock.now()) });
    return answer;
  });
  if (enters) operation.entered = code;
  return result;
}

const changesSomething = (written: Written): boolean => [...written].some((model) => !ATTEMPTS.has(model));

/** The entry of an operation in the log. */
export function entryOf({ domain, name, endpoint, call, started, begun }: Operation, code: Code, at: Date) {
  const { person, address, userAgent, noted } = call;
  return {
    at,
    staffNumber: person.staffNumber,
    person: person.name,
    personEn: person.nameEn,
    address,
    browser: browserOf(userAgent),
    module: domain,
    action: `${domain}.${name}`,
    actionZh: `${DOMAIN_NAMES[domain].zh} ${endpoint.summary.zh}`,
    actionEn: endpoint.summary.en,
    kind: begun ? 'change' : 'read',
    target: noted.target ?? null,
    result: String(code),
    duration: Math.round(performance.now() - started),
    // A call that was refused has changed nothing, whatever it was about to change.
    ...(noted.changes && code === successOf(endpoint) && { changes: [...noted.changes] }),
  };
}
