import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Caller, SignedIn, SignedInCall } from './call.ts';
import { goneOf } from './gone.ts';
import { farthestAddress } from './network.ts';

/** Where a request comes from. */
export const callerOf = ({ ip, ips = [ip], headers }: FastifyRequest): Caller => ({
  address: farthestAddress(ips) ?? ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
});

/** A call as it comes over the network. Whether its caller has gone is watched once somebody asks: few calls take long enough. */
export function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  let gone: AbortSignal | undefined;
  return {
    ...callerOf(request),
    get gone() {
      gone ??= goneOf(reply);
      return gone;
    },
    renewToken: (token) => void reply.header('authorization', `Bearer ${token}`),
  };
}

/** A call of which it is known who makes it. */
export const signedInCall = (call: Call, signedIn: SignedIn): SignedInCall => Object.assign(call, signedIn, { entry: {} });
