/** Text that SQLite would take for a pattern, as it is. */
const LITERAL = String.raw`replace(replace(replace(?, '\', '\\'), '%', '\%'), '_', '\_')`;

/** What Prisma makes of `contains`, `startsWith` and `endsWith`. */
const SEARCH = /LIKE \(('%' \|\| )?\?( \|\| '%')?\)/g;

/** A statement that finds what is searched for letter by letter: `%` and `_` stand for themselves. */
export const literalSearch = (sql: string): string =>
  sql.replace(SEARCH, (_, before = '', after = '') => `LIKE (${before}${LITERAL}${after}) ESCAPE '\\'`);
