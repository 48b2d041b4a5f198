import type { Domain } from '@hall/contract/api';
import type { Code } from '@hall/contract/errors';
import { onlyReads } from '@hall/contract/reads';
import { encode } from '@hall/contract/wire/decode';
import { type DataOf, type Endpoint, type RequestOf, UNASKED_HEADER } from '@hall/contract/wire/endpoint';
import type { Entity, Schema } from '@hall/contract/wire/entity';
import { envelope } from '@hall/contract/wire/envelope';
import { ROW_COUNT_HEADER } from '@hall/contract/wire/list';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, FileAnswer, SignedInCall, StreamAnswer } from './call.ts';
import { acceptsEvents, sendEvents } from './event-stream.ts';
import { beginAnswer, type Keeping, keptFor } from './kept.ts';
import { type Described, entryOf, isLogged, type Operation, runOperation, successOf } from './operation.ts';
import { beginPass, passedBefore } from './passes.ts';
import { requireAccess, requireOwnHand } from './permissions.ts';
import { BadRequest, Redirect, Refusal, refusedIn } from './refusal.ts';
import type { Services } from './services.ts';

type CallOf<E> = E extends { readonly access: 'anyone' } ? Call : SignedInCall;
type AnswerOf<E> = E extends { readonly file: true }
  ? Promise<FileAnswer>
  : E extends { readonly stream: Schema<unknown> }
    ? Promise<StreamAnswer>
    : DataOf<E> extends undefined
      ? Promise<void>
      : Promise<DataOf<E>>;

/** One handler for each call of a domain; a call without one does not compile. */
export type Handlers<Domain> = {
  readonly [K in keyof Domain]: (services: Services, request: RequestOf<Domain[K]>, call: CallOf<Domain[K]>) => AnswerOf<Domain[K]>;
};

type AnyHandler = (services: Services, request: unknown, call: Call) => Promise<unknown>;

/** Who calls, and until when the same token says so if nothing is committed, in ms by the server's clock: 0 for what is not to be kept. */
export interface Identified {
  readonly call: Call | SignedInCall;
  readonly until: number;
}

/** What every call has to pass before its work. */
export interface Gate {
  /** Who calls, from the token; refuses with 401 when there must be somebody and is nobody. */
  identify(services: Services, request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<Identified>;
  /**
   * Lets a signed-in person's call in, unless the installation has no good serial number or the person has something to do first.
   * @returns until when it would do so again if nothing is committed, in ms by the server's clock
   * @throws Refusal ERRCODE_002, ERRCODE_003, or 403 with the rule of the duty
   */
  admit(services: Services, endpoint: Endpoint, call: SignedInCall): Promise<number>;
  /** Whether a call asks exactly what the hall asks by itself to count what waits for the person. */
  isCount(services: Services, endpoint: Endpoint, call: SignedInCall, asked: unknown): Promise<boolean>;
}

/** A call that has passed the gate. */
interface Entered {
  readonly call: Call;
  /** None where nobody has signed in. */
  readonly operation: Operation | undefined;
  readonly at: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call of the contract whose caller is known; only one that has passed the gate goes on. */
    entered: Entered | null;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

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
  if (!app.hasRequestDecorator('entered')) app.decorateRequest('entered', null);
  for (const [name, endpoint] of Object.entries(calls) as [keyof Calls & string, Endpoint][]) {
    const handler = handlers[name] as unknown as AnyHandler;
    const described = { domain, name, endpoint };
    const enter = (request: FastifyRequest, reply: FastifyReply) => passGate(services, gate, described, request, reply);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Who asks for the head alone expects nothing to change, also of a call that a GET changes something by.
      exposeHeadRoute: endpoint.method === 'GET' && onlyReads(endpoint),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      onRequest: (request, reply, done) => {
        // Tokens and people's data: not for a cache on the way, whatever it makes of a GET.
        void reply.header('cache-control', 'no-store');
        const go = (entered: Entered) => {
          request.entered = entered;
          done();
        };
        const again = enteredAgain(services, described, request, reply);
        if (again) go(again);
        else enter(request, reply).then(go, done);
      },
      preHandler: (request, _, done) => {
        if (request.headers[UNASKED_HEADER] === undefined) done();
        else noteCount(services, gate, endpoint, request).then(() => done(), done);
      },
      handler: (request, reply) => {
        const entered = request.entered as Entered;
        const isLate = services.clock.now().getTime() - entered.at.getTime() > BODY_MS;
        const kept = isLate ? undefined : keptFor(services, handler, entered.operation, request);
        if (!kept) return answerOf(services, handler, { endpoint, entered: isLate ? enter(request, reply) : entered }, request, reply);
        logOutcome(services, entered.operation, successOf(endpoint));
        void reply.type(JSON_TYPE).send(kept);
        return undefined;
      },
    });
  }
}

/** Who has passed the gate with the same token passes it at once, where nothing has changed since on which that depends. */
function enteredAgain(services: Services, described: Described, request: FastifyRequest, reply: FastifyReply): Entered | undefined {
  const started = performance.now();
  const call = passedBefore(services, described, request, reply);
  return call && enteredBy(services, described, call, started);
}

/** A call of a signed-in person who is known. */
function enteredBy({ clock }: Services, described: Described, call: SignedInCall, started: number): Entered & { operation: Operation } {
  if (described.endpoint.byPage) call.entry.byPage = true;
  return { call, operation: { ...described, call, started, changing: false }, at: clock.now() };
}

async function passGate(
  services: Services,
  gate: Gate,
  described: Described,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Entered> {
  const { endpoint } = described;
  const started = performance.now();
  const keepPass = beginPass(services, described, request);
  const { call, until } = await gate.identify(services, request, reply, endpoint);
  if (!('person' in call)) return { call, operation: undefined, at: services.clock.now() };
  const entered = enteredBy(services, described, call, started);
  request.entered = entered;
  try {
    requireOwnHand(endpoint, call);
    const admitted = await gate.admit(services, endpoint, call);
    await requireAccess(services, endpoint.access, call.person.roles);
    keepPass(call, Math.min(until, admitted));
  } catch (error) {
    logOutcome(services, entered.operation, codeOf(error), error);
    throw error;
  }
  return entered;
}

/** A count that nobody asked for is no operation; that a call says so of itself would not do, or it could keep any reading out of the log. */
async function noteCount(services: Services, gate: Gate, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const call = request.entered?.operation?.call;
  const asked = endpoint.method === 'GET' ? request.query : request.body;
  if (call && (await gate.isCount(services, endpoint, call, asked))) call.entry.byPage = true;
}

interface Answering {
  readonly endpoint: Endpoint;
  readonly entered: Entered | Promise<Entered>;
}

async function answerOf(
  services: Services,
  handler: AnyHandler,
  { endpoint, entered }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { call, operation } = await entered;
  try {
    const asked = requestOf(endpoint, request);
    const answer = async () => handler(services, asked, call);
    const keeping = operation && beginAnswer(services, handler, operation, request);
    const sent = await runOperation(operation, () => sendable(endpoint, answer, keeping, reply)).catch(
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
  endpoint: Endpoint,
  answer: () => Promise<unknown>,
  keeping: Keeping | undefined,
  reply: FastifyReply,
): Promise<unknown> {
  if (endpoint.file) return sendFile(reply, (await answer()) as FileAnswer);
  if (endpoint.stream) return sendEvents(reply, endpoint.stream, (await answer()) as StreamAnswer);
  const enveloped = async () => envelope(successOf(endpoint), dataOf(endpoint, await answer()));
  if (!keeping) return enveloped();
  void reply.type(JSON_TYPE);
  return keeping(async () => Buffer.from(JSON.stringify(await enveloped())));
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
  if (endpoint.stream && !acceptsEvents(request.headers.accept)) throw new Refusal(404, 'event-stream');
  const schema = endpoint.request as Entity<unknown> | undefined;
  if (!schema) return undefined;
  const given = endpoint.method === 'GET' ? readQuery(schema, request.query as Record<string, unknown>) : (request.body ?? {});
  const checked = checkRequest(schema, given);
  if (!checked.ok) throw new BadRequest(checked.faults);
  return checked.value;
}

const dataOf = (endpoint: Endpoint, answer: unknown): unknown =>
  endpoint.data && answer !== undefined ? encode(endpoint.data, answer) : null;

function sendFile(reply: FastifyReply, { content, ...file }: FileAnswer): FastifyReply {
  const headed = reply
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .headers(file.rows === undefined ? {} : { [ROW_COUNT_HEADER]: String(file.rows) });
  if (content instanceof Uint8Array) return headed.send(Buffer.from(content));
  return headed.header('content-length', content.size).send(content.stream);
}
