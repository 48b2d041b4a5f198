import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { command } from './command.ts';
import type { Report } from './outcome.ts';
import { answering, crookedProxy } from './testing/crooked-proxy.ts';
import { listeningHall } from './testing/listening-hall.ts';

/** Runs the command as a shell would, with what it said. */
async function ran(args: readonly string[], environment: Record<string, string> = {}, isTty = false) {
  const said: Record<'out' | 'aside', string[]> = { out: [], aside: [] };
  const code = await command(args, environment, {
    out: (text) => said.out.push(text),
    aside: (text) => said.aside.push(text),
    isTty,
  });
  return { code, out: said.out.join(''), aside: said.aside.join('') };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A port that nobody listens at. */
const NOWHERE = 'http://127.0.0.1:1';
const ABSENT = answering({ code: 404, message: '', data: { rule: 'no-such-call' } });

it.each([
  ['no address', [], '--base is missing'],
  ['what is no address', ['--base', 'hall'], '--base is no address of http or https: hall'],
  ['an address of another kind', ['--base', 'ftp://hall.test'], 'no address of http or https'],
  ['the address of the calls', ['--base', 'http://hall.test/api/'], '--base ends before /api'],
  ['more than an address', ['--base', 'http://hall.test/?a=1'], 'more than an origin and a path'],
  ['a password without a name', ['--base', 'http://:secret@hall.test'], 'more than an origin and a path'],
  ['an option that there is not', ['--base', 'http://hall.test', '--wrte'], "Unknown option '--wrte'"],
  ['an option without its value', ['--base'], "Option '--base <value>' argument missing"],
  ['a word of its own', ['--base', 'http://hall.test', 'all'], "Unexpected argument 'all'"],
  ['no time', ['--base', 'http://hall.test', '--timeout', 'long'], '--timeout is a number of seconds'],
  ['calls that there are not', ['--base', 'http://hall.test', '--only', '/api/nowhere'], '--only fits no call: /api/nowhere'],
  ['a token and an account', ['--base', 'http://hall.test', '--token', 't', '--account', 'a'], '--token and --account exclude each other'],
  ['an account elsewhere without its password', ['--base', 'http://hall.test', '--account', 'a'], '--account needs a password'],
])('API-4 %s is wrong usage, and the command says so', async (_, args, told) => {
  const { code, out, aside } = await ran(args);
  expect([code, out]).toEqual([2, '']);
  expect(aside).toContain(told);
  expect(aside).toContain('--help');
});

it('API-4 help tells every option, and that exit codes differ', async () => {
  const { code, out } = await ran(['--help']);
  expect(code).toBe(0);
  for (const option of [
    '--base',
    '--account',
    '--password',
    '--token',
    '--write',
    '--only',
    '--timeout',
    '--json',
    '--html',
    'Exit code',
  ]) {
    expect(out).toContain(option);
  }
});

it('API-4 a backend that is not there cannot be reached', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  expect(await ran(['--base', `http://127.0.0.1:${port}`])).toEqual({
    code: 2,
    out: '',
    aside: `http://127.0.0.1:${port} cannot be reached: ECONNREFUSED\n`,
  });
});

it('API-4 a backend that says nothing cannot be reached', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, aside } = await ran(['--base', base, '--timeout', '0.2']);
  expect([code, aside]).toEqual([2, `${base} cannot be reached: no answer within 0.2 s\n`]);
});

it('API-4 a refused sign-in says why, and so does one that asks for a picture', async () => {
  const { base } = await listeningHall();
  const sign = () => ran(['--base', base, '--account', 'staff'], { CONFORMANCE_PASSWORD: 'Wrong@2026' });
  expect(await sign()).toMatchObject({ code: 2, out: '', aside: 'staff cannot sign in: code 402, rule credentials\n' });
  await sign();
  const { code, aside } = await sign();
  expect(code).toBe(2);
  expect(aside).toMatch(/^staff cannot sign in: a picture has to be solved first.*--token\n$/);
});

it('API-4 without the call for a key nobody can sign in', async () => {
  const { base } = await listeningHall();
  const keyless = await crookedProxy(base, { 'GET /api/user/pubkey': ABSENT });
  const { code, aside } = await ran(['--base', keyless, '--account', 'staff']);
  expect([code, aside]).toEqual([
    2,
    'staff cannot sign in: the backend offers no GET /api/user/pubkey; give a token with --token instead\n',
  ]);
});

it('API-4 the report is a table, JSON and a page that says the same, and the exit code whether anything differs', async () => {
  const { base } = await listeningHall();
  const crooked = await crookedProxy(base, { 'GET /api/common/footinfo': ABSENT });
  const [json, html] = [join(folder(), 'report.json'), join(folder(), 'report.html')];
  const args = ['--account', 'staff', '--only', 'parameters', '--json', json, '--html', html];
  const { code, out, aside } = await ran(['--base', crooked, ...args]);
  expect(code).toBe(1);
  expect(out).toContain('  differs          GET  /api/common/footinfo\n');
  expect(out).toContain('call: expected the call of section 7.2, got code 404, rule no-such-call\n');
  expect(out.trimEnd().split('\n').at(-1)).toBe(`${crooked}: 11 calls: 2 conform, 1 differs, 8 not run, 0 ours and absent`);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect([out, aside].join('')).not.toContain('\u001b');
  expect(aside).toContain(`written: ${html}`);
  const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect(report.counts).toEqual({ conforms: 2, differs: 1, 'not run': 8, absent: 0 });
  const page = readFileSync(html, 'utf8');
  expect(page).not.toMatch(/<script|<link|src=|https?:\/\/(?!127)/);
  for (const { path } of report.calls) expect(page).toContain(path);
  expect(page).toContain('<a href="#differs">differs 1</a>');
  expect((await ran(['--base', base, ...args])).code).toBe(0);
});

it('API-4 a terminal shows colours and what is under way, unless it is asked for none', async () => {
  const { base } = await listeningHall();
  const args = ['--base', base, '--only', 'updates'];
  const coloured = await ran(args, {}, true);
  expect(coloured.out).toContain('\u001b[32mconforms');
  expect(coloured.aside).toMatch(/1 of \d+ {2}\/api/);
  expect((await ran(args, { NO_COLOR: '' }, true)).out).not.toContain('\u001b');
});

it.each(['--json', '--html'])('API-4 %s with a file that cannot be written is told before anything is asked', async (option) => {
  const missing = join(folder(), 'no', 'report');
  const { code, out, aside } = await ran(['--base', NOWHERE, '--only', 'updates', option, missing]);
  expect([code, out]).toEqual([2, '']);
  expect(aside).toMatch(/^.*no\/report cannot be written: ENOENT.*\n$/);
  expect((await ran(['--base', NOWHERE, option, folder()])).aside).toContain('cannot be written: EISDIR');
});

it('API-4 a file that nothing is written to after all is as it was', async () => {
  const [kept, absent] = [join(folder(), 'kept'), join(folder(), 'absent')];
  writeFileSync(kept, 'as it was');
  expect((await ran(['--base', NOWHERE, '--json', kept, '--html', absent])).aside).toContain('cannot be reached');
  expect([readFileSync(kept, 'utf8'), existsSync(absent)]).toEqual(['as it was', false]);
});

it('API-4 one call is told as one', async () => {
  const { base } = await listeningHall();
  const { out, aside } = await ran(['--base', base, '--only', '/api/common/footinfo']);
  expect(out).toContain(`${base}: 1 call: 1 conforms, 0 differ, `);
  expect(aside).toContain('1 of 1 call\n');
});
