import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** As many rows as a file may have. */
const ROWS = 20_000;
const TIMES = 3;
const ADDRESS = '10.255.255.1';
const COLUMNS = ['at', 'userName', 'staffNumber', 'person', 'address', 'browser', 'way', 'result'];

const asked = {
  scope: 'all',
  locale: 'en',
  format: 'excel',
  title: 'Sign-ins',
  query: [{ id: 'address', value: ADDRESS }],
  fields: COLUMNS.map((columnId) => ({ columnId, title: columnId })),
};

/** Adds to the sign-in log what is exported then. */
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

const statusOf = (pid) => `/proc/${pid}/status`;
/** The most memory that a process has taken since {@link forgetPeak}, in MB. */
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(statusOf(pid), 'utf8'))?.[1]) * (1024 / 1e6);
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Exports the largest file that is made, again and again. @returns lines to print: rows a second, and memory where the system tells it */
export async function benchExport(client, endpoint, pid) {
  const once = async () => {
    const response = await client.send(endpoint, asked);
    if (!response.headers.get('content-type')?.includes('spreadsheet')) throw new Error(`no file came: ${await response.text()}`);
    return (await response.arrayBuffer()).byteLength;
  };
  await once();
  const tellsMemory = existsSync(statusOf(pid));
  if (tellsMemory) forgetPeak(pid);
  const before = tellsMemory && peakOf(pid);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < TIMES; time++) bytes = await once();
  const seconds = (performance.now() - began) / 1000;
  return [
    `export of ${ROWS} rows, ${(bytes / 1e6).toFixed(1)} MB: ${((TIMES * ROWS) / seconds).toFixed(0)} rows/s`,
    tellsMemory
      ? `memory of the server at most: ${peakOf(pid).toFixed(0)} MB, ${before.toFixed(0)} MB before`
      : 'memory: only Linux tells it',
  ];
}
