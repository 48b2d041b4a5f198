import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';

const MAIN = resolve('mock-server/dist/main.js');
/** The last step of `make up`, once all is installed and built. */
const DEMO = resolve('scripts/lib/serve-demo.mjs');
const ACCOUNT = /^ {2}(\S+) +(\S+) +\S.* · /;
const SERVES = 'Finance Hall serves at ';
/** Demo accounts that are there to be refused. */
const CLOSED = ['disabled', 'locked'];
const SECRET = 'a secret of this test that is long enough';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts what is built, with its database in a folder. */
async function started(script: string, folder: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${join(folder, 'hall.db')}`, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => stop(child));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith(SERVES)) break;
  }
  const url = lines.at(-1)?.slice(SERVES.length) ?? '';
  return { url, lines, stop: () => stop(child) };
}

describe('OPS-1 what is built, started on an empty folder', () => {
  it('OPS-1 says its address and the demo accounts, and serves the pages and everyone that it names', async () => {
    const { url, lines } = await started(DEMO, emptyFolder());
    expect(await (await fetch(url)).text()).toContain('<div id="root"');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const addresses = lines.flatMap((line) => /^(?:Developers' console|The calls as OpenAPI): (.+)$/.exec(line)?.[1] ?? []);
    expect(addresses).toEqual([`${url}/console`, `${url}/api-docs`]);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    const named = lines.flatMap((line) => (ACCOUNT.exec(line) ? [ACCOUNT.exec(line)?.slice(1) as [string, string]] : []));
    expect(named.map(([userName]) => userName)).toEqual(DEMO_ACCOUNTS.map(({ userName }) => userName));
    for (const [userName, password] of named) {
      const { code } = await new ApiClient(url).trySignIn(userName, password);
      expect([userName, code]).toEqual([userName, CLOSED.includes(userName) ? 'ERRCODE_001' : '200']);
    }
  });

  it('OPS-1 names and has no demo account where DEMO_DATA is 0', async () => {
    const { url, lines } = await started(DEMO, emptyFolder(), { DEMO_DATA: '0' });
    expect(lines.filter((line) => ACCOUNT.test(line) || line.includes('Demo'))).toEqual([]);
    const [, password = ''] = /^First administrator: admin, password (\S+) /m.exec(lines.join('\n')) ?? [];
    expect((await new ApiClient(url).trySignIn('admin', password)).code).toBe('200');
    expect((await new ApiClient(url).trySignIn('staff', 'Hall@2026')).code).not.toBe('200');
  });

  it('OPS-1 makes one first administrator in production, and tells the password once', async () => {
    const folder = emptyFolder();
    const env = { NODE_ENV: 'production', TOKEN_SECRET: SECRET };
    const first = await started(MAIN, folder, env);
    const [, password = ''] = /^First administrator: admin, password (\S+) /m.exec(first.lines.join('\n')) ?? [];
    expect((await new ApiClient(first.url).trySignIn('admin', password)).code).toBe('200');
    await first.stop();
    const second = await started(MAIN, folder, env);
    expect(second.lines).toHaveLength(1);
    expect((await new ApiClient(second.url).trySignIn('admin', password)).code).toBe('200');
  });
});

it('OPS-1 SEC-2 a start in production names the demo accounts whose passwords everybody knows, another one does not', async () => {
  const folder = emptyFolder();
  copyFileSync(inject('template'), join(folder, 'hall.db'));
  const first = await started(MAIN, folder);
  expect(first.lines).toHaveLength(1);
  await first.stop();
  const { lines } = await started(MAIN, folder, { NODE_ENV: 'production', TOKEN_SECRET: SECRET });
  expect(lines).toEqual([expect.stringMatching(/^Everybody knows the demo passwords of admin, /), expect.stringContaining(SERVES)]);
});

describe('OPS-2 npm run serve', () => {
  it('OPS-2 passes SIGTERM on: when it has ended, so has the server, which has put its journal away', async () => {
    const folder = emptyFolder();
    const npm = spawn('npm', ['run', '-s', 'serve'], {
      env: { ...process.env, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${join(folder, 'hall.db')}` },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    // The whole group: a server that outlives npm has no other name.
    onTestFinished(() => void spawnSync('kill', ['-KILL', '--', `-${npm.pid}`]));
    for await (const line of createInterface({ input: npm.stdout })) if (line.startsWith(SERVES)) break;
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    expect(readdirSync(folder)).toEqual(['hall.db']);
  });
});

describe('OPS-2 a database in the making', () => {
  it('OPS-2 is made by one of two servers that start at once, and both serve', async () => {
    const folder = emptyFolder();
    const both = await Promise.all([started(MAIN, folder), started(MAIN, folder)]);
    const lines = both.flatMap((each) => each.lines);
    expect(lines.filter((line) => line === 'The database was made.')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('First administrator: '))).toHaveLength(1);
    for (const { url } of both) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(readdirSync(folder).filter((name) => name.includes('.making-'))).toEqual([]);
  });

  it('OPS-2 that was killed is made anew by the next start, which leaves nothing of it', async () => {
    const folder = emptyFolder();
    const killed = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${join(folder, 'hall.db')}`, DEMO_DATA: '1' },
      stdio: 'ignore',
    });
    const watcher = watch(folder);
    await once(watcher, 'change');
    watcher.close();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    for (const name of readdirSync(folder)) expect(name).toMatch(/^hall\.db\.making-/);
    const { lines, stop } = await started(MAIN, folder);
    expect(lines.slice(0, 2)).toEqual(['The database was made.', expect.stringMatching(/^First administrator: admin, /)]);
    await stop();
    expect(readdirSync(folder)).toEqual(['hall.db']);
  });
});

/** A port of this machine that somebody else listens at. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('OPS-2 a start that cannot come about', () => {
  it.each<[string, (port: number) => Record<string, string>, (port: number) => string]>([
    ['an unknown host', () => ({ HOST: 'nowhere.invalid' }), () => 'HOST: "nowhere.invalid" is no address of this machine'],
    ['an address of another machine', () => ({ HOST: '192.0.2.1' }), () => 'HOST: "192.0.2.1" is no address of this machine'],
    [
      'a port that is taken',
      (port) => ({ PORT: String(port) }),
      (port) => `PORT: port ${port} of 127.0.0.1 is taken; stop what runs there, or choose another`,
    ],
    [
      'the other port that is taken',
      (port) => ({ LINKED_PORT: String(port) }),
      (port) => `LINKED_PORT: port ${port} of 127.0.0.1 is taken; stop what runs there, or choose another`,
    ],
    ['an unknown mode', () => ({ NODE_ENV: 'prod' }), () => 'NODE_ENV: "prod" is neither production, development nor test'],
    ['pages that are nowhere', () => ({ WEB_ROOT: '/nowhere' }), () => 'WEB_ROOT: "/nowhere" holds no built pages: it has no index.html'],
    [
      'a database in a folder that takes no files',
      () => ({ DATABASE_URL: 'file:/proc/hall.db' }),
      () => 'DATABASE_URL: /proc/hall.db cannot be used: unable to open database file',
    ],
    ['a database that is none', () => ({ DATABASE_URL: `file:${MAIN}` }), () => `DATABASE_URL: ${MAIN} is no SQLite database`],
  ])('OPS-2 for %s says so in one line that names the variable, and leaves nothing behind', async (_, env, line) => {
    const [folder, port] = [emptyFolder(), await takenPort()];
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${join(folder, 'data/hall.db')}`, ...env(port) },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', `Finance Hall cannot start: ${line(port)}\n`]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('OPS-2 make up names DEMO_DATA where that is wrong, not what it would have led to', () => {
    const folder = emptyFolder();
    const { status, stderr } = spawnSync(process.execPath, [DEMO], {
      env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${join(folder, 'hall.db')}`, DEMO_DATA: 'abc' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'Finance Hall cannot start: DEMO_DATA: "abc" is neither 1 nor 0\n']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
