import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';

/**
 * For tests: keeps everybody else from writing to a database, as another process can.
 * @param url `file:` and a path
 * @returns lets go again
 */
export function holdLock(url: string): () => void {
  const other = new Sqlite(fileOf(url), { fileMustExist: true });
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}
