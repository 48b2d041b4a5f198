import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm/schema_engine_bg';
import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';
import { withSchemaEngine } from './schema-engine.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const SCHEMA = join(import.meta.dirname, '../schema');
const LOCK_FILE = 'migration_lock.toml';
const SCRIPT = 'migration.sql';
const EVERYTHING = { externalTables: [], externalEnums: [] };

/** The names of the migrations, oldest first. */
function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Applies the migrations that the database lacks; makes the file when there is none.
 * @returns the names of those applied
 * @throws Error when a migration fails or has failed before
 */
export async function applyMigrations(url: string): Promise<string[]> {
  if (isCurrent(fileOf(url))) return [];
  const input = { migrationsList: readMigrations(), filters: EVERYTHING };
  return (await withSchemaEngine(url, (engine) => engine.applyMigrations(input))).appliedMigrationNames;
}

/** Spares the engine, which takes the database for itself even when there is nothing to do. */
function isCurrent(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Sqlite(file);
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
    if (!known) return false;
    const done = database.prepare('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL');
    const applied = new Set(done.pluck().all());
    return migrationNames().every((name) => applied.has(name));
  } finally {
    database.close();
  }
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

function readMigrations(): MigrationList {
  const read = (...path: string[]) => readFileSync(join(MIGRATIONS, ...path), 'utf8');
  const script = (name: string) => ({ path: SCRIPT, content: { tag: 'ok' as const, value: read(name, SCRIPT) } });
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: LOCK_FILE, content: read(LOCK_FILE) },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames().map((name) => ({ path: name, migrationFile: script(name) })),
  };
}
