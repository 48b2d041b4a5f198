import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { enlarge } from '@hall/database/seed/large/enlarge';
import { chromium } from '@playwright/test';
import { benchActions } from './bench-actions.mjs';
import { benchPages, walk } from './bench-pages.mjs';
import { benchSearch } from './bench-search.mjs';
import { benchSettings } from './bench-settings.mjs';
import { benchTable } from './bench-table.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

// Times the production build as a person on a slow machine and network meets it: nothing cached, 4 times less CPU, Fast 4G.
const RUNS = 5;
const CPU_SLOWDOWN = 4;
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };
/** Tabs opened and closed until leaks would show. */
const WALK = 1_000;
/** How fast the person types, in ms a key. */
const KEY_MS = 80;

ensureInstalled();
build();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const [{ startHall }, { makeTemplate, prepareDatabase }, { chromiumFlags, chromiumPath }, { Traffic }, { DEMO_PASSWORD }] =
  await Promise.all(
    [
      'mock-server/dist/hall.js',
      'prisma/dist/prepare.js',
      'features/dist/support/chromium.js',
      'features/dist/support/traffic.js',
      'prisma/dist/demo-accounts.js',
    ].map(load),
  );

const template = join(root, '.cache/bench-template.db');
await makeTemplate(template, { demo: true });

/** Serves a copy of the demo data, after something is done with it. */
async function hallOn(name, change = () => undefined) {
  const database = join(root, `.cache/${name}.db`);
  for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
  copyFileSync(template, database);
  change(database);
  await prepareDatabase(`file:${database}`, { demo: true });
  return startHall({ databaseUrl: `file:${database}`, webRoot: join(root, 'web/dist/app'), port: 0, linkedPort: 0 });
}

const hall = await hallOn('bench');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });

/** Measures the system settings over the demo data, and over those of a large institution. */
async function settings() {
  const large = await hallOn('bench-large', enlarge);
  const halls = [
    { title: 'demo', url: hall.url },
    { title: 'large', url: large.url },
  ];
  const lines = await benchSettings({ browser, halls, password: DEMO_PASSWORD, Traffic });
  await large.close();
  return lines;
}

/** Notes in the page when what is waited for is first there, and when the person last clicked. */
function watch() {
  const seen = {};
  window.hallSeen = seen;
  window.addEventListener('click', () => (seen.clicked = performance.now()), true);
  const shown = (element) => element !== null && element.getBoundingClientRect().height > 0;
  const look = () => {
    if (!seen.form && shown(document.querySelector('input[name=username]'))) seen.form = performance.now();
    const cards = [...document.querySelectorAll('.home section')];
    if (!seen.home && cards.length >= 3 && cards.every((card) => shown(card) && !card.querySelector('[aria-busy=true]')))
      seen.home = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The JavaScript that a page has asked for so far: as it came over the network, and as brotli would send it. */
async function scriptsOf(page, transferred) {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const files = [...new Set(urls)].map((url) => readFileSync(join(root, 'web/dist/app', new URL(url).pathname)));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return { network: transferred(), brotli: files.reduce((sum, file) => sum + brotliCompressSync(file, options).length, 0) };
}

/** Counts the bytes of JavaScript that come over the network. */
async function countScripts(session) {
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.set(requestId, 0));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => scripts.has(requestId) && scripts.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

async function run() {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transferred = await countScripts(session);
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(`${hall.url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.hallSeen?.form);
  await page.waitForLoadState('networkidle');
  const login = await scriptsOf(page, transferred);
  await page.getByLabel('用户名').pressSequentially('staff', { delay: KEY_MS });
  await page.getByLabel('密码', { exact: true }).pressSequentially(DEMO_PASSWORD, { delay: KEY_MS });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForFunction(() => window.hallSeen?.home, undefined, { timeout: 60_000 });
  const { form, home, clicked } = await page.evaluate(() => window.hallSeen);
  const all = await scriptsOf(page, transferred);
  await context.close();
  return { form, home: home - clicked, login, all };
}

// `--pages` measures the shell alone, `--actions` presses, `--search` what is typed, `--settings` the system settings; `--walk` opens and closes tabs until leaks would show, `--walk=…` as many.
const only = process.argv.slice(2);
const asked = { browser, url: hall.url, password: DEMO_PASSWORD, slowdown: CPU_SLOWDOWN, Traffic };
if (only.length > 0) {
  if (only.includes('--pages')) console.log((await benchPages(asked)).join('\n'));
  if (only.includes('--actions')) console.log((await benchActions(asked)).join('\n'));
  if (only.includes('--search')) console.log((await benchSearch(asked)).join('\n'));
  if (only.includes('--settings')) console.log((await settings()).join('\n'));
  const word = only.find((one) => one.startsWith('--walk'));
  if (word) console.log((await walk(asked, Number(word.split('=')[1] ?? WALK))).join('\n'));
  await browser.close();
  await hall.close();
  process.exit();
}

const runs = [];
for (let index = 0; index < RUNS; index++) runs.push(await run());
const pages = await benchPages(asked);
const actions = await benchActions(asked);
const searched = await benchSearch(asked);
const settled = await settings();
const walked = await walk(asked, WALK);
const table = await benchTable({ browser, url: hall.url, password: DEMO_PASSWORD, slowdown: CPU_SLOWDOWN });
await browser.close();
await hall.close();

const figures = (values, unit) => {
  const sorted = [...values].sort((one, other) => one - other);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((value) => value.toFixed(0));
  return `${median} ${unit} (${least}–${most})`;
};
const kilobytes = (bytes) => bytes / 1000;
console.log(`Cold cache, CPU ${CPU_SLOWDOWN}× slower, Fast 4G (8.1 Mbit/s, 165 ms); median (least–most) of ${RUNS} runs`);
console.log(
  `login form visible:       ${figures(
    runs.map(({ form }) => form),
    'ms',
  )}`,
);
console.log(
  `sign-in to home content:  ${figures(
    runs.map(({ home }) => home),
    'ms',
  )}`,
);
for (const part of ['network', 'brotli']) {
  const name = part === 'network' ? 'as sent' : 'brotli 11';
  console.log(
    `JavaScript, ${name}: login ${figures(
      runs.map(({ login }) => kilobytes(login[part])),
      'kB',
    )}, until home ${figures(
      runs.map(({ all }) => kilobytes(all[part])),
      'kB',
    )}`,
  );
}
for (const line of [...pages, ...actions, ...searched, ...settled, ...walked, ...table]) console.log(line);
