import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Content } from './content.ts';

const answer = (code: number) => JSON.stringify({ code, message: '', data: null });

/**
 * A server that is at fault: it takes every other request of a session, which it ends then, and refuses the rest, not without a change.
 * @param own the path of the call that tells whether a session lasts
 */
export async function forgetfulServer(own: string) {
  const sessions = new Set<string>();
  let [taken, changes, begun] = [true, 0, 0];
  const codeFor = (path: string, token: string): number => {
    if (!sessions.has(token)) return 401;
    if (path === own) return 200;
    taken = !taken;
    if (taken) sessions.delete(token);
    else changes += 1;
    return taken ? 200 : 404;
  };
  const server = createServer(async (asked, response) => {
    await asked.toArray();
    const token = asked.headers.authorization?.replace('Bearer ', '') ?? '';
    // What is answered to HEAD is not heard.
    const said = answer(asked.method === 'HEAD' ? 404 : codeFor(asked.url ?? '', token));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': said.length }).end(said);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    content: (): Content => ({ rows: String(changes) }),
    signIn: async () => {
      begun += 1;
      sessions.add(`session-${begun}`);
      return `session-${begun}`;
    },
  };
}
