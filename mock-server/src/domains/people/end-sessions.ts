import { peopleEndpoints } from '@hall/contract/people';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { endOpenSessions } from '../session/index.ts';
import { otherPerson } from './other-person.ts';

type Ending = RequestOf<typeof peopleEndpoints.endSessions>;

/**
 * Ends one session of a person, or all of them.
 * @throws Refusal as {@link otherPerson}; 404 `not-found` for a session that is not open or not the person's
 */
export function endSessions(services: Services, { staffNumber, id }: Ending, call: SignedInCall): Promise<{ ended: number }> {
  return services.database.unitOfWork(async (tx) => {
    const person = await otherPerson(tx, services, staffNumber, call, peopleEndpoints.endSessions.access);
    const ended = await endOpenSessions(tx, services, { personId: person.id, ...(id && { id }) }, 'ended-by-administrator');
    if (id && ended === 0) throw notFound('id');
    return { ended };
  });
}
