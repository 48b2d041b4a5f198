import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from './lib/calls.mjs';
import { glossary } from './lib/glossary.mjs';
import { pagesAndParameters } from './lib/pages-and-parameters.mjs';
import { claimFaults, promises, testSources } from './lib/requirements.mjs';
import { root, stop } from './lib/run.mjs';
import { steps } from './lib/step-list.mjs';

// Writes the generated documents; with --check only says which of them are out of date, and what tests claim beside docs/requirements.md.
const check = process.argv.includes('--check');
const documents = {
  'docs/calls.md': await calls(),
  'docs/glossary.md': await glossary(),
  'docs/pages-and-parameters.md': await pagesAndParameters(),
  'docs/steps.md': await steps(),
};

const stale = Object.entries(documents).filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
);
if (check && stale.length) stop(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run: npm run docs`);
if (check) {
  const promised = promises().map(({ id }) => id);
  const faults = claimFaults(promised, testSources());
  if (faults.length) stop(`docs/requirements.md says another thing than the tests:\n${faults.join('\n')}`);
}
for (const [file, text] of stale) writeFileSync(join(root, file), text);
console.log(stale.length ? `written: ${stale.map(([file]) => file).join(', ')}` : 'documents are up to date');
