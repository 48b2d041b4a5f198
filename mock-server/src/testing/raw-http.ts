import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What was answered to bytes that need not be sound HTTP. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Lets the app listen on this machine, at a port that is free. @returns the port */
export async function listening(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends bytes as they are, and reads until the server has closed the connection. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  let answer = '';
  for await (const part of socket) answer += part;
  return readRaw(answer);
}

/** Splits an answer into its parts. */
export function readRaw(answer: string): RawAnswer {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}
