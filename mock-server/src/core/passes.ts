import type { Leaf } from '@hall/database/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, SignedInCall } from './call.ts';
import { callOf, signedInCall } from './http-call.ts';
import type { Described } from './operation.ts';
import type { Services } from './services.ts';

/** What the gate looks at of the models whose commits are counted by themselves. */
const GATE: readonly Leaf[] = ['Session', 'NoticeRead'];

/** Who passes with a token is told by the token; who may make one call may not make another. */
const keyOf = ({ domain, name }: Described, { headers }: FastifyRequest): string => `${domain}.${name} ${headers.authorization}`;

/** The call of who has passed the gate with the same token, where nothing has changed since on which that depends. */
export function passedBefore(
  { passes }: Services,
  described: Described,
  request: FastifyRequest,
  reply: FastifyReply,
): SignedInCall | undefined {
  const signedIn = passes.get(keyOf(described, request), GATE);
  return signedIn && signedInCall(callOf(request, reply), signedIn);
}

/** Notes what is committed before somebody is asked who it is. @returns what keeps that the gate was passed, until a moment */
export function beginPass({ passes }: Services, described: Described, request: FastifyRequest) {
  const keep = passes.begin(GATE);
  return ({ person, sessionId, actor }: SignedIn, until: number): void =>
    keep(keyOf(described, request), { person, sessionId, actor }, until);
}
