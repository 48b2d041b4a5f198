import Sqlite from 'better-sqlite3';

/** As many rows as a file may have. */
export const ROWS = 20_000;
const ADDRESS = '10.255.255.1';
const COLUMNS = ['at', 'userName', 'staffNumber', 'person', 'address', 'browser', 'way', 'result'];

/** Asks for these rows of the sign-in log, all columns of them. */
export const largestExport = {
  scope: 'all',
  locale: 'en',
  format: 'excel',
  title: 'Sign-ins',
  query: [{ id: 'address', value: ADDRESS }],
  fields: COLUMNS.map((columnId) => ({ columnId, title: columnId })),
};

/** Adds them to the log in a database that nobody has open. */
export function addRowsToExport(file) {
  const database = new Sqlite(file);
  database
    .prepare(
      `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${ROWS})
       INSERT INTO "SignInRecord" ("at", "userName", "address", "browser", "way", "result")
       SELECT (SELECT max("at") FROM "SignInRecord"), 'person-' || n, ?, 'a browser', 'password', '402' FROM more`,
    )
    .run(ADDRESS);
  database.close();
}
