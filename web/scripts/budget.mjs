// Sizes of what the sign-in page and the first page after it load, and of what a page loads beyond that; fails over the budget, where
// they load what they do not use (PERF-1), and where chunks import one another in a circle (SHELL-12). Looks at what was built, or at the
// folder that is given.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [, , given] = process.argv;
const OUT = given ? pathToFileURL(`${given}/`) : new URL('../dist/app/', import.meta.url);
const KB = 1000;
const LOGIN = ['index.html', 'src/domains/session/seal-password.ts'];
/** The chunk with all that is behind sign-in and round every page, the home page included (vite.config.ts). */
const SHELL = 'shell';
const BUDGET_KB = { login: 220, 'login + home': 420 };
/** Of whatever is loaded when it is opened, beyond the home page. Each file is asked for by itself: many small ones take longer than one. */
const PART_BUDGET = { files: 20, brotli: 195 };
/** Chunks that come with the pages that use them. */
const ELSEWHERE = ['data-table'];

const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', OUT), 'utf8'));

/** The chunks that a source needs before it runs, itself included. */
function chunksOf(source, seen = new Set()) {
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not in the manifest; the budget needs its new name`);
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const needed of entry.imports ?? []) chunksOf(needed, seen);
  return seen;
}

const allChunksOf = (sources) => new Set(sources.flatMap((source) => [...chunksOf(source)]));

const compressed = new Map();

async function sizeOf(file) {
  if (!compressed.has(file)) {
    const bytes = await readFile(new URL(file, OUT));
    compressed.set(file, { brotli: brotliCompressSync(bytes).length / KB, gzip: gzipSync(bytes, { level: 9 }).length / KB });
  }
  return compressed.get(file);
}

async function sizesOf(chunks) {
  const files = new Set([...chunks].map((key) => manifest[key].file).filter((name) => name.endsWith('.js')));
  const sizes = await Promise.all([...files].map(sizeOf));
  const sum = (unit) => sizes.reduce((total, size) => total + size[unit], 0);
  return { files: files.size, brotli: sum('brotli'), gzip: sum('gzip') };
}

const chunkNamed = (name) => {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name && manifest[one].file.endsWith('.js'));
  if (!key) throw new Error(`no chunk is named ${name}; the budget needs its new name`);
  return key;
};

/** Chunks that import one another in a circle run before what they need is there: pages of such a build fail in the browser. */
function circleFrom(key, path = [], sound = new Set()) {
  if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
  if (sound.has(key)) return undefined;
  for (const needed of manifest[key].imports ?? []) {
    const circle = circleFrom(needed, [...path, key], sound);
    if (circle) return circle;
  }
  sound.add(key);
  return undefined;
}

const HOME = [...LOGIN, chunkNamed(SHELL)];
let over = false;
const sound = new Set();
const [circle] = Object.keys(manifest).flatMap((key) => {
  const found = circleFrom(key, [], sound);
  return found ? [found] : [];
});
if (circle) {
  over = true;
  process.stdout.write(`chunks in a CIRCLE: ${circle.map((key) => manifest[key].name ?? key).join(' > ')}\n`);
}
for (const name of ELSEWHERE) {
  if (!HOME.some((source) => chunksOf(source).has(chunkNamed(name)))) continue;
  over = true;
  process.stdout.write(`login + home: OVER, as ${name} is loaded there\n`);
}
for (const [name, sources] of Object.entries({ login: LOGIN, 'login + home': HOME })) {
  const { files, brotli, gzip } = await sizesOf(allChunksOf(sources));
  const verdict = brotli > BUDGET_KB[name] ? 'OVER' : 'within';
  over ||= verdict === 'OVER';
  process.stdout.write(
    `${name}: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip in ${files} files; ${verdict} the budget of ${BUDGET_KB[name]} kB\n`,
  );
}
const home = allChunksOf(HOME);
const parts = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !home.has(key));
const sized = await Promise.all(
  parts.map(async (part) => ({ part, ...(await sizesOf([...chunksOf(part)].filter((key) => !home.has(key)))) })),
);
const told = ({ part, files, brotli }) => `${part}, ${brotli.toFixed(1)} kB brotli in ${files} files`;
const tooMuch = sized.filter(({ files, brotli }) => files > PART_BUDGET.files || brotli > PART_BUDGET.brotli);
over ||= tooMuch.length > 0;
for (const part of tooMuch) process.stdout.write(`opened later: OVER by ${told(part)}\n`);
const [largest] = sized.sort((one, other) => other.brotli - one.brotli);
if (largest)
  process.stdout.write(`opened later: at most ${told(largest)}; the budget is ${PART_BUDGET.brotli} kB in ${PART_BUDGET.files} files\n`);
process.exitCode = over ? 1 : 0;
