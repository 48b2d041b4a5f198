import Sqlite from 'better-sqlite3';

/** As many rows as a file may have, and a tenth of them. */
export const ROWS = 100_000;
export const FEW_ROWS = 10_000;
const ADDRESSES = new Map([
  [ROWS, '10.255.255.1'],
  [FEW_ROWS, '10.255.255.2'],
]);
const COLUMNS = ['at', 'userName', 'staffNumber', 'person', 'address', 'browser', 'way', 'result'];

/** Asks for so many rows of the sign-in log, all columns of them. */
export const exportOf = (rows) => ({
  scope: 'all',
  locale: 'en',
  format: 'excel',
  title: 'Sign-ins',
  query: [{ id: 'address', value: ADDRESSES.get(rows) }],
  fields: COLUMNS.map((columnId) => ({ columnId, title: columnId })),
});

/** Adds the rows to the log in a database that nobody has open. */
export function addRowsToExport(file) {
  const database = new Sqlite(file);
  for (const [rows, address] of ADDRESSES)
    database
      .prepare(
        `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${rows})
         INSERT INTO "SignInRecord" ("at", "userName", "address", "browser", "way", "result")
         SELECT (SELECT max("at") FROM "SignInRecord"), 'person-' || n, ?, 'a browser', 'password', '402' FROM more`,
      )
      .run(address);
  database.close();
}
