import { CATALOGUE } from '@hall/database/catalogue/index';
import { expect, it } from 'vitest';
import { isKnownPath, PAGES } from './page-table.ts';

const routes = CATALOGUE.permissions.flatMap(({ path, component }) => (path && component ? [{ path, component }] : []));

it.each(routes)('ENTRY-1 $path is known before sign-in, so that a person without a session is asked to sign in for it', ({ path }) => {
  expect(isKnownPath(path)).toBe(true);
});

it.each(routes)('MENU-1 the component of $path is a page of ours', ({ component }) => {
  expect(PAGES.map((page) => page.component)).toContain(component);
});
