import { onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { endOpenSessions } from '../../session/index.ts';
import { peopleWithin } from './online-sessions.ts';

const { endOnline: call } = onlineSessionsEndpoints;

const findOpen = async (tx: Tx, services: Services, ids: readonly string[], signedIn: SignedInCall) =>
  tx.session.findMany({
    where: {
      id: { in: [...ids] },
      ...{ endedAt: null, endsAt: { gt: services.clock.now() } },
      person: await peopleWithin(services, signedIn, call.access),
    },
    include: { person: { include: { roles: true } } },
    orderBy: { person: { staffNumber: 'asc' } },
  });
type Open = Awaited<ReturnType<typeof findOpen>>;

/** @throws Refusal 500 `present-session`; 403 for an administrator's session, which administrators alone end */
function requireEndable(open: Open, { person, sessionId }: SignedInCall): void {
  if (open.some(({ id }) => id === sessionId)) throw new Refusal(500, 'present-session');
  const isAdmin = open.some((session) => session.person.roles.some(({ roleId }) => roleId === ADMIN_ROLE));
  if (isAdmin && !person.roles.includes(ADMIN_ROLE)) throw new Refusal(403, 'no-permission');
}

const namesOf = (open: Open) => {
  const people = [...new Map(open.map(({ person }) => [person.id, person])).values()];
  return {
    zh: people.map(({ name, staffNumber }) => `${name} ${staffNumber}`).join('、'),
    en: people.map(({ nameEn, staffNumber }) => `${nameEn} ${staffNumber}`).join(', '),
  };
};

/**
 * Ends sessions, whosever they are; those that have ended meanwhile are passed over.
 * @throws Refusal 404 `not-found` where that is all of them; 500 `present-session`; 403 for an administrator's
 */
export function endOnline(services: Services, { ids }: RequestOf<typeof call>, signedIn: SignedInCall): Promise<{ ended: number }> {
  return services.database.unitOfWork(async (tx) => {
    const open = await findOpen(tx, services, ids, signedIn);
    if (open.length === 0) throw notFound('ids');
    signedIn.entry.target = namesOf(open);
    requireEndable(open, signedIn);
    for (const { id, personId } of open) await endOpenSessions(tx, services, { id, personId }, 'ended-by-administrator');
    return { ended: open.length };
  });
}
