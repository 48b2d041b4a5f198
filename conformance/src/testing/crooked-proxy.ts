import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An answer of the backend behind the proxy. */
export interface Passing {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/** What was asked. */
export interface Request {
  readonly signedIn: boolean;
  readonly body: string;
}

/** Makes one deviation of an answer; or answers by itself, or not at all. */
export type Bend = (passing: Passing, request: Request, response: ServerResponse) => Passing | 'taken over';

/**
 * A proxy in front of a backend that bends the answers of some calls, each named by its method and path.
 * @param unheard what is answered in the place of the backend, which does not hear of these calls
 * @returns its address
 */
export async function crookedProxy(
  base: string,
  bends: Readonly<Record<string, Bend>>,
  unheard: Readonly<Record<string, object>> = {},
): Promise<string> {
  const server = createServer(async (asked, response) => {
    const body = Buffer.concat(await asked.toArray()).toString();
    const { authorization, accept } = asked.headers;
    const call = `${asked.method} ${new URL(asked.url ?? '', base).pathname}`;
    const bend = bends[call];
    const pretended = unheard[call];
    if (pretended) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(pretended));
    const came = await fetch(base + asked.url, {
      method: asked.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(accept && { accept }),
      },
      ...(asked.method === 'POST' && { body }),
    });
    const names = ['content-type', 'content-disposition', 'authorization', 'x-row-count'];
    const headers = Object.fromEntries(names.flatMap((name) => (came.headers.has(name) ? [[name, came.headers.get(name) ?? '']] : [])));
    const isStream = headers['content-type']?.startsWith('text/event-stream');
    if (isStream) await came.body?.cancel();
    const passing = { status: came.status, headers, body: isStream ? '' : Buffer.from(await came.arrayBuffer()) };
    const bent = bend?.(passing, { signedIn: authorization !== undefined, body }, response) ?? passing;
    if (bent !== 'taken over') response.writeHead(bent.status, bent.headers).end(bent.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Envelope {
  code: unknown;
  message: unknown;
  data: never;
}

/** Bends the envelope of a success, and leaves failures as they are. */
export const bendSuccess =
  (change: (envelope: Envelope) => void): Bend =>
  (passing) => {
    const envelope = JSON.parse(passing.body.toString());
    if (envelope.code !== 200) return passing;
    change(envelope);
    return { ...passing, body: JSON.stringify(envelope) };
  };

/** Answers an envelope, whatever the backend did. */
export const answering =
  (envelope: object, when: (request: Request) => boolean = () => true): Bend =>
  (passing, request) =>
    when(request) ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(envelope) } : passing;

/** Bends what of an answer is no part of its envelope, where the call succeeded. */
export const bendPassing =
  (change: (passing: Passing) => Passing): Bend =>
  (passing) =>
    passing.body.toString().startsWith('{"code":4') ? passing : change(passing);

/** Sends half of the answer and ends the connection. */
export const truncated: Bend = ({ status, headers, body }, _, response) => {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  response.write(Buffer.from(body).subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  return 'taken over';
};

/** Never answers. */
export const hanging: Bend = () => 'taken over';
