import type Sqlite from 'better-sqlite3';

/** The columns of a table, each as it is but those that are given; one that is given as nothing is left out. */
export function copied(database: Sqlite.Database, table: string, given: Readonly<Record<string, string>>): string {
  const columns = (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name);
  const wanted = columns.filter((name) => given[name] !== '');
  const values = wanted.map((name) => given[name] ?? `t."${name}"`);
  return `INSERT INTO "${table}" (${wanted.map((name) => `"${name}"`)}) SELECT ${values}`;
}

/** The code of a copy of a project, where `copies` counts them. */
export const codeOf = (column: string): string => `${column} || '-' || copies.n`;

/** The number of a copy of a grant, where `times` counts those on a copy of its project: not one of those that go on within the year. */
export const grantNumberOf = (column: string): string => `'L' || ${codeOf(column)} || '-' || times.n`;
