import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** A database that this release can do nothing with; its message says what is wrong with the file, in one line. */
export class UnusableDatabase extends Error {}

/** What SQLite says of a file or its disk, not of what was asked of it. */
const OF_THE_FILE = /^SQLITE_(?:CANTOPEN|READONLY|FULL|IOERR|CORRUPT|NOTADB)/;

/** What went wrong with a file, as an operator is told of it where it is the file that cannot be used; other errors as they are. */
export const told = (file: string, error: unknown): unknown =>
  error instanceof Sqlite.SqliteError && OF_THE_FILE.test(error.code)
    ? new UnusableDatabase(`${file} cannot be used: ${error.message}`)
    : error;

const HEADER = 'SQLite format 3\0';

/** The first bytes of a file; fewer where it is shorter. */
function beginningOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEADER.length);
    return bytes.subarray(0, readSync(opened, bytes)).toString('latin1');
  } finally {
    closeSync(opened);
  }
}

/** Whether somebody else's tables are in it: ours come with the record of what was applied. */
function isOfAnotherProgram(file: string): boolean {
  const database = new Sqlite(file, { readonly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    return names.length > 0 && !names.includes('_prisma_migrations');
  } catch (error) {
    throw told(file, error);
  } finally {
    database.close();
  }
}

/**
 * Looks at a database that is there, and changes nothing.
 * @throws UnusableDatabase for a file that is no database of the hall, or cannot be written
 */
function checkFile(file: string): void {
  if (!statSync(file).isFile()) throw new UnusableDatabase(`${file} is no file`);
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new UnusableDatabase(`${file} or its folder cannot be written (${codeOf(error)})`);
  }
  const beginning = beginningOf(file);
  // SQLite takes an empty file for an empty database.
  if (beginning === '') return;
  if (beginning !== HEADER) throw new UnusableDatabase(`${file} is no SQLite database`);
  if (isOfAnotherProgram(file)) throw new UnusableDatabase(`${file} is the database of another program`);
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** One folder after the other: Node's own way of making them all never ends below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Whether something is there at a path.
 * @throws UnusableDatabase where that cannot be seen, as in a folder that may not be searched
 */
export function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return false;
    throw new UnusableDatabase(`${file} cannot be reached (${codeOf(error)})`);
  }
}

/**
 * Makes sure that a database can be made or used at a path; makes its folder where there is none.
 * @throws UnusableDatabase
 */
export function checkDatabaseFile(file: string): void {
  if (isThere(file)) {
    checkFile(file);
    return;
  }
  // Where the native module cannot be loaded, no folder is made either.
  new Sqlite(':memory:').close();
  const folder = dirname(file);
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new UnusableDatabase(`${folder} is no folder`);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error;
    throw new UnusableDatabase(`the folder ${folder} cannot be made or written (${codeOf(error)})`);
  }
}
