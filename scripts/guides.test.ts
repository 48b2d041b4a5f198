import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@hall/contract/api';
import { FIELD_KINDS } from '@hall/contract/query-fields';
import { INDEX_COLUMN, SELECTION_COLUMN } from '@hall/contract/table-columns';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const blocksOf = (guide: string, language: string): string[] =>
  [...read(guide).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block);

it('the examples of the product owners’ guide are scenarios that are played, word for word', () => {
  const [english, chinese, outline, ...others] = blocksOf('docs/product-owners.md', 'gherkin');
  expect([english, chinese]).toEqual([read('features/example.feature'), read('features/示例.feature')]);
  expect(outline).toContain('Scenario Outline:');
  expect(read('features/loans/loans.feature')).toContain(outline);
  expect(others).toEqual([]);
});

it('the README names every domain that has calls', () => {
  const [, named = ''] = /^A domain \((.*)\) has the same name/m.exec(read('README.md')) ?? [];
  const domains = Object.entries(api).flatMap(([domain, calls]) => (Object.keys(calls).length ? [domain] : []));
  expect([...named.matchAll(/`(\w+)`/g)].map(([, domain]) => domain).sort()).toEqual(domains.sort());
});

it('the integrators’ guide says of every kind of query field what it sends, and names the two special columns', () => {
  const guide = read('docs/integrators.md');
  const [, table = ''] = /^\| kind \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const kinds = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, kind]) => kind));
  expect(kinds.sort()).toEqual([...FIELD_KINDS].sort());
  for (const column of [INDEX_COLUMN, SELECTION_COLUMN]) expect(guide).toContain(`\`${column}\``);
});
