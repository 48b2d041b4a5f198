import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enlarge } from '@hall/database/seed/large/enlarge';
import autocannon from 'autocannon';
import { benchAuthority } from './lib/bench-authority.mjs';
import { benchExport } from './lib/bench-export.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { addRowsToExport } from './lib/largest-export.mjs';
import { root } from './lib/run.mjs';

// Asks the ten calls that are made most often, and beside them in the same run a bare Fastify route that answers the bytes of the menu
// (PERF-2): requests a second, what share of the bare route's that is, and how long the middle and the slowest hundredth take; of a large
// institution also the first page of each screen of authority, a call at a time (issue 18); then how quickly the largest spreadsheet is
// made, in how much memory, and how long others wait meanwhile (EXPORT-2).
const CONNECTIONS = 16;
const WARM_UP_S = 1;
const MEASURED_S = 4;

ensureInstalled();
build();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const [{ makeTemplate }, { ApiClient }, { api }, { encode }, { DEMO_PASSWORD }] = await Promise.all(
  [
    'prisma/dist/prepare.js',
    'features/dist/support/api-client.js',
    'contract/dist/api.js',
    'contract/dist/wire/decode.js',
    'prisma/dist/demo-accounts.js',
  ].map(load),
);

const folder = mkdtempSync(join(tmpdir(), 'hall-bench-'));
const children = [];
process.on('exit', () => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program and waits for the origin that it says. */
const started = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    children.push(child);
    child.stdout.on('data', (said) => {
      const [origin] = /http:\/\/[\w.:]+/.exec(String(said)) ?? [];
      if (origin) resolve({ origin, child });
    });
    child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });

const hallOn = (file) =>
  started(['mock-server/dist/main.js'], { PORT: '0', LINKED_PORT: '0', HOST: '127.0.0.1', DATABASE_URL: `file:${file}`, DEMO_DATA: '1' });

const page = { pageId: 'operation-log' };
const list = { page: 1, pageSize: 20 };
const HOTTEST = [
  ['menu.mine', api.menu.mine],
  ['menu.routes', api.menu.routes],
  ['account.me', api.account.me],
  ['parameters.parameters', api.parameters.parameters],
  ['habits.mine', api.habits.mine, (me) => ({ personId: me.id })],
  ['pages.config', api.pages.config, () => page],
  ['pages.columns', api.pages.columns, () => page],
  ['notices.list', api.notices.list, () => ({ ...list, published: true })],
  ['todos.pending', api.todos.pending],
  ['logs.operations', api.logs.operations, () => list],
];

/** Asks again and again over all connections. */
async function measured(options, duration) {
  const { requests, latency, non2xx, errors } = await autocannon({ connections: CONNECTIONS, duration, ...options });
  if (non2xx || errors) throw new Error(`${options.url} failed ${non2xx + errors} times`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

async function warmAndMeasured(options) {
  await measured(options, WARM_UP_S);
  return measured(options, MEASURED_S);
}

function callOf(origin, token, endpoint, request) {
  const sent = endpoint.request ? encode(endpoint.request, request) : {};
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return endpoint.method === 'GET'
    ? { url: `${origin}${endpoint.path}?${new URLSearchParams(sent)}`, headers }
    : { url: origin + endpoint.path, method: 'POST', headers, body: JSON.stringify(sent) };
}

/** A call as one of several that are made in turn. */
function requestFrom({ url, ...more }) {
  const { pathname, search } = new URL(url);
  return { ...more, path: pathname + search };
}

/** @param more whether the screens of authority are asked for as well */
async function bench(title, file, more) {
  const { origin, child } = await hallOn(file);
  const { client, session } = await new ApiClient(origin).signedIn('admin', DEMO_PASSWORD);
  const { data: me } = await client.call(api.account.me);
  const bytes = join(folder, 'menu.json');
  writeFileSync(bytes, await (await client.send(api.menu.mine)).text());
  const bare = await started(['scripts/lib/bench-bare.mjs', bytes]);
  const { perSecond } = await warmAndMeasured({ url: bare.origin });
  bare.child.removeAllListeners('exit').kill();
  console.log(`\n${title}; a bare Fastify route: ${perSecond.toFixed(0)} requests/s`);
  const rows = [];
  for (const [name, endpoint, requestOf = () => ({})] of HOTTEST) {
    const { perSecond: own, p50, p99 } = await warmAndMeasured(callOf(origin, session.token, endpoint, requestOf(me)));
    rows.push({
      call: name,
      'requests/s': Math.round(own),
      'of the bare one': Number((own / perSecond).toFixed(3)),
      'p50 ms': p50,
      'p99 ms': p99,
    });
  }
  console.table(rows);
  const requests = HOTTEST.map(([, endpoint, requestOf = () => ({})]) =>
    requestFrom(callOf(origin, session.token, endpoint, requestOf(me))),
  );
  if (more) await benchAuthority(api, async (who) => (await new ApiClient(origin).signedIn(who, DEMO_PASSWORD)).client);
  for (const line of await benchExport(client, api.logs.exportSignIns, child.pid, { url: origin, requests })) console.log(line);
  child.removeAllListeners('exit').kill();
}

const [small, large] = ['small.db', 'large.db'].map((name) => join(folder, name));
await makeTemplate(small, { demo: true });
copyFileSync(small, large);
const counts = enlarge(large);
for (const file of [small, large]) addRowsToExport(file);
await bench('Demo data', small, false);
await bench(
  `Large: ${Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ')}`,
  large,
  true,
);
process.exit(0);
