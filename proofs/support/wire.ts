import { connect } from 'node:net';
import type { Sent } from './hostile-requests.ts';

/** What came back; nothing where the connection was ended without a word. */
export interface Heard {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A bound against hanging: what is not answered by then is not answered at all, in ms. */
const HANGS_AFTER = 20_000;

/** An answer that does not end by itself is read up to here. */
const ENDLESS = /^content-type: text\/event-stream/im;

const bytesOf = ({ method, target, headers, body }: Sent, last: boolean): Buffer => {
  const all = { host: 'localhost', ...headers, 'content-length': String(body.length), connection: last ? 'close' : 'keep-alive' };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`), body]);
};

/** Sends requests one behind another on one connection without waiting. @returns all that was said until the connection ended */
export function sayTo(port: number, requests: readonly Sent[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const done = () => resolve(Buffer.concat(parts).toString());
    socket.setTimeout(HANGS_AFTER, () => {
      socket.destroy();
      reject(new Error(`no answer within ${HANGS_AFTER} ms to ${requests.map(({ method, target }) => `${method} ${target}`)}`));
    });
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      if (parts.length === 1 && ENDLESS.test(part.toString())) socket.destroy();
    });
    // Who is refused while still sending may find the connection reset; what was said before counts.
    socket.on('error', done).on('close', done);
    socket.write(Buffer.concat(requests.map((sent, index) => bytesOf(sent, index === requests.length - 1))));
  });
}

/** Splits what was said to a single request. */
export function heardIn(said: string): Heard | undefined {
  const [head = '', body = ''] = said.split(/\r\n\r\n(.*)/s);
  return said ? { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body } : undefined;
}
