import { type OwnSession, ownSessionsEndpoints } from '@hall/contract/own-sessions';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { browserOf } from '../../core/browser.ts';
import type { SignedInCall } from '../../core/call.ts';
import { defineList } from '../../core/list.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { SIGN_INS } from '../logs/index.ts';
import { endOtherSessions, endSession } from '../session/index.ts';

const openOnes = ({ clock }: Services, { person }: SignedInCall) => ({
  personId: person.id,
  endedAt: null,
  endsAt: { gt: clock.now() },
});

/** Where the caller is signed in: the present session, then the others, the latest first. */
export async function mySessions(services: Services, _: unknown, call: SignedInCall): Promise<OwnSession[]> {
  const rows = await services.database.read.session.findMany({ where: openOnes(services, call), orderBy: { createdAt: 'desc' } });
  const sessions = rows.map((row) => ({
    id: row.id,
    address: row.address,
    browser: browserOf(row.userAgent),
    startedAt: wireMoment(row.createdAt),
    lastUsedAt: wireMoment(row.lastUsedAt),
    current: row.id === call.sessionId,
  }));
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
  const ended = await services.database.unitOfWork((tx) => endOtherSessions(tx, services, call.person.id, call.sessionId));
  return { ended };
}

/** The caller's sign-ins, failed ones by the own name among them. */
export const { page: mySignIns } = defineList({
  ...SIGN_INS,
  filter: ownSessionsEndpoints.mySignIns.request,
  access: 'signed-in',
  where: () => [],
});
