// Puts the seeded database back: through the server that runs, else in the file.
import { rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { fileOf } from '@hall/database/file-of';
import { isHeld } from '@hall/database/held';
import { prepareDatabase } from '@hall/database/prepare';
import { strangersIn } from '@hall/database/strangers';
import { checkDatabaseFile } from '@hall/database/unusable-database';
import { readSettings } from '../../mock-server/dist/settings.js';
import { startFault } from '../../mock-server/dist/start-fault.js';
import { stop } from './run.mjs';

/** The settings that the server would start with: with any others the one that holds the database would not be found. */
function usableSettings() {
  try {
    const settings = readSettings(process.env);
    checkDatabaseFile(fileOf(settings.databaseUrl));
    return settings;
  } catch (error) {
    return stop(`Nothing was reset: ${startFault(error) ?? inspect(error)}`);
  }
}

const { port, databaseUrl } = usableSettings();
const url = `http://localhost:${port}`;
const [stranger] = strangersIn(databaseUrl);
if (stranger) stop(`${databaseUrl} holds people who are no demo people (${stranger}): nothing is reset.`);
const answer = await fetch(`${url}/mock/reset`, { method: 'POST', headers: { 'x-mock-control': '1' } }).catch(() => undefined);

if (answer?.ok) console.log(`The server on ${url} has its seeded data back.`);
else if (answer) stop(`The server on ${url} holds the database and runs without MOCK_CONTROL=1. Stop it first.`);
else {
  const file = fileOf(databaseUrl);
  // A server that listens elsewhere would go on with a file that is no more.
  if (isHeld(databaseUrl)) stop(`Nothing was reset: another process holds ${file}: say the PORT at which it serves, or stop it first.`);
  for (const suffix of ['', '-journal', '-wal', '-shm', '.template']) rmSync(file + suffix, { force: true });
  await prepareDatabase(databaseUrl, { demo: true });
  console.log(`${file} has the seeded data.`);
}
