import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossary } from './lib/glossary.mjs';
import { root, stop } from './lib/run.mjs';
import { steps } from './lib/step-list.mjs';

// Writes the generated documents; with --check only says which of them are out of date.
const check = process.argv.includes('--check');
const documents = { 'docs/glossary.md': await glossary(), 'docs/steps.md': steps() };

const stale = Object.entries(documents).filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
);
if (check && stale.length) stop(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run: npm run docs`);
for (const [file, text] of stale) writeFileSync(join(root, file), text);
console.log(stale.length ? `written: ${stale.map(([file]) => file).join(', ')}` : 'documents are up to date');
