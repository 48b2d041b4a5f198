import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { masked, withoutNested } from './mask.ts';
import type { RecentCall, RecentCalls } from './said.ts';

/** How many are remembered, of each kind. */
const MOST = 200;

/** How much is remembered of what was sent and answered, in characters. */
const MOST_TEXT = 8_000;

/** Where all calls lie. */
const BELOW = '/api/';

declare module 'fastify' {
  interface FastifyRequest {
    /** The beginning of what was answered, as far as it is text. */
    answered: string | null;
  }
}

/** The last calls, as the console shows them. */
export interface Recent {
  /** Those with a greater number. */
  since(seq: number): RecentCalls;
  clear(): void;
}

export function watchCalls(app: FastifyInstance, clock: Clock): Recent {
  let [calls, unmatched, seq]: [RecentCall[], RecentCall[], number] = [[], [], 0];
  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const call = { seq: ++seq, at: clock.now().toISOString(), ...factsOf(request, reply) };
    const kept = request.is404 ? unmatched : calls;
    kept.push(call);
    if (kept.length > MOST) kept.shift();
  };
  app.decorateRequest('answered', null);
  app.addHook('onSend', (request, _, payload, done) => {
    if (typeof payload === 'string') request.answered = beginningOf(payload);
    else if (payload instanceof Buffer) request.answered = payload.toString('utf8', 0, MOST_TEXT);
    done(null, payload);
  });
  // Also where the connection goes before there is an answer.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(BELOW)) reply.raw.once('close', () => note(request, reply));
    done();
  });
  return {
    since: (after) => {
      const [newer, newerUnmatched] = [calls, unmatched].map((all) => all.filter((call) => call.seq > after).map(withoutSecrets));
      return { calls: newer ?? [], unmatched: newerUnmatched ?? [] };
    },
    clear: () => {
      [calls, unmatched] = [[], []];
    },
  };
}

function factsOf(request: FastifyRequest, reply: FastifyReply): Omit<RecentCall, 'seq' | 'at'> {
  const { method, url, answered, fault } = request;
  const [sent, person] = [sentBy(request), request.entered?.operation?.call.person.userName];
  const code = answered === null ? undefined : /^\{"code":"?(\w+)/.exec(answered)?.[1];
  return {
    method,
    path: url.split('?', 1)[0] ?? url,
    status: reply.raw.headersSent ? reply.statusCode : 0,
    took: Math.round(reply.elapsedTime),
    ...(code !== undefined && { code }),
    ...(person !== undefined && { person }),
    ...(sent !== undefined && { request: sent }),
    ...(answered !== null && { response: answered }),
    ...(fault && { fault }),
  };
}

/** A copy: what is cut off a long text would hold all of it in memory. */
const beginningOf = (text: string): string => Buffer.from(text.slice(0, MOST_TEXT)).toString();

/** The body of a POST as far as it was read, else the query. */
function sentBy({ method, query, body }: FastifyRequest): string | undefined {
  const sent = method === 'POST' ? body : query;
  if (sent === undefined || sent === null || Object.keys(sent).length === 0) return undefined;
  return beginningOf(
    JSON.stringify(sent, (name, part) => (typeof part === 'string' ? part.slice(0, MOST_TEXT) : withoutNested(name, part))),
  );
}

/** Secrets are taken out when somebody looks, since that takes longer than many an answer. */
const withoutSecrets = ({ request, response, ...call }: RecentCall): RecentCall => ({
  ...call,
  ...(request !== undefined && { request: masked(request) }),
  ...(response !== undefined && { response: masked(response) }),
});
