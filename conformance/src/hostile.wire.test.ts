import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { command } from './command.ts';

/** What a terminal and a page would obey. */
const STEERS = '\u001b[2J\u009b31m\u202e\u0007<img src=x onerror=alert(1)>';

const json = (body: string) => (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
const enveloped = (data: string, message = '""', code = '200') => json(`{"code":${code},"message":${message},"data":${data}}`);
const nested = (begin: string, end: string) => begin.repeat(50_000) + end.repeat(50_000);
const text = JSON.stringify(STEERS);
const fields = (many: number) => JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, index) => [`k${index}`, 'x'])));

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const part = Buffer.alloc(2 ** 20, ' ');
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more).on('error', () => undefined);
  more();
}

/** Checks a backend that answers every call alike. */
async function checked(answer: (response: ServerResponse) => unknown) {
  const server = createServer((_, response) => void answer(response)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const said: string[] = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const say = (more: string) => said.push(more);
  const code = await command(['--base', base, '--token', 't', '--only', '/api/codes/list'], {}, { out: say, aside: say, isTty: false });
  return { code, said: said.join('') };
}

it.each([
  ['takes no end', endless, 'longer than 64 MiB'],
  ['is nested beyond measure', enveloped(nested('{"rows":[', ']}')), 'an envelope as JSON'],
  ['is so in its message', enveloped('null', nested('[', ']')), 'an envelope as JSON'],
  ['has more faults than can be counted', enveloped(`{"total":1,"rows":[${'{},'.repeat(40_000)}{}]}`), 'data whose faults can be counted'],
  ['has more fields than can be told', enveloped(fields(100_000)), '100 fields beside the contract'],
  ['leads to itself', (response: ServerResponse) => response.writeHead(302, { location: '/api/codes/list' }).end(), 'HTTP status'],
])('API-4 a backend whose every answer %s is told of as one that differs', async (_, answer, told) => {
  const { code, said } = await checked(answer);
  expect(code).toBe(1);
  expect(said).toContain(told);
});

it.each([
  ['a code', enveloped('null', '""', text)],
  ['a rule and a field', enveloped(`{"rule":${text},"field":${text}}`, text, '404')],
  ['a type', (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html\u009b31m' }).end(STEERS)],
])('API-4 %s of a backend cannot steer the terminal that shows it', async (_, answer) => {
  const { said } = await checked(answer);
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
