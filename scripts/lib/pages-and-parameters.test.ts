import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The components that menus name, of the domains' lists of pages. */
const componentsOf = (source: string) =>
  [...source.matchAll(/component: '([\w/-]+)'(?:(?!\},)[\s\S])*/g)].filter(([entry]) => !entry.includes('everyone'));

it('every page of the web that a menu leads to is in the list of pages by its component', () => {
  const listed = `${read('docs/pages-and-parameters.md')}${read('docs/integrators.md')}`;
  const routes = readdirSync(join(root, 'web/src/domains')).map((domain) => `web/src/domains/${domain}/routes.ts`);
  const components = routes.filter((file) => existsSync(join(root, file))).flatMap((file) => componentsOf(read(file)));
  expect(components.length).toBeGreaterThan(4);
  expect(components.map(([, name]) => name).filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
