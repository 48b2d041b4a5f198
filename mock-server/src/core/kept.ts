import type { Leaf } from '@hall/database/database';
import type { SignedInCall } from './call.ts';
import type { Services } from './services.ts';

/** How long an answer stays the same. */
export interface KeptFor {
  /** What it depends on of the models whose commits are counted by themselves. */
  readonly leaves?: readonly Leaf[];
  /** What else it depends on than who asks for what, and on what is committed, as text. */
  readonly turn?: (services: Services) => Promise<string>;
}

type Handler<Asked, Answer> = (services: Services, asked: Asked, call: SignedInCall) => Promise<Answer>;

const kept = new WeakMap<object, KeptFor>();

/**
 * A handler whose answers to a person are kept, encoded, until something is committed on which they depend. It notes nothing in the call's
 * entry, and sends nothing but its answer.
 */
export function keptAnswer<Asked, Answer>(handler: Handler<Asked, Answer>, keeping: KeptFor = {}): Handler<Asked, Answer> {
  const own: Handler<Asked, Answer> = (...of) => handler(...of);
  kept.set(own, keeping);
  return own;
}

/** How long a handler's answers are kept; `undefined` for one whose answers are not. */
export const keepingOf = (handler: object): KeptFor | undefined => kept.get(handler);

/** What an answer is kept under. */
export async function keptKey(services: Services, { turn }: KeptFor, name: string, personId: string, asked: unknown): Promise<string> {
  return JSON.stringify(['answer', name, personId, asked, await turn?.(services)]);
}
