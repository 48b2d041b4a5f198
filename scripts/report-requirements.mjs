import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promises } from './lib/requirements.mjs';
import { results } from './lib/results.mjs';
import { root } from './lib/run.mjs';

// Writes reports/requirements.html: every id with what shows it, and how that went the last time.
const { units, scenarios } = results();
const all = [...scenarios, ...units];

const html = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const kind = (outcome) => outcome.replaceAll(' ', '-');

function outcomeOf(tests) {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return tests.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'did not run';
}

const listOf = (tests) =>
  tests.map(({ title, file, outcome }) => `<li class="${kind(outcome)}">${html(title)} <small>${html(file)}</small></li>`).join('\n');

function rowOf({ id, promise }) {
  const tests = all.filter(({ ids }) => ids.includes(id));
  const outcome = outcomeOf(tests);
  const list = tests.length ? `<details><summary>${tests.length} tests</summary><ul>${listOf(tests)}</ul></details>` : 'no test claims it';
  return `<tr class="${kind(outcome)}"><th id="${id}">${id}</th><td>${html(promise)}</td><td>${outcome}</td><td>${list}</td></tr>`;
}

const count = (outcome) => all.filter((test) => test.outcome === outcome).length;
writeFileSync(
  join(root, 'reports/requirements.html'),
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Finance Hall: requirements</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; color: #1f2a37; margin: 32px auto; max-width: 1100px; padding: 0 16px; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-top: 1px solid #e3e8ef; padding: 8px 12px; text-align: left; vertical-align: top; }
  th { white-space: nowrap; }
  small { color: #64748b; }
  .passed > td:nth-child(3) { color: #15803d; }
  .failed > td:nth-child(3), li.failed { color: #b91c1c; font-weight: 600; }
  .did-not-run > td:nth-child(3), li.did-not-run { color: #b45309; }
  li.failed::after { content: ' (failed)'; }
  li.did-not-run::after { content: ' (did not run)'; }
</style>
<h1>Requirements</h1>
<p>${scenarios.length} scenarios, ${units.length} unit and API tests: ${count('passed')} passed, ${count('failed')} failed, ${count('did not run')} did not run.</p>
<table>
<tr><th>Id</th><th>Promise</th><th>Outcome</th><th>Shown by</th></tr>
${promises().map(rowOf).join('\n')}
</table>
</html>
`,
);
