import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const blocksOf = (guide: string, language: string): string[] =>
  [...read(guide).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

it('the examples of the product owners’ guide are scenarios that are played, word for word', () => {
  expect(blocksOf('docs/product-owners.md', 'gherkin')).toEqual([read('features/example.feature'), read('features/示例.feature')]);
});
