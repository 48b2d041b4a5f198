// Puts the seeded database back: through the server that runs, else in the file.
import { rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, stop } from './lib/run.mjs';
import { settings } from './lib/settings.mjs';

if (process.env.NODE_ENV === 'production') stop('NODE_ENV is production: nothing is reset there.');
const url = `http://localhost:${settings.port}`;
process.chdir(root);
ensureInstalled();
build();
const { strangersIn } = await import('@hall/database/strangers');
const [stranger] = strangersIn(settings.databaseUrl);
if (stranger) stop(`${settings.databaseUrl} holds people who are no demo people (${stranger}): nothing is reset.`);
const answer = await fetch(`${url}/mock/reset`, { method: 'POST', headers: { 'x-mock-control': '1' } }).catch(() => undefined);

if (answer?.ok) console.log(`The server on ${url} has its seeded data back.`);
else if (answer) stop(`The server on ${url} holds the database and runs without MOCK_CONTROL=1. Stop it first.`);
else {
  const file = settings.databaseUrl.replace(/^file:/, '');
  for (const suffix of ['', '-journal', '-wal', '-shm', '.template']) rmSync(file + suffix, { force: true });
  const { prepareDatabase } = await import('@hall/database/prepare');
  await prepareDatabase(settings.databaseUrl, { demo: true });
  console.log(`${file} has the seeded data.`);
}
