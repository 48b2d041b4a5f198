import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DirectorySettings } from '../core/counterparts.ts';

const CONFIG = (folder: string) => `
objectclass ( 1.1.2.2.1 NAME 'hallFolder' SUP top STRUCTURAL MUST cn )
objectclass ( 1.1.2.2.2 NAME 'hallPerson' SUP top STRUCTURAL MUST ( uid $ cn ) MAY userPassword )
pidfile ${folder}/slapd.pid
database ldif
suffix "cn=people"
directory ${folder}/data
access to attrs=userPassword by anonymous auth by * none
access to * by * read
`;

export interface SlapdPerson {
  readonly uid: string;
  /** Another value of the same attribute. */
  readonly alias?: string;
  readonly password: string;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const escapeRdn = (value: string): string => value.replace(/[,+"\\<>;=#]|^ | $/g, (character) => `\\${character}`);

const ldif = (people: readonly SlapdPerson[]): string =>
  [
    'dn: cn=people\nobjectClass: hallFolder\ncn: people\n',
    ...people.map(({ uid, alias, password }) =>
      [
        `dn:: ${base64(`uid=${escapeRdn(uid)},cn=people`)}`,
        'objectClass: hallPerson',
        `uid:: ${base64(uid)}`,
        ...(alias ? [`uid:: ${base64(alias)}`] : []),
        'cn: somebody',
        `userPassword:: ${base64(password)}\n`,
      ].join('\n'),
    ),
  ].join('\n');

/** OpenLDAP's server where Debian puts it, or on the path; `undefined` where it is not installed. */
export function findSlapd(): string | undefined {
  return [process.env.SLAPD ?? '', '/usr/sbin/slapd', 'slapd'].find((path) => path && spawnSync(path, ['-VV']).error === undefined);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined)).on('error', () => resolve(false));
  });

const MOST_TRIES = 3;

/** Waits until the server listens. @returns false when it ended instead, as it does when somebody took its port meanwhile */
async function listens(server: ChildProcess, port: number): Promise<boolean> {
  const running = () => server.exitCode === null && server.signalCode === null;
  while (running() && !(await answers(port))) await wait(50);
  // Whoever took the port could have answered as well: the one that does not get it ends.
  await wait(50);
  return running();
}

/** Starts OpenLDAP on a free port, with people of its own in a folder of its own. */
export async function startSlapd(
  slapd: string,
  people: readonly SlapdPerson[],
): Promise<{ settings: DirectorySettings; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-slapd-'));
  const [config, rows] = [join(folder, 'slapd.conf'), join(folder, 'people.ldif')];
  mkdirSync(join(folder, 'data'));
  writeFileSync(config, CONFIG(folder));
  writeFileSync(rows, ldif(people));
  execFileSync(slapd, ['-T', 'add', '-f', config, '-l', rows], { stdio: 'pipe' });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = await freePort();
    const server = spawn(slapd, ['-f', config, '-h', `ldap://127.0.0.1:${port}/`, '-d', '0'], { stdio: 'ignore' });
    const ended = once(server, 'exit');
    if (!(await listens(server, port))) continue;
    return {
      settings: { url: `ldap://127.0.0.1:${port}`, baseDn: 'cn=people', userAttribute: 'uid' },
      stop: async () => {
        server.kill();
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`OpenLDAP did not start ${MOST_TRIES} times; its settings: ${config}`);
}
