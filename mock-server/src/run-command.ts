import { inspect } from 'node:util';
import { type Database, openDatabase } from '@hall/database/database';
import { checkMigrated } from '@hall/database/migrate';
import { checkDatabaseFile, isThere } from '@hall/database/unusable-database';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { startFault } from './start-fault.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Something an operator runs beside the server: from what was typed behind its name, and the environment, to what it says. */
export type Command = (given: readonly string[], env: Env) => Promise<string>;

/**
 * Runs a command as a program: what it says goes to standard output. What an operator can mend is told in one line, with exit code 1.
 * @param failed what did not come about, as `No token was issued`
 */
export async function runCommand(command: Command, failed: string): Promise<void> {
  try {
    process.stdout.write(`${await command(process.argv.slice(2), process.env)}\n`);
  } catch (error) {
    process.stderr.write(`${failed}: ${startFault(error) ?? inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * For what was typed behind the last argument that a command takes.
 * @throws SettingsError where there is something
 */
export function nothingMore([surplus]: readonly string[]): void {
  if (surplus !== undefined) throw new SettingsError(`${JSON.stringify(surplus)} is one argument too many`);
}

/** What a command works with. */
export interface AtHand {
  readonly settings: Settings;
  readonly database: Database;
}

/**
 * Does the work of a command with the database that the environment names, also while the server runs.
 * @throws SettingsError for an environment that cannot be used, or without a database
 * @throws UnusableDatabase for one that cannot be reached or is not of this release; otherwise whatever `work` throws
 */
export async function withDatabase<T>(env: Env, work: (atHand: AtHand) => Promise<T>): Promise<T> {
  const settings = readSettings(env);
  const file = settings.databaseUrl.slice('file:'.length);
  if (!isThere(file)) throw new SettingsError(`DATABASE_URL: there is no database at ${file}; the server makes it when it first starts`);
  checkDatabaseFile(file);
  checkMigrated(settings.databaseUrl);
  const database = await openDatabase(settings.databaseUrl);
  return work({ settings, database }).finally(() => database.close());
}
