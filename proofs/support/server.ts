import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Database, openDatabase } from '@hall/database/database';
import { inject, onTestFinished } from 'vitest';
import { ApiClient } from '../../features/support/api-client.ts';
import { passwordOf } from '../../features/support/person.ts';

const MAIN = resolve('mock-server/dist/main.js');
const SECRET = 'a secret of the attack that is long enough';

/**
 * A server that is attacked: a process of the attack's own on this machine, with a database of its own. There is no other way to name one.
 */
export interface AttackedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The client of a demo account that has signed in. */
  signedIn(userName: string): Promise<ApiClient>;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
}

/** A database with demo data, and more where it is given. @returns its file */
export async function attackedDatabase(fill: (database: Database) => Promise<unknown> = async () => undefined): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-attack-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'hall.db');
  copyFileSync(inject('template'), file);
  const database = await openDatabase(`file:${file}`);
  await fill(database).finally(() => database.close());
  return file;
}

/** Starts what is built on a database; further variables of the environment as given. */
export async function attackedServer(file: string, more: Readonly<Record<string, string>> = {}): Promise<AttackedServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', DATABASE_URL: `file:${file}`, TOKEN_SECRET: SECRET, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(kill);
  const url = await addressOf(child);
  return {
    url,
    process: child,
    kill,
    signedIn: async (userName) => (await new ApiClient(url).signedIn(userName, passwordOf(userName))).client,
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server says nothing');
  for await (const line of createInterface(child.stdout)) {
    const address = /serves at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error('the server ended before it served');
}

/** Where the linked systems of a server are. */
export async function linkedOrigin({ url }: AttackedServer): Promise<string> {
  const { allowedOrigins } = (await (await fetch(`${url}/config.json`)).json()) as { allowedOrigins: string[] };
  return allowedOrigins[0] as string;
}
