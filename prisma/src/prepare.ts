import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from './database.ts';
import { fileOf } from './file-of.ts';
import { applyMigrations } from './migrate.ts';
import { seed } from './seed/seed.ts';

/** What {@link prepareDatabase} did: `ready` when there was nothing to do. */
export type Prepared = 'created' | 'migrated' | 'ready';

const LOGS = ['-wal', '-shm'];

/**
 * Makes the database when there is none, with the seed of today; brings an older one up to the schema. A database is
 * complete as soon as its file is there, also when two processes prepare it at once or one is stopped halfway.
 * @param url `file:` and a path
 */
export async function prepareDatabase(url: string): Promise<Prepared> {
  const file = fileOf(url);
  if (!existsSync(file) && (await create(file))) return 'created';
  const applied = await applyMigrations(url);
  return applied.length > 0 ? 'migrated' : 'ready';
}

/**
 * Makes a seeded database in one closed file, to be copied as often as one likes; replaces a file of that name.
 * @param now the day that the seed's moments are counted from
 */
export async function makeTemplate(file: string, now = new Date()): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  for (const part of ['', ...LOGS]) rmSync(file + part, { force: true });
  const url = `file:${file}`;
  await applyMigrations(url);
  const database = await openDatabase(url);
  await database.unitOfWork((tx) => seed(tx, now)).finally(() => database.close());
}

/** Whether it was this process that put the file there: a link, unlike a renaming, never replaces another's. */
async function create(file: string): Promise<boolean> {
  // A log that outlived its database would be replayed into the new one.
  for (const log of LOGS) rmSync(file + log, { force: true });
  const making = `${file}.making-${process.pid}`;
  try {
    await makeTemplate(making);
    linkSync(making, file);
    return true;
  } catch (error) {
    if (existsSync(file)) return false;
    throw error;
  } finally {
    for (const part of ['', ...LOGS]) rmSync(making + part, { force: true });
  }
}
