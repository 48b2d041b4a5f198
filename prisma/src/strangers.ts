import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { fileOf } from './file-of.ts';
import { PEOPLE } from './seed/people.ts';

/** The user names of people who are not of the demo data; nobody where there is no database, or half of one. @param url `file:` and a path */
export function strangersIn(url: string): string[] {
  const file = fileOf(url);
  if (!existsSync(file)) return [];
  const database = new Sqlite(file);
  try {
    if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'Person'").get()) return [];
    const people = database.prepare('SELECT id, userName FROM Person').all() as { readonly id: string; readonly userName: string }[];
    return people.filter(({ id }) => PEOPLE.every((one) => one.id !== id)).map(({ userName }) => userName);
  } finally {
    database.close();
  }
}
