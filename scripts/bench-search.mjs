import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';
import { root } from './lib/run.mjs';

// Searches among some 500 entries: the search alone, and each key in the command palette, with the list that it changes (SHELL-14).
const QUERIES = ['xiangmushouquan', 'xmsq', 'wodebaoxioa', 'claim approval', 'project shouquan', 'my cliams', 'gwkhk', 'a', 'zzzzzz'];
/** Time between two keys, in ms: each is done before the next comes. */
const KEY_MS = 150;
/** One frame, in ms. */
const FRAME_MS = 1000 / 60;
const WARM_UP = 'bao';
const SEARCH = 'src/domains/menu/search';

/** The functions that the table of queries is about. */
async function loadFunctions() {
  const server = await createServer({ configFile: false, root: join(root, 'web'), logLevel: 'error', server: { middlewareMode: true } });
  const { MANY_FUNCTIONS } = await server.ssrLoadModule(`/${SEARCH}/testing/many-functions.ts`);
  await server.close();
  return MANY_FUNCTIONS;
}

/** The search as one script, which leaves it in `hallSearch`. */
async function searchScript() {
  const lib = { entry: join(root, 'web', SEARCH, 'search.ts'), formats: ['iife'], name: 'hallSearch' };
  const [{ output }] = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  return output[0].code.replace(/^var hallSearch/, 'window.hallSearch');
}

/** Lengths of each search, in ms; runs in the page. */
function searchAll([functions, queries]) {
  const began = performance.now();
  const search = window.hallSearch.searchIn(functions);
  const ready = performance.now() - began;
  const typed = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const times = typed.map((text) => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  });
  return { ready, times };
}

/** @returns a line that says how times compare with a frame */
function compared(what, times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  const within = sorted.filter((ms) => ms <= FRAME_MS).length;
  return `${what}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms; ${within} of ${sorted.length} within a frame`;
}

/** The search by itself, in a page of its own. */
async function benchEngine(browser, functions, slowdown) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(await searchScript());
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { ready, times } = await page.evaluate(searchAll, [functions, QUERIES]);
  await page.close();
  return [`made ready in ${ready.toFixed(1)} ms`, compared('the search alone, by key', times)];
}

/** A menu with all of them, as it travels. */
async function menuOf(functions) {
  const load = (file) => import(pathToFileURL(join(root, 'contract/dist', file)).href);
  const [{ menuEndpoints }, { encode }, { envelope }] = await Promise.all(['menu.js', 'wire/decode.js', 'wire/envelope.js'].map(load));
  const node = { systemId: 'hall', opening: '0', favourite: 'none' };
  const nodes = functions.map(({ id, name, nameEn, pinyin }) => ({ ...node, id, name, nameEn, pinyin }));
  const start = { ...node, id: 'home', name: '首页', path: '/home' };
  return { path: menuEndpoints.mine.path, answer: envelope(200, encode(menuEndpoints.mine.data, [start, ...nodes])) };
}

/** Notes how long what a key changes is worked on, until the list is in the document; runs in the page. */
function watchKeys() {
  window.hallKeys = [];
  let began = 0;
  document.addEventListener('input', () => (began = performance.now()), true);
  // React draws what is typed before anything else happens; a task of its own comes thereafter.
  document.addEventListener('input', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.hallKeys.push(performance.now() - began);
    port2.postMessage(0);
  });
}

/** Types into the palette of a person who has all of the functions. */
async function benchPalette({ browser, url, password, slowdown }, functions) {
  const { path, answer } = await menuOf(functions);
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.route(`**${path}`, (route) => route.fulfill({ json: answer }));
  await page.addInitScript(watchKeys);
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill('staff');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^账号/ }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await box.pressSequentially(WARM_UP, { delay: KEY_MS });
  await page.evaluate(() => {
    window.hallKeys.length = 0;
  });
  for (const query of QUERIES) {
    await box.press('Control+a');
    await box.pressSequentially(query, { delay: KEY_MS });
  }
  const keys = await page.evaluate(() => window.hallKeys);
  await context.close();
  return compared('a key in the palette, with its list', keys);
}

/** @returns lines that say what was measured */
export async function benchSearch(hall) {
  const functions = await loadFunctions();
  const engine = await benchEngine(hall.browser, functions, hall.slowdown);
  const palette = await benchPalette(hall, functions);
  return [`Search among ${functions.length} entries, CPU ${hall.slowdown}× slower`, ...engine, palette];
}
