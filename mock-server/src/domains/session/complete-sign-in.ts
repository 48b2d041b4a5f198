import type { SignedIn } from '@hall/contract/session';
import type { Person, Tx } from '@hall/database/database';
import type { Call } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { unavailability } from './availability.ts';
import { sessionToken } from './identify.ts';
import { endSessionsOf, openSession } from './sessions.ts';
import { signInRow, type Trace } from './sign-in-record.ts';

interface ProofOfOthers {
  readonly at: Date;
  /** Why it is refused once the password was changed after it was given. */
  readonly staleRule: 'ticket-refused' | 'token-expired';
}

/** Who was proven to be signing in, and how. */
export interface Proven {
  /** As the person was when it was proven, or later where `since` says when that was. */
  readonly person: Person;
  /** From when the proof is, where somebody else gave it. */
  readonly since?: ProofOfOthers | undefined;
  readonly trace: Trace;
  /** Done in the same unit of work, also when the account turns out to be unavailable; what it throws opens no session. */
  also?(tx: Tx): Promise<unknown>;
}

/**
 * The end of every way in: opens the session of a person whose identity is proven, and writes the sign-in log along with it. A password
 * that was changed since is proof of nothing, nor is what somebody else said of its owner: whoever changes it ends all sessions, and this
 * would be one of them.
 * @throws Refusal as {@link unavailability}; after such a change 402 `credentials`, or 401 with the rule of who gave the proof
 */
export async function completeSignIn(services: Services, { person: proven, since, trace, also }: Proven, call: Call): Promise<SignedIn> {
  const { singleSession } = await hallParameters(services);
  const casLogin = trace.way === 'cas';
  const done = await services.database.unitOfWork(async (tx) => {
    await also?.(tx);
    const person = await tx.person.findUniqueOrThrow({ where: { id: proven.id } });
    if (person.passwordHash !== proven.passwordHash) throw new Refusal(402, 'credentials');
    if (since && person.passwordChangedAt && since.at <= person.passwordChangedAt) throw new Refusal(401, since.staleRule);
    const refusal = unavailability(person);
    if (refusal) return refusal;
    if (singleSession === '1') await endSessionsOf(tx, services, person.id, 'displaced');
    await tx.person.update({ where: { id: person.id }, data: { lastSignInAt: services.clock.now() } });
    await tx.signInRecord.create({ data: signInRow(services, trace, person, call, { result: '200' }) });
    return { person, sessionId: await openSession(tx, services, person.id, call, trace.way) };
  });
  // Not before what was also done has been kept.
  if (done instanceof Refusal) throw done;
  const { person, sessionId } = done;
  return { token: sessionToken(services, sessionId), userId: person.id, userName: person.name, casLogin: casLogin ? 'true' : 'false' };
}
