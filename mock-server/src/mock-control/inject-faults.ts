import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { allEndpoints } from '@hall/contract/api';
import type { Code } from '@hall/contract/errors';
import { envelope } from '@hall/contract/wire/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successOf } from '../core/operation.ts';
import { refused } from '../plugins/errors.ts';
import type { Faults } from './faults.ts';
import { FAULT_HEADERS, readHeaders } from './read-fault.ts';
import type { Fault } from './said.ts';

const SUCCESS = new Map<string, Code>(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, successOf(endpoint)]));

/** Where a 202 leads that says nothing else. */
const HOME = '/home';

declare module 'fastify' {
  interface FastifyRequest {
    /** What mock control makes of the call. */
    fault: Fault | null;
  }
}

/** The call of the contract that a request is, as rules name it: a HEAD does the work of its GET. */
const callOf = ({ method, routeOptions }: FastifyRequest): string => `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;

/** Calls that bring a fault along are refused where there is no mock control: who sends one is not to believe that it was heeded. */
export function refuseFaults(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const field = FAULT_HEADERS.find((name) => request.headers[name] !== undefined);
    if (field) void reply.send(refused(404, { field, rule: 'unknown' }, field));
    else done();
  });
}

/** Has calls of the contract answer as rules and their own headers say, before anything of their work is done. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!SUCCESS.has(callOf(request))) return undefined;
    const brought = readHeaders(request.headers);
    if (!('value' in brought)) return reply.send(faulty(brought.field, brought.problem));
    const fault = brought.value ? faults.sent(keyOf(request), brought.value) : faults.ruled(callOf(request));
    if (!fault) return undefined;
    request.fault = fault;
    return suffer(request, reply, fault);
  });
  app.addHook('onSend', async (request, reply, payload) =>
    request.fault?.connection === 'truncated' ? halfOf(request, reply, payload as Payload) : payload,
  );
}

/** The message says what the header may be: those who write it are developers. */
function faulty(field: string, problem: string) {
  const said = refused(404, { field, rule: 'format' }, field);
  return { ...said, message: `${said.message}: ${field} ${problem}` };
}

/** Of the same caller, for the same call, in the same words. */
const keyOf = (request: FastifyRequest): string =>
  JSON.stringify([callOf(request), request.headers.authorization, request.ip, ...FAULT_HEADERS.map((name) => request.headers[name])]);

async function suffer(request: FastifyRequest, reply: FastifyReply, { code, address, delay, connection }: Fault): Promise<unknown> {
  if (delay !== undefined) await delayed(reply, delay);
  if (connection === 'dropped') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (code === undefined || code === SUCCESS.get(callOf(request))) return undefined;
  return reply.send(envelope(code, code === 202 ? (address ?? HOME) : null));
}

/** Who goes away meanwhile is not waited for. */
async function delayed({ raw }: FastifyReply, ms: number): Promise<void> {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  await wait(ms, undefined, { signal: gone.signal }).catch(() => undefined);
}

type Payload = string | Buffer | Readable | null;

/** The first half of an answer, told to be all of it, and then the end of the connection. */
function halfOf({ raw: { socket } }: FastifyRequest, reply: FastifyReply, payload: Payload): Readable {
  const whole = payload instanceof Readable ? undefined : Buffer.from(payload ?? '');
  if (whole) void reply.header('content-length', whole.length);
  const parts = payload instanceof Readable ? payload : [whole];
  return Readable.from(
    (async function* () {
      for await (const part of parts) {
        const bytes = Buffer.from(part as Buffer);
        yield bytes.subarray(0, Math.ceil(bytes.length / 2));
        break;
      }
      socket.destroySoon();
      if (!socket.destroyed) await once(socket, 'close');
    })(),
    { objectMode: false },
  );
}
