import { CATALOGUE } from '@hall/database/catalogue/index';
import { expect, test } from 'vitest';
import type { MenuTarget } from '../../domains/menu/search/menu-targets.ts';
import { searchIn } from '../../domains/menu/search/search.ts';
import { hubScreens } from './hub-screens.ts';

const HUB = { name: '系统设置', nameEn: 'System settings', pinyin: "xtsz xi'tong'she'zhi" };
const page = (path: string, name: string, pinyin = ''): MenuTarget => ({
  ...{ id: path, name, nameEn: 'Page', pinyin, system: HUB, within: [HUB], icon: {} },
  opens: { path },
});
const entry = (path: string, name: string): MenuTarget =>
  ({ ...page(path, name), opens: { node: { id: path, path, name, children: [] } } }) as unknown as MenuTarget;

const TARGETS = [
  entry('/tzgg', '通知公告'),
  entry('/xtsz/notices', '公告管理'),
  page('/xtsz', '系统设置', "xtsz xi'tong'she'zhi"),
  page('/xtsz/notices/readers', '阅读情况'),
  page('/xtsz/brand-new', '全新设置'),
  page('/xtsz/roles', '角色管理', "jsgl jue'se'guan'li"),
  page('/xtsz/accounts', '账号管理', "zhgl zhang'hao'guan'li"),
];

test('SYS-1 every screen of the settings is in the hub, of the menu and beside it, known or not; what stands below one is not', () => {
  expect(hubScreens(TARGETS).map(({ path, group }) => [path, group])).toEqual([
    ['/xtsz/accounts', 'people'],
    ['/xtsz/roles', 'people'],
    ['/xtsz/notices', 'content'],
    ['/xtsz/brand-new', 'more'],
  ]);
});

test('SYS-1 a screen is found by its name and pinyin, not by that of the settings round all of them', () => {
  const find = searchIn(hubScreens(TARGETS));
  const found = (typed: string) => find(typed).map(({ item }) => item.path);
  expect(found('角色')).toEqual(['/xtsz/roles']);
  expect(found('jsgl')).toEqual(['/xtsz/roles']);
  expect(found('xtsz')).toEqual([]);
});

test('SYS-1 every screen of the settings that the product comes with has its place and a word on what it is for', () => {
  const paths = CATALOGUE.permissions.flatMap(({ path }) => (path && /^\/xtsz\/[^/]+$/.test(path) ? [path] : []));
  const screens = hubScreens(paths.map((path) => page(path, path)));
  expect(screens.length).toBeGreaterThan(12);
  expect(screens.filter(({ group, hint }) => group === 'more' || !hint).map(({ path }) => path)).toEqual([]);
});
