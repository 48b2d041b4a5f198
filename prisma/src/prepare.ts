import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { bringUp, type CatalogueChanges, hasCatalogue } from './catalogue/bring-up.ts';
import { type Database, openDatabase } from './database.ts';
import { fileOf } from './file-of.ts';
import { type FirstAdministrator, makeFirstAdministrator } from './first-administrator.ts';
import { applyMigrations } from './migrate.ts';
import { enlarge } from './seed/large/enlarge.ts';
import { seed } from './seed/seed.ts';
import { spellPeople } from './spelling.ts';
import { checkDatabaseFile, told } from './unusable-database.ts';

export interface PrepareOptions {
  /** Whether a database with nobody in it gets the demo data; otherwise it gets one administrator. */
  readonly demo: boolean;
  /** The day that the demo data's moments are counted from; today unless given. */
  readonly now?: Date;
}

/** What {@link prepareDatabase} did. */
export interface Prepared {
  readonly created: boolean;
  /** Names of the migrations that were applied; none for a new database. */
  readonly migrations: readonly string[];
  /** What the catalogue changed; nothing where the database had it already. */
  readonly catalogue?: CatalogueChanges | undefined;
  /** Made where there was nobody. */
  readonly administrator?: FirstAdministrator | undefined;
}

type Filled = Pick<Prepared, 'catalogue' | 'administrator'>;

/** Nobody is served meanwhile, and a slow machine that is busy takes its time to fill in thousands of rows. */
const LONGEST_FILLING_MS = 5 * 60_000;
/** How long a process that starts waits for another that is just filling in, or keeps the file otherwise. */
const PATIENCE_MS = 60_000;

const LOGS = ['-wal', '-shm'];

/**
 * Makes the database when there is none; brings an older one up to the schema and the catalogue. A database is complete as soon as
 * its file is there, also when two processes prepare it at once or one is stopped halfway.
 * @param url `file:` and a path
 * @throws UnusableDatabase when the file, its folder or the release it is of cannot be used
 */
export async function prepareDatabase(url: string, options: PrepareOptions): Promise<Prepared> {
  const file = fileOf(url);
  checkDatabaseFile(file);
  const made = existsSync(file) ? undefined : await create(file, options);
  if (made) return { created: true, migrations: [], ...made };
  const migrations = applyMigrations(url);
  return { created: false, migrations, ...(await fill(url, options)) };
}

/**
 * Makes a database in one closed file, to be copied as often as one likes; replaces a file of that name.
 */
export async function makeTemplate(file: string, options: PrepareOptions): Promise<Filled> {
  mkdirSync(dirname(file), { recursive: true });
  for (const part of ['', ...LOGS]) rmSync(file + part, { force: true });
  const url = `file:${file}`;
  applyMigrations(url);
  return fill(url, options);
}

/**
 * As {@link makeTemplate}, of a large institution: 20,000 people, 2,000 departments, 100,000 entries of the logs. It takes seconds, in
 * which the process does nothing else.
 * @param from a template with demo data
 */
export async function makeLargeTemplate(file: string, from: string): Promise<void> {
  for (const part of ['', ...LOGS]) rmSync(file + part, { force: true });
  copyFileSync(from, file);
  enlarge(file);
  await fill(`file:${file}`, { demo: true });
}

/** The catalogue and, where there is nobody, the first people: all of it or nothing. */
async function fill(url: string, { demo, now = new Date() }: PrepareOptions): Promise<Filled> {
  const database = await openDatabase(url, { busyMs: PATIENCE_MS, longestMs: LONGEST_FILLING_MS });
  try {
    const filled = (await hasCatalogue(database.read)) ? {} : await fillIn(database, demo, now);
    await spellPeople(database);
    return filled;
  } finally {
    await database.close();
  }
}

const fillIn = ({ unitOfWork }: Database, demo: boolean, now: Date): Promise<Filled> =>
  unitOfWork(async (tx) => {
    const catalogue = await bringUp(tx);
    if ((await tx.person.count()) > 0) return { catalogue };
    if (!demo) return { catalogue, administrator: await makeFirstAdministrator(tx) };
    await seed(tx, now);
    return { catalogue };
  });

/** What a database is called while it is made. In containers all processes have the same ids, and each its own host name. */
const makingOf = (file: string): string => `${file}.making-${hostname()}-${process.pid}`;

/** A file in making that was not written for this long belongs to a process that was killed, here or in another container, in ms. */
const ABANDONED_AFTER = 10 * 60_000;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function removeAbandoned(file: string): void {
  const directory = dirname(file);
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory).filter((one) => one.startsWith(`${basename(file)}.making-`))) {
    const path = join(directory, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const [, host, maker] = /\.making-(.+)-(\d+)(?:-\w+)?$/.exec(name) ?? [];
    const isLeft = host === hostname() && !isRunning(Number(maker));
    if (isLeft || Date.now() - mtimeMs > ABANDONED_AFTER) rmSync(path, { force: true });
  }
}

/** What was filled in if it was this process that put the file there: a link, unlike a renaming, never replaces another's. */
async function create(file: string, options: PrepareOptions): Promise<Filled | undefined> {
  // A log that outlived its database would be replayed into the new one.
  for (const log of LOGS) rmSync(file + log, { force: true });
  removeAbandoned(file);
  const making = makingOf(file);
  try {
    const filled = await makeTemplate(making, options);
    linkSync(making, file);
    return filled;
  } catch (error) {
    if (existsSync(file)) return undefined;
    throw told(file, error);
  } finally {
    for (const part of ['', ...LOGS]) rmSync(making + part, { force: true });
  }
}
