import type { MenuNode } from '@hall/contract/menu';
import { expect, it } from 'vitest';
import { moved } from './center/moved.ts';
import { commonOf, withOrder } from './menu-tree.ts';

const node = (id: string, favourite: MenuNode['favourite'], favouriteOrder?: number): MenuNode => ({
  ...{ id, name: id, systemId: '', opening: '0', favourite },
  ...(favouriteOrder !== undefined && { favouriteOrder }),
});
const menuOf = (...children: MenuNode[]): MenuNode[] => [node('home', 'fixed'), { ...node('dir', 'none'), children }];
const idsOf = (menu: readonly MenuNode[]) => commonOf(menu).map(({ id }) => id);

it('APPS-4 common functions stand in their order, fixed ones without a place before all, added ones behind', () => {
  const menu = menuOf(node('new', 'added'), node('b', 'added', 2), node('none', 'none', 0), node('a', 'fixed', 1), node('fixed', 'fixed'));
  expect(idsOf(menu)).toEqual(['fixed', 'a', 'b', 'new']);
});

it('APPS-4 they stand as in the menu where a backend knows no order', () => {
  expect(idsOf(menuOf(node('a', 'added'), node('b', 'added'), node('c', 'fixed')))).toEqual(['c', 'a', 'b']);
});

it('APPS-4 another order shows at once', () => {
  const menu = menuOf(node('a', 'fixed'), node('b', 'added', 0), node('c', 'added', 1));
  expect(idsOf(withOrder(menu, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b']);
});

it('APPS-4 what is dragged takes the place of the other', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b'], 'a', 'gone')).toEqual(['a', 'b']);
});
