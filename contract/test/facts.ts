import { readFileSync } from 'node:fs';

/** The rows of a table of contract/data, without its heading. */
export function facts(file: string): string[][] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
