import { expect, it } from 'vitest';
import { menuPages } from './menu-pages.ts';

const buttons = { more: 50, back: 40 };

it.each([
  ['all fit', [100, 100, 100], 300, [[0, 1, 2]]],
  ['one too many', [100, 100, 100], 299, [[0, 1], [2]]],
  [
    'each page between keeps room for both buttons',
    [100, 100, 100, 100, 100, 100],
    300,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
  [
    'the last page needs no room for more',
    [100, 100, 100, 100],
    250,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['an entry wider than the room has a page of its own', [400, 100], 300, [[0], [1]]],
  ['no room at all', [100, 100], 0, [[0], [1]]],
  ['no entries', [], 300, []],
])('SHELL-6 pages of the top menu: %s', (_, widths, room, pages) => {
  expect(menuPages(widths, room, buttons)).toEqual(pages);
});
