import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './lib/run.mjs';
import { oddQuotes } from './lib/scenario-quotes.mjs';

const files = readdirSync(join(root, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature') && !file.includes('node_modules'))
  .sort();
const faults = files.flatMap((file) =>
  oddQuotes(readFileSync(join(root, 'features', file), 'utf8')).map(({ line, step }) => `features/${file}:${line}: ${step}`),
);
if (faults.length) stop(`Steps quote with "straight double quotes" alone, an opening and a closing one:\n${faults.join('\n')}`);
console.log(`scenarios: the quotes of ${files.length} files are straight`);
