import type { Domain } from '@hall/contract/api';
import type { Code } from '@hall/contract/errors';
import { encode } from '@hall/contract/wire/decode';
import type { DataOf, Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import { envelope } from '@hall/contract/wire/envelope';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, FileAnswer, SignedInCall } from './call.ts';
import { keepingOf, keptKey } from './kept.ts';
import { entryOf, isLogged, type Operation, runOperation, successOf } from './operation.ts';
import { requireAccess } from './permissions.ts';
import { BadRequest, Redirect, Refusal, refusedIn } from './refusal.ts';
import type { Services } from './services.ts';

type CallOf<E> = E extends { readonly access: 'anyone' } ? Call : SignedInCall;
type AnswerOf<E> = E extends { readonly file: true }
  ? Promise<FileAnswer>
  : DataOf<E> extends undefined
    ? Promise<void>
    : Promise<DataOf<E>>;

/** One handler for each call of a domain; a call without one does not compile. */
export type Handlers<Domain> = {
  readonly [K in keyof Domain]: (services: Services, request: RequestOf<Domain[K]>, call: CallOf<Domain[K]>) => AnswerOf<Domain[K]>;
};

type AnyHandler = (services: Services, request: unknown, call: Call) => Promise<unknown>;

/** What every call has to pass before its work. */
export interface Gate {
  /** Who calls, from the token; refuses with 401 when there must be somebody and is nobody. */
  identify(services: Services, request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<Call | SignedInCall>;
  /**
   * Lets a signed-in person's call in, unless the installation has no good serial number or the person has something to do first.
   * @throws Refusal ERRCODE_002, ERRCODE_003, or 403 with the rule of the duty
   */
  admit(services: Services, endpoint: Endpoint, call: SignedInCall): Promise<void>;
}

/** A call that has passed the gate. */
interface Entered {
  readonly call: Call;
  /** None where nobody has signed in. */
  readonly operation: Operation | undefined;
  readonly at: Date;
}

/** Who sends a body for longer than this, in ms, passes the gate once more: the session may have ended meanwhile. */
const BODY_MS = 1_000;

/**
 * Serves the calls of one domain: who calls, whether something must be done first, who may call; only then the body is read, and
 * whether the request is sound; then the work, the log and the answer.
 */
export function registerDomain<Calls extends object>(
  app: FastifyInstance,
  services: Services,
  gate: Gate,
  domain: Domain,
  calls: Calls,
  handlers: Handlers<Calls>,
): void {
  const entered = new WeakMap<FastifyRequest, Entered>();
  for (const [name, endpoint] of Object.entries(calls) as [keyof Calls & string, Endpoint][]) {
    const handler = handlers[name] as unknown as AnyHandler;
    const enter = (request: FastifyRequest, reply: FastifyReply) => passGate(services, gate, { domain, name, endpoint }, request, reply);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      onRequest: async (request, reply) => {
        // Tokens and people's data: not for a cache on the way, whatever it makes of a GET.
        void reply.header('cache-control', 'no-store');
        entered.set(request, await enter(request, reply));
      },
      handler: async (request, reply) => {
        const first = entered.get(request) as Entered;
        const isLate = services.clock.now().getTime() - first.at.getTime() > BODY_MS;
        return answerOf(services, endpoint, handler, isLate ? await enter(request, reply) : first, request, reply);
      },
    });
  }
}

type Described = Pick<Operation, 'domain' | 'name' | 'endpoint'>;

async function passGate(
  services: Services,
  gate: Gate,
  described: Described,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Entered> {
  const { endpoint } = described;
  const started = performance.now();
  const call = await gate.identify(services, request, reply, endpoint);
  const at = services.clock.now();
  if (!('person' in call)) return { call, operation: undefined, at };
  const operation: Operation = { ...described, call, started, changing: false };
  if (endpoint.byPage) call.entry.byPage = true;
  try {
    await gate.admit(services, endpoint, call);
    await requireAccess(services, endpoint.access, call.person.roles);
  } catch (error) {
    logOutcome(services, operation, codeOf(error), error);
    throw error;
  }
  return { call, operation, at };
}

async function answerOf(
  services: Services,
  endpoint: Endpoint,
  handler: AnyHandler,
  { call, operation }: Entered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  try {
    const asked = requestOf(endpoint, request);
    const sent = await runOperation(operation, () => sendable(services, endpoint, handler, asked, call, reply)).catch(
      refusedIn(endpoint.request as Entity<unknown> | undefined),
    );
    logOutcome(services, operation, successOf(endpoint));
    return sent;
  } catch (error) {
    logOutcome(services, operation, codeOf(error), error);
    throw error;
  }
}

/** What Fastify sends for the answer of a handler. */
async function sendable(
  services: Services,
  endpoint: Endpoint,
  handler: AnyHandler,
  asked: unknown,
  call: Call,
  reply: FastifyReply,
): Promise<unknown> {
  const answer = async () => handler(services, asked, call);
  const enveloped = (data: unknown) => envelope(successOf(endpoint), dataOf(endpoint, data));
  const keeping = keepingOf(handler);
  if (keeping && 'person' in call) {
    const key = await keptKey(services, keeping, endpoint.path, (call as SignedInCall).person.id, asked);
    void reply.type('application/json; charset=utf-8');
    return services.cache.get(key, async () => JSON.stringify(enveloped(await answer())), keeping.leaves);
  }
  return endpoint.file ? sendFile(reply, (await answer()) as FileAnswer) : enveloped(await answer());
}

/**
 * Logs an operation whose entry is not committed with what it changed, or says another thing than was answered. Calls of nobody are no
 * operations; what they try shows in the sign-in log.
 */
function logOutcome({ recorder, clock }: Services, operation: Operation | undefined, code: Code, error?: unknown): void {
  if (!operation || operation.committedCode === code || !isLogged(operation, error)) return;
  recorder.record(entryOf(operation, code, clock.now()));
}

function codeOf(error: unknown): Code {
  if (error instanceof Refusal) return error.code;
  if (error instanceof Redirect) return 202;
  return error instanceof BadRequest ? 404 : 999;
}

function requestOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const schema = endpoint.request as Entity<unknown> | undefined;
  if (!schema) return undefined;
  const given = endpoint.method === 'GET' ? readQuery(schema, request.query as Record<string, unknown>) : (request.body ?? {});
  const checked = checkRequest(schema, given);
  if (!checked.ok) throw new BadRequest(checked.faults);
  return checked.value;
}

const dataOf = (endpoint: Endpoint, answer: unknown): unknown =>
  endpoint.data && answer !== undefined ? encode(endpoint.data, answer) : null;

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .send(Buffer.from(file.content));
}
