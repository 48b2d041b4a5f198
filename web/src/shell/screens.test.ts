import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES } from './page-table.ts';

const walked = readFileSync(join(import.meta.dirname, '../../../features/shell/screens.feature'), 'utf8');

it.each(PAGES.flatMap(({ path }) => path ?? []))('SHELL-15 %s is among the screens that are looked at in every way', (path) => {
  expect(walked).toMatch(new RegExp(`\\| ${path}[ ?]`));
});
