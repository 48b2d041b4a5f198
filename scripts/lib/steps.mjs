import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const NOT_INPUT = new Set(['node_modules', 'dist', 'generated', '.generated', '.cache']);

/** Every file below a path of the clone, leaving out what is installed or made. */
function* filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) return yield path;
  for (const name of readdirSync(full).sort()) if (!NOT_INPUT.has(name)) yield* filesBelow(`${path}/${name}`);
}

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => [...filesBelow(input)])) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Does a piece of work unless it was done for the very same inputs and what it made is still there. The stamp is
 * removed before the work starts, so that work that failed half-way is done again.
 * @param {{ name: string, stamp: string, inputs: readonly string[], outputs: readonly string[], work: () => void }} step
 *   paths are relative to the clone; an input may be a file or a directory
 * @returns {boolean} whether the work was done
 */
export function step({ name, stamp, inputs, outputs, work }) {
  const file = join(root, stamp);
  const now = fingerprint(inputs);
  if (existsSync(file) && readFileSync(file, 'utf8') === now && outputs.every((path) => existsSync(join(root, path)))) return false;
  const started = performance.now();
  console.log(`» ${name}`);
  rmSync(file, { force: true });
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
