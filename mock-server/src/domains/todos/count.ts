import type { TodoCount, todosEndpoints } from '@hall/contract/todos';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { findOpenSession } from '../session/index.ts';
import { askKept } from './asking.ts';
import { type HeldSource, heldSources, isOwnCall } from './sources.ts';

/**
 * A source of another system that the person has.
 * @throws Refusal 404 `not-found` for any other, also one that the browser asks itself
 */
async function askedSource(services: Services, id: string, { person }: SignedInCall): Promise<HeldSource> {
  const found = (await heldSources(services, person)).find(({ source }) => source.id === id);
  if (!found || isOwnCall(found.source)) throw notFound('id');
  return found;
}

/**
 * How much waits for the person in one source. Who was shut out while it was asked learns nothing, nor does who has lost the function.
 * @throws Refusal 404 as {@link askedSource}; 401 where the session has ended meanwhile
 */
export async function countOfSource(
  services: Services,
  { id, fresh = false }: RequestOf<typeof todosEndpoints.count>,
  call: SignedInCall,
): Promise<TodoCount> {
  const held = await askedSource(services, id, call);
  const { state, count, items } = await askKept(services, held, call, fresh);
  const session = await findOpenSession(services, call.sessionId);
  if (!session) throw new Refusal(401, 'sign-in-again');
  await askedSource(services, id, { ...call, person: session.person });
  return { state, count, items };
}
