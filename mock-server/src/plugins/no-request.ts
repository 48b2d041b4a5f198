import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Rule } from '@hall/contract/errors';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { refused } from './errors.ts';

/** How long a connection stays open for whoever still sends and would lose the answer if it were cut at once. */
const LINGER_MS = 1_000;

/** What Node gives up a connection for, as it is answered; anything else is no sound HTTP. */
const REASONS: Readonly<Record<string, readonly [status: number, rule: Rule]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
};

/**
 * Fastify's options for what never becomes a request: an envelope answers that as well.
 * @param headers of every answer, which no hook adds to these
 */
export const noRequestOptions = (headers: Readonly<Record<string, string>>) =>
  ({
    frameworkErrors: (_: Error, __: FastifyRequest, reply: FastifyReply) =>
      void reply
        .headers(headers)
        .status(404)
        .send(refused(999, { rule: 'no-such-call' })),
    clientErrorHandler: (error: ConnectionError, socket: Socket) => answerBytes(error, socket, headers),
    // Who still asks while the server closes is served: what Fastify says by itself is no envelope.
    return503OnClosing: false,
  }) satisfies FastifyServerOptions;

function answerBytes({ code }: ConnectionError, socket: Socket, headers: Readonly<Record<string, string>>): void {
  // Browsers open connections for later: an answer to nothing would be taken for that to what they send then.
  if (socket.bytesRead === 0) return void socket.destroy();
  if (!isFreeForAnswer(socket)) return void socket.destroy();
  const [status, rule] = REASONS[code] ?? [400, 'no-http'];
  const body = JSON.stringify(refused(999, { rule }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
}

/** The answer to the newest call of a connection; those to earlier ones go before it. */
const newestOn = new WeakMap<Socket, ServerResponse>();

/**
 * Whether an answer to bytes would be taken for theirs alone: not while another is under way or still to come, nor if the call
 * whose body they are has been answered. An answer has a socket only while it is its turn.
 */
function isFreeForAnswer(socket: Socket): boolean {
  const newest = newestOn.get(socket);
  if (!socket.writable || !newest) return socket.writable;
  return newest.req.complete ? newest.writableFinished : newest.socket !== null && !newest.headersSent;
}

/** What Node would answer by itself, with no envelope: calls to no host are refused, odd expectations are passed over. */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => newestOn.set(socket, response));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done();
    void reply.status(400).send(refused(999, { rule: 'no-http' }));
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
