import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, TSC } from './run.mjs';

const BIN = {
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  bddgen: 'playwright-bdd/dist/cli/index.js',
  playwright: '@playwright/test/cli.js',
};
const bin = (name) => join(root, 'node_modules', BIN[name]);

/** Runs one check with the Node that runs this; what it prints comes out in one piece when it ends, unless it is `live`. */
export function check(name, args, live = false) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'] });
    const printed = [];
    child.stdout?.on('data', (part) => printed.push(part));
    child.stderr?.on('data', (part) => printed.push(part));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(Buffer.concat(printed));
      console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** Each needs what the one before it makes, so that the first failure ends them. */
const inTurn = async (...tasks) => {
  for (const task of tasks) if (!(await task())) return false;
  return true;
};

/** None needs another, so that a failure hides nothing of those behind it. */
const all = async (...tasks) => {
  let sound = true;
  for (const task of tasks) sound = (await task()) && sound;
  return sound;
};

const lint = (run) =>
  all(
    () => run('lint', [bin('biome'), 'check', '--error-on-warnings', '.']),
    () => run('imports', ['scripts/lint-imports.mjs']),
    () => run('wire names', ['scripts/lint-wire-names.mjs']),
    () => run('generated documents', ['scripts/docs.mjs', '--check']),
    () => run('types of the tests', [TSC, '-p', 'tsconfig.tests.json']),
  );
const units = (run) => run('unit and API tests', [bin('vitest'), 'run'], true);

const acceptance = (run, passedOn) =>
  inTurn(
    () => run('quotes of the scenarios', ['scripts/lint-scenarios.mjs']),
    () => run('database of the scenarios', ['scripts/make-template.mjs']),
    () => run('scenarios to tests', [bin('bddgen')]),
    () => run('scenarios', [bin('playwright'), 'test', ...passedOn], true),
  );

const proofs = (run) => run('proofs, in their short form', [bin('vitest'), 'run', '--config', 'proofs/vitest.config.ts'], true);

/**
 * Runs the checks: the quick ones beside the unit tests, then scenarios and proofs with both cores to themselves.
 * @param {{ acceptanceOnly: boolean, passedOn: readonly string[] }} asked
 * @param {typeof check} [run] does one of them
 */
export async function checks({ acceptanceOnly, passedOn }, run = check) {
  if (acceptanceOnly) return acceptance(run, passedOn);
  return all(
    async () => (await Promise.all([lint(run), units(run)])).every(Boolean),
    () => acceptance(run, passedOn),
    () => proofs(run),
  );
}
