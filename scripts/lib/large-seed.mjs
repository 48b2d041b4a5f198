import Sqlite from 'better-sqlite3';

/** How many times as many rows a large installation has as the demo data, by table. */
const TIMES = { Person: 100, Notice: 20, SignInRecord: 200, OperationRecord: 200 };

const primaryKey = (database, table) => database.pragma(`table_info("${table}")`).filter(({ pk }) => pk);

/** The columns of a table that no two of its rows may have in common. */
function uniqueColumns(database, table) {
  const indexes = database.pragma(`index_list("${table}")`).filter(({ unique }) => unique);
  const indexed = indexes.flatMap(({ name }) => database.pragma(`index_info("${name}")`));
  return new Set([...indexed, ...primaryKey(database, table)].map(({ name }) => name));
}

/** Multiplies the rows of the demo data in the tables that grow. @returns how many rows each of them has now */
export function multiplyRows(file) {
  const database = new Sqlite(file);
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
  return Object.fromEntries(counts);
}
