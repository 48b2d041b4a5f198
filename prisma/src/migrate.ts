import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm/schema_engine_bg';
import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';
import { withSchemaEngine } from './schema-engine.ts';
import { UnusableDatabase } from './unusable-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const SCHEMA = join(import.meta.dirname, '../schema');
const LOCK_FILE = 'migration_lock.toml';
const SCRIPT = 'migration.sql';
/** The record of what was applied is Prisma's, so that its own tools can be used on the database. */
const RECORD = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;
const APPLIED = `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
  VALUES (?, ?, ?, ?, ?, 1)`;
const EVERYTHING = { externalTables: [], externalEnums: [] };

/** The names of the migrations, oldest first. */
function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Applies the migrations that the database lacks, all of them or none: one that is stopped halfway can start again. Makes the file
 * when there is none.
 * @returns the names of those applied
 * @throws UnusableDatabase when one of an older release was stopped halfway, or when the database is of a newer release
 */
export function applyMigrations(url: string): string[] {
  const database = new Sqlite(fileOf(url));
  try {
    if (missingIn(database).length === 0) return [];
    // The scripts ask for it where they make a table anew; within a transaction that comes too late.
    database.pragma('foreign_keys = OFF');
    return database.transaction(() => applyMissing(database)).immediate();
  } finally {
    database.close();
  }
}

/**
 * Looks whether a database has every migration, and changes nothing.
 * @throws UnusableDatabase when it lacks some, and for what {@link applyMigrations} throws it
 */
export function checkMigrated(url: string): void {
  const file = fileOf(url);
  const database = new Sqlite(file);
  try {
    if (missingIn(database).length === 0) return;
    throw new UnusableDatabase(`${file} is not of this release yet; the server brings it up to it when it starts`);
  } finally {
    database.close();
  }
}

/** What is missing is looked up again: another process may have been faster. */
function applyMissing(database: Sqlite.Database): string[] {
  database.exec(RECORD);
  const missing = missingIn(database);
  for (const name of missing) {
    const script = readMigration(name);
    const checksum = createHash('sha256').update(script).digest('hex');
    const started = new Date().toISOString();
    database.exec(script);
    database.prepare(APPLIED).run(randomUUID(), checksum, name, started, new Date().toISOString());
  }
  return missing;
}

function missingIn(database: Sqlite.Database): string[] {
  const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
  const rows = known
    ? database.prepare('SELECT migration_name AS name, finished_at AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL').all()
    : [];
  const started = rows as { readonly name: string; readonly finished: string | null }[];
  const halfway = started.find(({ finished }) => finished === null);
  if (halfway)
    throw new UnusableDatabase(`the migration ${halfway.name} was stopped halfway; put back the database as it was before the upgrade`);
  const [applied, ours] = [started.map(({ name }) => name), migrationNames()];
  const newer = applied.find((name) => !ours.includes(name));
  // An older catalogue would take what the newer one brought for no longer shipped, and remove it with all that roles hold of it.
  if (newer) throw new UnusableDatabase(`it is of a newer release (it has the migration ${newer}); start that, or put back a backup`);
  return ours.filter((name) => !applied.includes(name));
}

/**
 * Writes the migration that leads from the state that the migrations reach to the schema.
 * @param name what it does, in a few words
 * @param now becomes part of the directory's name, to the second
 * @returns its directory, or `undefined` when the schema has not changed
 */
export async function createMigration(name: string, now: Date): Promise<string | undefined> {
  const script = await drift();
  if (script === '') return undefined;
  const moment = now.toISOString().slice(0, 19).replace(/\D/g, '');
  const directory = join(MIGRATIONS, `${moment}_${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, SCRIPT), script);
  return directory;
}

/** The SQL that would lead from the state that the migrations reach to the schema; empty when they agree. */
export async function drift(): Promise<string> {
  const from = { tag: 'migrations' as const, ...readMigrations() };
  const to = { tag: 'schemaDatamodel' as const, ...readSchema() };
  const params = { from, to, script: true, exitCode: true, filters: EVERYTHING };
  const { exitCode, stdout } = await withSchemaEngine(':memory:', (engine) => engine.diff(params));
  return exitCode === 0 ? '' : (stdout ?? '');
}

function readSchema(): SchemasContainer {
  const files = readdirSync(SCHEMA).sort();
  return { files: files.map((file) => ({ path: join(SCHEMA, file), content: readFileSync(join(SCHEMA, file), 'utf8') })) };
}

const readMigration = (name: string): string => readFileSync(join(MIGRATIONS, name, SCRIPT), 'utf8');

function readMigrations(): MigrationList {
  const script = (name: string) => ({ path: SCRIPT, content: { tag: 'ok' as const, value: readMigration(name) } });
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: LOCK_FILE, content: readFileSync(join(MIGRATIONS, LOCK_FILE), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({ path: name, migrationFile: script(name) })),
  };
}
