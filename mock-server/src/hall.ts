import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { openDatabase } from '@hall/database/database';
import { type AppOptions, buildApp } from './app.ts';
import { type Clock, createClock } from './core/clock.ts';
import type { Counterparts, DirectorySettings } from './core/counterparts.ts';
import { type Retention, startRetention } from './core/retention.ts';
import { keepDay } from './domains/authorizations/index.ts';
import { type ExportKeeping, keepExports } from './domains/exports/index.ts';
import { type EmbeddedDirectory, startDirectory } from './linked-systems/directory/server.ts';
import { linkedSystems } from './linked-systems/server.ts';
import { listenAt } from './listen.ts';

export interface HallOptions {
  /** `file:` and the path of a database that is prepared already. */
  readonly databaseUrl: string;
  readonly webRoot: string;
  /** The built console of developers, served where there is a control plane. */
  readonly consoleRoot?: string | undefined;
  /** 0 picks a free port. */
  readonly port: number;
  readonly linkedPort: number;
  readonly host?: string;
  /** Origin under which people reach the hall; http://localhost and the port unless given. */
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: string | false;
  readonly tokenSecret?: string;
  /** The directory service; an embedded one unless given. */
  readonly directory?: DirectorySettings | undefined;
  /** The central sign-on, without a slash at the end; an embedded one unless given. */
  readonly casUrl?: string | undefined;
  /** Services beside the hall that the embedded central sign-on serves. */
  readonly casServices?: readonly string[];
  /** Page of the authentication service; an embedded one unless given. */
  readonly authenticationUrl?: string | undefined;
  readonly signOnKey?: string | undefined;
  /** Origins of linked systems that may be this machine's, or of its network. */
  readonly privateOrigins?: readonly string[];
  /** With a template of the seeded database the control plane is served. */
  readonly controlTemplate?: string | undefined;
  readonly clock?: Clock;
  readonly logLevel?: 'warn' | 'silent';
  readonly extend?: AppOptions['extend'];
}

export interface Hall {
  /** Origin of the hall and of the demo linked systems, as this machine reaches them. */
  readonly url: string;
  readonly linkedUrl: string;
  close(): Promise<void>;
}

/** Longest wait for a counterpart, ms: a person waits meanwhile. */
const PATIENCE_MS = 5_000;

const portOf = (address: string): string => new URL(address).port || '80';

/** Where everything is, filled in as it begins to listen. */
interface Places {
  hall: string;
  /** The hall as this server reaches it. */
  hallHere: string;
  /** The linked systems as browsers reach them, and as this server does. */
  linked: string;
  linkedHere: string;
  directory: DirectorySettings | undefined;
}

function counterpartsOf(places: Places, { casUrl, authenticationUrl, directory }: HallOptions): Counterparts {
  return {
    hallOrigin: () => places.hall,
    directory: () => directory ?? (places.directory as DirectorySettings),
    cas: () => ({ browser: casUrl ?? `${places.linked}/cas`, server: casUrl ?? `${places.linkedHere}/cas` }),
    authentication: () => authenticationUrl ?? `${places.linked}/authentication/login`,
    patienceMs: PATIENCE_MS,
  };
}

/** Built, this file stands beside what makes files; as TypeScript it does not, since not every Node begins a process with that. */
const FILE_MAKER = import.meta.url.endsWith('.js') ? new URL('./file-maker.js', import.meta.url) : undefined;

/** The folder of the archive: beside the database. */
const archiveOf = (databaseUrl: string): string => join(dirname(databaseUrl.slice('file:'.length)), 'archive');

/** Starts the reference server with its demo linked systems on a second port, and the counterparts that are not given. */
export async function startHall(options: HallOptions): Promise<Hall> {
  const { host = '127.0.0.1', trustProxy = false, tokenSecret = randomBytes(32).toString('hex'), logLevel = 'warn' } = options;
  const clock = options.clock ?? createClock();
  const database = await openDatabase(options.databaseUrl);
  const places: Places = { hall: options.publicUrl ?? 'http://localhost', hallHere: '', linked: '', linkedHere: '', directory: undefined };
  const counterparts = counterpartsOf(places, options);
  const [linkedOrigin, linkedHere] = [() => places.linked, () => places.linkedHere];
  const { fastify, services } = await buildApp({
    ...options,
    database,
    clock,
    trustProxy,
    tokenSecret,
    logLevel,
    counterparts,
    fileMaker: FILE_MAKER,
    linkedOrigin,
    linkedHere,
    outbound: { privateOrigins: options.privateOrigins ?? [] },
  });
  const linked = linkedSystems(services, { ...options, logLevel, hallHere: () => places.hallHere });
  let directory: EmbeddedDirectory | undefined;
  let retention: Retention | undefined;
  let keeping: ExportKeeping | undefined;
  let days: ReturnType<typeof keepDay> | undefined;
  const close = async () => {
    await Promise.all([fastify.close(), linked.close(), directory?.close(), retention?.close(), keeping?.close(), days?.close()]);
    await database.close();
  };
  try {
    if (!options.directory) directory = await startDirectory(services);
    places.directory = directory?.settings;
    places.hallHere = await listenAt('PORT', { host, port: options.port }, (address) => fastify.listen(address));
    const port = portOf(places.hallHere);
    places.linkedHere = await listenAt('LINKED_PORT', { host, port: options.linkedPort }, (address) => linked.listen(address));
    const linkedPort = portOf(places.linkedHere);
    if (!options.publicUrl) places.hall = `http://localhost:${port}`;
    const { protocol, hostname } = new URL(places.hall);
    places.linked = `${protocol}//${hostname}:${linkedPort}`;
    retention = startRetention(services, archiveOf(options.databaseUrl), (error) =>
      fastify.log.error(error, 'the archive was not written'),
    );
    keeping = keepExports(services);
    days = keepDay(services, (error) => fastify.log.error(error, 'the grants were not brought to the day'));
    return { url: `http://localhost:${port}`, linkedUrl: `http://localhost:${linkedPort}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
