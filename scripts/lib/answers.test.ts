import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answers } from './answers.mjs';

let server: Server | undefined;
afterEach(() => server?.close());

async function at(made: Server): Promise<string> {
  server = made.listen(0);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** What a process of its own finds out: in one that has something else to do, an answer that never comes goes unseen. */
async function asked(url: string): Promise<string> {
  const script = `import { answers } from ${JSON.stringify(new URL('answers.mjs', import.meta.url).href)}; console.log(await answers(${JSON.stringify(url)}))`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  await once(child, 'close');
  return said.trim();
}

it('OPS-2 who waits for the containers asks again where a port closes the connection as soon as it stands', async () => {
  const url = await at(createServer((socket) => socket.destroy()));
  for (let time = 0; time < 20; time += 1) expect(await asked(url)).toBe('false');
});

it('tells an answer of 200 from any other and from none', async () => {
  const url = await at(createHttpServer((request, response) => response.writeHead(request.url === '/healthz' ? 200 : 502).end()));
  expect(await answers(`${url}/healthz`)).toBe(true);
  expect(await answers(url)).toBe(false);
  server?.close();
  await once(server as Server, 'close');
  expect(await answers(url)).toBe(false);
});
