import type { MenuRoute } from '@hall/contract/menu';
import { expect, it } from 'vitest';
import type { PageEntry } from '../shared/navigation/page-entry.ts';
import { resolvePage } from './resolve-page.ts';

const page = (component: string, path: string): PageEntry => ({ component, path, load: () => Promise.reject(new Error('not loaded')) });
const pages: PageEntry[] = [{ ...page('home', '/home'), everyone: true }, page('notices/list', '/tzgg'), page('hub', '/xtsz')];
const route = (path: string, component: string, roles: string[] = []): MenuRoute => ({
  path,
  component,
  hidden: false,
  meta: { title: { zh: path, en: path }, roles },
});
const kind = (path: string, routes: MenuRoute[] | undefined, roles?: string[]) => resolvePage(path, pages, routes, roles).kind;

it('MENU-1 a route of the person opens the page that its component names', () => {
  expect(resolvePage('/tzgg', pages, [route('/tzgg', 'notices/list')], [])).toMatchObject({
    kind: 'page',
    page: { component: 'notices/list' },
  });
});

it('MENU-1 a page that is not everyone’s waits for the routes', () => {
  expect(kind('/tzgg', undefined)).toBe('waiting');
  expect(kind('/home', undefined)).toBe('page');
});

it('ENTRY-5 a page of ours without a route of the person shows no permission', () => {
  expect(kind('/xtsz', [route('/tzgg', 'notices/list')], ['staff'])).toBe('no-permission');
});

it('ENTRY-5 MENU-5 a route that names other roles shows no permission', () => {
  expect(kind('/xtsz', [route('/xtsz', 'hub', ['admin'])], ['staff'])).toBe('no-permission');
  expect(kind('/xtsz', [route('/xtsz', 'hub', ['admin'])], ['staff', 'admin'])).toBe('page');
});

it('ENTRY-5 an address of neither is not found, nor a route whose page we do not have', () => {
  expect(kind('/nowhere', [])).toBe('not-found');
  expect(kind('/other', [route('/other', 'other/page')], [])).toBe('not-found');
});
