import Sqlite from 'better-sqlite3';
import { addInstitution } from './large-institution.mjs';

/** How many times as many rows a large installation has as the demo data, by table; people are told apart, so they are no copies. */
const TIMES = { Notice: 20, SignInRecord: 200, OperationRecord: 200 };

const primaryKey = (database, table) => database.pragma(`table_info("${table}")`).filter(({ pk }) => pk);

/** The columns of a table that no two of its rows may have in common. */
function uniqueColumns(database, table) {
  const indexes = database.pragma(`index_list("${table}")`).filter(({ unique }) => unique);
  const indexed = indexes.flatMap(({ name }) => database.pragma(`index_info("${name}")`));
  return new Set([...indexed, ...primaryKey(database, table)].map(({ name }) => name));
}

/** Makes demo data those of a large institution, in a database that nobody has open. @returns how many rows each table has that grew */
export function enlarge(file) {
  const database = new Sqlite(file);
  const institution = addInstitution(database);
  const counts = Object.entries(TIMES).map(([table, times]) => {
    const unique = uniqueColumns(database, table);
    // A key that is counted counts on by itself.
    const counted = new Set(primaryKey(database, table).flatMap(({ name, type }) => (type === 'INTEGER' ? [name] : [])));
    const names = database.pragma(`table_info("${table}")`).map(({ name }) => name);
    const copied = names.filter((name) => !counted.has(name));
    const values = copied.map((name) => (unique.has(name) ? `"${name}" || '-' || n` : `"${name}"`));
    database.exec(
      `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times - 1})
       INSERT INTO "${table}" (${copied.map((name) => `"${name}"`)}) SELECT ${values} FROM "${table}", copies`,
    );
    return [table, database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get()];
  });
  database.close();
  return { ...institution, ...Object.fromEntries(counts) };
}
