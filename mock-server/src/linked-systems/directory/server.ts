import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { DirectorySettings } from '../../core/counterparts.ts';
import { passwordFits } from '../../core/passwords.ts';
import type { Services } from '../../core/services.ts';
import {
  bindAnswer,
  type DirectoryEntry,
  entryAnswer,
  type Filter,
  messageLength,
  RESULT,
  type Request,
  readRequest,
  searchDone,
} from './messages.ts';

const BASE_DN = 'ou=people,dc=jzu,dc=example';
const USER_ATTRIBUTE = 'uid';
/** Who alone may look for people and try their passwords. */
const HALL_DN = 'cn=hall,dc=jzu,dc=example';
/** Longest message, in bytes, and most entries of one answer. */
const MOST_BYTES = 65_536;
const MOST_ENTRIES = 500;
const IDLE_MS = 30_000;
/** Most connections at once; the hall opens one for a sign-in. */
const MOST_CONNECTIONS = 1_000;

/** A connection, and whether it is the hall's: each attempt to be somebody else ends that, so that it is one attempt. */
interface Connection {
  readonly socket: Socket;
  readonly secret: string;
  isHall: boolean;
}

export interface EmbeddedDirectory {
  readonly settings: DirectorySettings;
  close(): Promise<void>;
}

/** A small LDAP directory of the hall's people, with their passwords of the hall. It listens on this machine alone, and serves the hall alone. */
export async function startDirectory(services: Services): Promise<EmbeddedDirectory> {
  const secret = randomBytes(24).toString('base64url');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setTimeout(IDLE_MS));
    socket.on('close', () => sockets.delete(socket));
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    serve(services, { socket, secret, isHall: false });
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: `ldap://127.0.0.1:${port}`,
      baseDn: BASE_DN,
      userAttribute: USER_ATTRIBUTE,
      bindDn: HALL_DN,
      bindPassword: secret,
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers the messages of a connection one after another. */
function serve(services: Services, connection: Connection): void {
  const { socket } = connection;
  let bytes: Buffer = Buffer.alloc(0);
  let turn: Promise<void> = Promise.resolve();
  socket.on('data', (part) => {
    bytes = Buffer.concat([bytes, part]);
    for (let length = messageLength(bytes); length !== undefined; length = messageLength(bytes)) {
      const whole = bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      turn = turn.then(() => answer(services, connection, whole)).catch(() => void socket.destroy());
    }
    if (bytes.length > MOST_BYTES) socket.destroy();
  });
}

async function answer(services: Services, connection: Connection, bytes: Buffer): Promise<void> {
  const { socket } = connection;
  const request = readRequest(bytes);
  if (request.kind === 'bind') socket.write(bindAnswer(request.id, await bind(services, connection, request)));
  else if (request.kind !== 'search') socket.end();
  else if (!connection.isHall) socket.write(searchDone(request.id, RESULT.insufficientAccessRights));
  else for (const part of await search(services, request)) socket.write(part);
}

async function bind(services: Services, connection: Connection, asked: Extract<Request, { kind: 'bind' }>): Promise<number> {
  const wasHall = connection.isHall;
  connection.isHall = asked.dn === HALL_DN && asked.password === connection.secret;
  if (connection.isHall) return RESULT.success;
  return wasHall ? bindPerson(services, asked, connection.socket.remoteAddress) : RESULT.invalidCredentials;
}

async function bindPerson(services: Services, { dn, password }: Extract<Request, { kind: 'bind' }>, address = ''): Promise<number> {
  if (password === undefined) return RESULT.unwillingToPerform;
  if (password === '') return RESULT.unwillingToPerform;
  const entry = (await allPeople(services)).find((person) => person.entry.dn.toLowerCase() === dn.toLowerCase());
  return (await passwordFits(entry?.passwordHash, password, address)) ? RESULT.success : RESULT.invalidCredentials;
}

async function search(services: Services, { id, baseDn, sizeLimit, filter }: Extract<Request, { kind: 'search' }>): Promise<Buffer[]> {
  const people = baseDn.toLowerCase() === BASE_DN ? await allPeople(services) : [];
  const found = people.map(({ entry }) => entry).filter((entry) => matches(entry, filter));
  const most = Math.min(sizeLimit || MOST_ENTRIES, MOST_ENTRIES);
  const code = found.length > most ? RESULT.sizeLimitExceeded : RESULT.success;
  return [...found.slice(0, most).map((entry) => entryAnswer(id, entry)), searchDone(id, code)];
}

async function allPeople({ database }: Services): Promise<{ entry: DirectoryEntry; passwordHash: string }[]> {
  const people = await database.read.person.findMany({
    select: { userName: true, staffNumber: true, name: true, nameEn: true, passwordHash: true },
  });
  return people.map(({ userName, staffNumber, name, nameEn, passwordHash }) => ({
    passwordHash,
    entry: {
      dn: `${USER_ATTRIBUTE}=${escapeDn(userName)},${BASE_DN}`,
      attributes: { objectClass: ['top', 'person'], [USER_ATTRIBUTE]: [userName, staffNumber], cn: [nameEn, name] },
    },
  }));
}

/** RFC 4514, 2.4. */
const escapeDn = (value: string): string => value.replace(/[,+"\\<>;=#]|^ | $/g, (character) => `\\${character}`);

function matches(entry: DirectoryEntry, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matches(entry, part));
    case 'or':
      return filter.parts.some((part) => matches(entry, part));
    case 'not':
      return !filter.parts.some((part) => matches(entry, part));
    case 'present':
      return valuesOf(entry, filter.attribute).length > 0;
    case 'equals':
      return valuesOf(entry, filter.attribute).some((value) => value.toLowerCase() === filter.value.toLowerCase());
  }
}

const valuesOf = ({ attributes }: DirectoryEntry, name: string): readonly string[] =>
  Object.entries(attributes).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? [];
