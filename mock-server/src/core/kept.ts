import type { Leaf } from '@hall/database/database';
import type { FastifyRequest } from 'fastify';
import type { SignedInCall } from './call.ts';
import type { Operation } from './operation.ts';
import type { Recorder } from './recorder.ts';
import type { Services } from './services.ts';

/** How long an answer stays the same. */
export interface KeptFor {
  /** What it depends on of the models whose commits are counted by themselves. */
  readonly leaves?: readonly Leaf[];
  /** When it becomes another though nothing is committed, in ms by the server's clock; never unless said. */
  readonly until?: (services: Services) => Promise<number>;
  /** The log that it is of: what waits there is written first, and who asks meanwhile is given the same. */
  readonly log?: (services: Services) => Recorder<never>;
}

type Handler<Asked, Answer> = (services: Services, asked: Asked, call: SignedInCall) => Promise<Answer>;

/** Makes an answer and keeps it. */
export type Keeping = (make: () => Promise<Buffer>) => Promise<Buffer>;

const keepings = new WeakMap<object, KeptFor>();

/**
 * A handler whose answers to a person are kept, encoded, until something is committed on which they depend. It notes nothing in the
 * entry of a call that it answers, and sends nothing but its answer, which is the same in all sessions of the person.
 */
export function keptAnswer<Asked, Answer>(handler: Handler<Asked, Answer>, keptFor: KeptFor = {}): Handler<Asked, Answer> {
  const own: Handler<Asked, Answer> = (...of) => handler(...of);
  keepings.set(own, keptFor);
  return own;
}

/** What an answer is kept under. What is asked for stands there as it was sent: the same means the same. */
function keyOf({ domain, name, endpoint, call }: Operation, { query, body }: FastifyRequest): string {
  const asked = endpoint.request ? JSON.stringify(endpoint.method === 'GET' ? query : body) : '';
  return `${domain}.${name} ${call.person.id} ${asked}`;
}

/** The answer to a call, where it is kept and still holds. */
export function keptFor(
  services: Services,
  handler: object,
  operation: Operation | undefined,
  request: FastifyRequest,
): Buffer | undefined {
  const keeping = operation && keepings.get(handler);
  if (!keeping || keeping.log?.(services).isWaiting()) return undefined;
  return services.answers.get(keyOf(operation, request), keeping.leaves ?? []);
}

/** How the answer that a handler makes is kept; `undefined` for one whose answers are not. */
export function beginAnswer(services: Services, handler: object, operation: Operation, request: FastifyRequest): Keeping | undefined {
  const keeping = keepings.get(handler);
  if (!keeping) return undefined;
  const { leaves = [], log, until } = keeping;
  const { answers } = services;
  const key = keyOf(operation, request);
  const makeAndKeep = async (make: () => Promise<Buffer>) => {
    const keep = answers.begin(leaves);
    const ends = (await until?.(services)) ?? Number.POSITIVE_INFINITY;
    const answer = await make();
    keep(key, answer, ends);
    return answer;
  };
  if (!log) return makeAndKeep;
  return async (make) => {
    await log(services).flush();
    return answers.get(key, leaves) ?? answers.share(key, leaves, () => makeAndKeep(make));
  };
}
