// Sizes of what the sign-in page and the first page after it load; fails over the budget (PERF-1).
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const OUT = new URL('../dist/app/', import.meta.url);
const KB = 1000;
const LOGIN = ['index.html', 'src/domains/session/seal-password.ts'];
const HOME = [...LOGIN, 'src/app/first-data.ts', 'src/shell/shell.tsx', 'src/shell/pages/home-page.tsx'];
const BUDGET_KB = { login: 220, 'login + home': 420 };

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

let over = false;
for (const [name, sources] of Object.entries({ login: LOGIN, 'login + home': HOME })) {
  const { files, brotli, gzip } = await sizesOf(sources);
  const verdict = brotli > BUDGET_KB[name] ? 'OVER' : 'within';
  over ||= verdict === 'OVER';
  process.stdout.write(
    `${name}: ${brotli.toFixed(1)} kB brotli, ${gzip.toFixed(1)} kB gzip in ${files} files; ${verdict} the budget of ${BUDGET_KB[name]} kB\n`,
  );
}
process.exitCode = over ? 1 : 0;
