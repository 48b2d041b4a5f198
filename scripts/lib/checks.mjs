import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root, TSC } from './run.mjs';

const BIN = {
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  bddgen: 'playwright-bdd/dist/cli/index.js',
  playwright: '@playwright/test/cli.js',
};
const bin = (name) => join(root, 'node_modules', BIN[name]);

/** Runs one check with the Node that runs this; what it prints comes out in one piece when it ends. */
function check(name, args, live = false) {
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

const inTurn = async (...tasks) => {
  for (const task of tasks) if (!(await task())) return false;
  return true;
};

const lint = () =>
  inTurn(
    () => check('lint', [bin('biome'), 'check', '--error-on-warnings', '.']),
    () => check('imports', ['scripts/lint-imports.mjs']),
    () => check('wire names', ['scripts/lint-wire-names.mjs']),
    () => check('generated documents', ['scripts/docs.mjs', '--check']),
    () => check('types of the tests', [TSC, '-p', 'tsconfig.tests.json']),
  );
const units = () => check('unit and API tests', [bin('vitest'), 'run'], true);

async function template() {
  const { makeTemplate } = await import(pathToFileURL(join(root, 'prisma/dist/prepare.js')).href);
  await makeTemplate(join(root, '.cache/template.db'), { demo: true });
  return true;
}

const acceptance = (passedOn) =>
  inTurn(
    template,
    () => check('scenarios to tests', [bin('bddgen')]),
    () => check('scenarios', [bin('playwright'), 'test', ...passedOn], true),
  );

const attacks = () => check('attacks, in their short form', [bin('vitest'), 'run', '--config', 'attack/vitest.config.ts'], true);

/** Runs the checks: the quick ones beside the unit tests, then scenarios and attacks with both cores to themselves. */
export async function checks({ acceptanceOnly, passedOn }) {
  const quick = acceptanceOnly || (await Promise.all([lint(), units()])).every(Boolean);
  const sound = quick && (await inTurn(() => acceptance(passedOn), ...(acceptanceOnly ? [] : [attacks])));
  node(['scripts/report-requirements.mjs']);
  return sound;
}
