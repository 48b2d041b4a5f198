import { type OwnSession, ownSessionsEndpoints } from '@hall/contract/own-sessions';
import { browserOf } from '../../core/browser.ts';
import type { SignedInCall } from '../../core/call.ts';
import { defineList } from '../../core/list.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { SIGN_INS } from '../logs/index.ts';
import { endOpenSessions, endSession, openSessionsOf } from '../session/index.ts';

const openOnes = ({ clock }: Services, { person }: SignedInCall) => ({
  personId: person.id,
  endedAt: null,
  endsAt: { gt: clock.now() },
});

/** Where the caller is signed in: the present session, then the others, the latest first. */
export async function mySessions(services: Services, _: unknown, call: SignedInCall): Promise<OwnSession[]> {
  const sessions = await openSessionsOf(services, call.person.id, call.sessionId);
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/** @throws Refusal 404 `not-found` for a session that is not open or not the caller's */
export async function endMySession(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const session = await tx.session.findFirst({ where: { ...openOnes(services, call), id } });
    if (!session) throw notFound('id');
    await endSession(tx, services, id, 'ended-by-person');
    call.entry.target = `${session.address} ${browserOf(session.userAgent)}`;
  });
}

export async function endMyOtherSessions(services: Services, _: unknown, call: SignedInCall): Promise<{ ended: number }> {
  const others = { personId: call.person.id, id: { not: call.sessionId } };
  const ended = await services.database.unitOfWork((tx) => endOpenSessions(tx, services, others, 'ended-by-person'));
  return { ended };
}

/** The caller's sign-ins, failed ones by the own name among them. */
export const { page: mySignIns } = defineList({
  ...SIGN_INS,
  filter: ownSessionsEndpoints.mySignIns.request,
  access: 'signed-in',
  where: () => [],
});
