import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { checks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { results, tellFailures } from './lib/results.mjs';
import { node, root, stop } from './lib/run.mjs';

// Everything that must pass. `--acceptance` plays the scenarios alone (against HALL_URL when that is set); all other
// arguments are Playwright's, such as `--repeat-each 3` or `--grep @TABS-1`.
const [acceptanceOnly, passedOn] = [
  process.argv.includes('--acceptance'),
  process.argv.slice(2).filter((argument) => argument !== '--acceptance'),
];
const started = performance.now();

ensureInstalled();
// It asks Playwright, which may just have been installed.
const { ensureTestTools } = await import('./lib/test-tools.mjs');
const advice = ensureTestTools();
if (advice) stop(advice);
build();
mkdirSync(join(root, 'reports'), { recursive: true });
for (const report of ['vitest.json', 'proofs.json', 'playwright.json']) rmSync(join(root, 'reports', report), { force: true });
const sound = await checks({ acceptanceOnly, passedOn });
node(['scripts/report-requirements.mjs']);

const { units, scenarios } = results();
const count = (outcome, tests = [...units, ...scenarios]) => tests.filter((test) => test.outcome === outcome).length;
// Unit tests that need a program this machine lacks, such as slapd, say so and are left out; scenarios never are.
const [failed, leftOut, didNotRun] = [count('failed'), count('did not run', units), count('did not run', scenarios)];
tellFailures([...units, ...scenarios]);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s in all; reports/requirements.html says what was shown`);
if (leftOut) console.log(`${leftOut} left out, for want of a program that they need`);
if (didNotRun) console.log(`${didNotRun} did not run`);
console.log(`${count('passed')} passed, ${failed} failed`);
process.exit(sound && !failed && !didNotRun ? 0 : 1);
