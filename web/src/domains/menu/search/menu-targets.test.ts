import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import { expect, it } from 'vitest';
import { functionTargets, pageTargets } from './menu-targets.ts';

const node = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({
  ...{ id, name: id, systemId: '', opening: '0', favourite: 'none' },
  ...more,
});
const route = (path: string, more: Partial<MenuRoute> = {}): MenuRoute => ({
  ...{ path, hidden: true, component: path, meta: { title: { zh: path, en: path }, roles: [] } },
  ...more,
});

it('SHELL-14 functions stand in the directories that they are in, and in their system, each once', () => {
  const claims = node('claims', { systemName: '报销系统', systemNameEn: 'Reimbursement' });
  const menu = [node('home'), node('guides', { children: [claims, node('secret', { hidden: true })] }), node('notices')];
  const targets = functionTargets(menu, ({ id }) => (id === 'notices' ? 2 : 0));
  expect(targets.map(({ id, system, nearness }) => [id, system?.name, nearness])).toEqual([
    ['claims', 'guides', 0],
    ['notices', undefined, 2],
  ]);
  expect(targets[0]?.within?.map(({ name }) => name)).toEqual(['guides', '报销系统']);
});

it('SHELL-14 pages that the menu does not list can be found, but for those that need more of an address', () => {
  const routes = [
    route('/tzgg', { hidden: false }),
    route('/xtsz', { pinyin: "xtsz xi'tong'she'zhi" }),
    route('/xtsz/accounts'),
    route('/qtxt', { component: 'menu/linked-system' }),
    route('/list', { component: 'pages/configured' }),
    route('/digest', { component: 'pages/configured', templateId: 'digest' }),
  ];
  const targets = pageTargets(routes);
  expect(targets.map(({ id, system }) => [id, system?.name])).toEqual([
    ['/xtsz', '/xtsz'],
    ['/xtsz/accounts', '/xtsz'],
    ['/digest', '/digest'],
  ]);
  expect(targets[0]?.pinyin).toBe("xtsz xi'tong'she'zhi");
});
