// Sizes of what the sign-in page and the first page after it load; fails over the budget, and where they load what they do not use
// (PERF-1). Looks at what was built, or at the folder that is given.
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

async function sizesOf(sources) {
  const files = new Set(sources.flatMap((source) => [...chunksOf(source)].map((key) => manifest[key].file)));
  let brotli = 0;
  let gzip = 0;
  for (const file of [...files].filter((name) => name.endsWith('.js'))) {
    const bytes = await readFile(new URL(file, OUT));
    brotli += brotliCompressSync(bytes).length;
    gzip += gzipSync(bytes, { level: 9 }).length;
  }
  return { files: files.size, brotli: brotli / KB, gzip: gzip / KB };
}

const chunkNamed = (name) => {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name && manifest[one].file.endsWith('.js'));
  if (!key) throw new Error(`no chunk is named ${name}; the budget needs its new name`);
  return key;
};

const HOME = [...LOGIN, chunkNamed(SHELL)];
let over = false;
for (const name of ELSEWHERE) {
  if (!HOME.some((source) => chunksOf(source).has(chunkNamed(name)))) continue;
  over = true;
  process.stdout.write(`login + home: OVER, as ${name} is loaded there\n`);
}
for (const [name, sources] of Object.entries({ login: LOGIN, 'login + home': HOME })) {
  const { files, brotli, gzip } = await sizesOf(sources);
  const verdict = brotli > BUDGET_KB[name] ? 'OVER' : 'within';
  over ||= verdict === 'OVER';
  process.stdout.write(
    `${name}: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip in ${files} files; ${verdict} the budget of ${BUDGET_KB[name]} kB\n`,
  );
}
process.exitCode = over ? 1 : 0;
