import type { MenuNode } from '@hall/contract/menu';
import { PARAMETERS, type Parameters } from '@hall/contract/parameter-table';
import { expect, it } from 'vitest';
import { drawerWidth, isApplications, opensDrawer } from './applications.ts';

const node = (more: Partial<MenuNode>): MenuNode => ({ id: 'x', name: '功能', systemId: '', opening: '0', favourite: 'none', ...more });

const defaults = Object.fromEntries(Object.entries(PARAMETERS).map(([name, { fallback }]) => [name, fallback])) as Parameters;

it.each([
  ['', '80%'],
  ['640', '640px'],
  [' 640 ', '640px'],
  ['640px', '640px'],
  ['50%', '50%'],
  ['50 %', '50%'],
  ['0', '80%'],
  ['-20', '80%'],
  ['half', '80%'],
  ['1e3', '80%'],
  ['640; color: red', '80%'],
  ['1000000', '80%'],
])('APPS-1 the drawer is as wide as its parameter says, 80 %% where that says nothing sound: "%s"', (value, width) => {
  expect(drawerWidth({ ...defaults, drawerWidthZh: value }, 'zh')).toBe(`min(100%, ${width})`);
  expect(drawerWidth({ ...defaults, drawerWidthEn: value }, 'en')).toBe(`min(100%, ${width})`);
  expect(drawerWidth({ ...defaults, drawerWidthEn: value }, 'zh')).toBe('min(100%, 80%)');
});

it.each([
  [{ name: '应用' }, true],
  [{ name: ' 应用 ', path: '/somewhere' }, true],
  [{ name: '应用大全', path: '/appCenter' }, true],
  [{ name: '应用指南', path: '/guide' }, false],
  [{ name: '功能', nameEn: 'Applications' }, false],
])('APPS-1 the entry of the applications is known by its title, or by its path: %j', (more, expected) => {
  expect(isApplications(node(more))).toBe(expected);
});

it.each([
  ['/home', '', true],
  ['/personalCenter', '', true],
  ['/tzgg', '', false],
  ['/appCenter', '', false],
  ['/qtxt', '?menu=claims', false],
  ['/qtxt', '?menu=unknown', true],
])('APPS-1 they open as a drawer unless an entry of the menu is shown: %s%s', (pathname, search, expected) => {
  const entries = [node({ id: 'notices', path: '/tzgg' }), node({ id: 'apps', path: '/appCenter' }), node({ id: 'claims' })];
  const menu = [node({ id: 'home', path: '/home' }), node({ id: 'dir', children: entries })];
  expect(opensDrawer(menu, { pathname, search })).toBe(expected);
});
