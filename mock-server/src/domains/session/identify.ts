import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Caller, SignedInCall } from '../../core/call.ts';
import { goneOf } from '../../core/gone.ts';
import { farthestAddress } from '../../core/network.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { SESSION_TOKEN_LIFE_MS } from '../../core/tokens.ts';
import { endReasonOf, findOpenSession, type OpenSession, touchSession } from './sessions.ts';

/** Bearer token of the request, if it carries one. */
const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];

export const callerOf = ({ ip, ips = [ip], headers }: FastifyRequest): Caller => ({
  address: farthestAddress(ips) ?? ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
});

/**
 * Tells handlers who calls. A token that is past half of its life is replaced along with the answer; the old one stays
 * good until it expires, so that calls in flight do not fail.
 */
export async function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { access }: Endpoint,
): Promise<Call | SignedInCall> {
  const call: Call = {
    ...callerOf(request),
    gone: goneOf(reply),
    renewToken: (token) => void reply.header('authorization', `Bearer ${token}`),
  };
  if (access === 'anyone') return call;
  const { session, issuedAt } = await authenticate(services, bearer(request));
  if (services.clock.now().getTime() - issuedAt > SESSION_TOKEN_LIFE_MS / 2) call.renewToken(sessionToken(services, session.id));
  return { ...call, person: session.person, sessionId: session.id, entry: {} };
}

async function authenticate(services: Services, token: string | undefined): Promise<{ session: OpenSession; issuedAt: number }> {
  const claims = token ? services.tokens.read(token, 'session') : undefined;
  const session = claims ? await findOpenSession(services, claims.sub) : undefined;
  if (!claims || !session)
    throw new Refusal(401, claims && (await endReasonOf(services, claims.sub)) === 'displaced' ? 'displaced' : 'sign-in-again');
  await touchSession(services, session);
  return { session, issuedAt: claims.iat * 1000 };
}

/** A token for a session, good for {@link SESSION_TOKEN_LIFE_MS}. */
export const sessionToken = (services: Services, sessionId: string): string =>
  services.tokens.issue({ use: 'session', sub: sessionId, jti: services.randomId() }, SESSION_TOKEN_LIFE_MS);
