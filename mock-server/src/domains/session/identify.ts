import { type Endpoint, UNASKED_HEADER } from '@hall/contract/wire/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOf, signedInCall } from '../../core/http-call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Identified } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { type Claims, SESSION_TOKEN_LIFE_MS } from '../../core/tokens.ts';
import { endOf, findOpenSession, type OpenSession, quietUntil, touchSession } from './sessions.ts';

/** Bearer token of the request, if it carries one. */
const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * Tells handlers who calls. A token that is past half of its life is replaced along with the answer; the old one stays
 * good until it expires, so that calls in flight do not fail. Who only listens renews nothing and is no use of the session, nor is what
 * nobody asked for: who says so of calls that they make gains nothing.
 */
export async function identify(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, stream }: Endpoint,
): Promise<Identified> {
  const call = callOf(request, reply);
  if (access === 'anyone') return { call, until: 0 };
  const { session, claims } = await authenticate(services, bearer(request));
  const signedIn = signedInCall(call, { person: session.person, sessionId: session.id, actor: session.acting?.actor });
  if (stream) return { call: signedIn, until: 0 };
  const asked = request.headers[UNASKED_HEADER] === undefined;
  if (asked) await touchSession(services, session);
  const renewedFrom = claims.iat * 1000 + SESSION_TOKEN_LIFE_MS / 2 + 1;
  const isOld = services.clock.now().getTime() >= renewedFrom;
  if (asked && isOld) call.renewToken(sessionToken(services, session.id));
  return {
    call: signedIn,
    until: isOld ? 0 : Math.min(renewedFrom, claims.exp * 1000, quietUntil(session)),
  };
}

async function authenticate(services: Services, token: string | undefined): Promise<{ session: OpenSession; claims: Claims }> {
  const claims = token ? services.tokens.read(token, 'session') : undefined;
  const session = claims ? await findOpenSession(services, claims.sub) : undefined;
  if (!claims || !session) throw new Refusal(401, claims ? await endOf(services, claims.sub) : 'sign-in-again');
  return { session, claims };
}

/** A token for a session, good for {@link SESSION_TOKEN_LIFE_MS}. */
export const sessionToken = (services: Services, sessionId: string): string =>
  services.tokens.issue({ use: 'session', sub: sessionId, jti: services.randomId() }, SESSION_TOKEN_LIFE_MS);
