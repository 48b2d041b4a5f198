import Sqlite from 'better-sqlite3';
import { addAuthority } from './authority.ts';
import { addInstitution, rowsIn } from './institution.ts';

/** How many times as many rows a large installation has as the demo data, by table; people are told apart, so they are no copies. */
const TIMES: Readonly<Record<string, number>> = { Notice: 20, SignInRecord: 200, OperationRecord: 200 };

interface Column {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

const columnsOf = (database: Sqlite.Database, table: string) => database.pragma(`table_info("${table}")`) as Column[];
const primaryKey = (database: Sqlite.Database, table: string): Column[] => columnsOf(database, table).filter(({ pk }) => pk);

/** The columns of a table that no two of its rows may have in common. */
function uniqueColumns(database: Sqlite.Database, table: string): Set<string> {
  const indexes = database.pragma(`index_list("${table}")`) as { readonly name: string; readonly unique: number }[];
  const indexed = indexes.filter(({ unique }) => unique).flatMap(({ name }) => database.pragma(`index_info("${name}")`) as Column[]);
  return new Set([...indexed, ...primaryKey(database, table)].map(({ name }) => name));
}

/** Makes demo data those of a large institution, in a database that nobody has open. @returns how many rows each table has that grew */
export function enlarge(file: string): Record<string, number> {
  const database = new Sqlite(file);
  const institution = { ...addInstitution(database), ...addAuthority(database, new Date()) };
  const counts = Object.entries(TIMES).map(([table, times]) => {
    const unique = uniqueColumns(database, table);
    // A key that is counted counts on by itself.
    const counted = new Set(primaryKey(database, table).flatMap(({ name, type }) => (type === 'INTEGER' ? [name] : [])));
    const names = columnsOf(database, table).map(({ name }) => name);
    const copied = names.filter((name) => !counted.has(name));
    const values = copied.map((name) => (unique.has(name) ? `"${name}" || '-' || n` : `"${name}"`));
    database.exec(
      `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times - 1})
       INSERT INTO "${table}" (${copied.map((name) => `"${name}"`)}) SELECT ${values} FROM "${table}", copies`,
    );
    return [table, rowsIn(database, table)] as const;
  });
  database.close();
  return { ...institution, ...Object.fromEntries(counts) };
}
