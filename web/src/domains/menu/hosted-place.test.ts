import type { MenuNode } from '@hall/contract/menu';
import { describe, expect, it } from 'vitest';
import { askedOf, hostedPlace } from './hosted-place.ts';

const node = (id: string, children?: MenuNode[]): MenuNode => ({
  id,
  name: id,
  systemId: 's',
  opening: '0',
  favourite: 'none',
  ...(children && { children }),
});
const menu = [node('home'), node('claims', [node('mine'), node('approve')]), node('assets', [node('held')])];
const place = (search: string) => {
  const { owner, entries, active, url } = hostedPlace(new URLSearchParams(search), menu);
  return [owner?.id, entries.map(({ id }) => id), active, url];
};

describe('MENU-7 what the host page shows', () => {
  it.each([
    ['menu=mine', ['mine', [], 0, undefined]],
    ['menu=claims', ['claims', ['mine', 'approve'], 0, undefined]],
    ['menu=claims&activeindex=1', ['claims', ['mine', 'approve'], 1, undefined]],
    ['menu=mine&menus=mine,held&activeindex=1', ['mine', ['mine', 'held'], 1, undefined]],
    ['menus=held,%20nothing&activeindex=7', [undefined, ['held'], 0, undefined]],
    ['menu=claims&activeindex=-1', ['claims', ['mine', 'approve'], 0, undefined]],
    ['menu=claims&activeindex=1.5', ['claims', ['mine', 'approve'], 0, undefined]],
    ['url=https%3A%2F%2Fassets.example', [undefined, [], 0, 'https://assets.example']],
    ['menu=nothing', [undefined, [], 0, undefined]],
  ])('MENU-7 %s', (search, expected) => expect(place(search)).toEqual(expected));
});

it.each([
  ['/held', 'menu=held', '/held'],
  ['/held', 'menu=held&menus=held&activeindex=0', '/held'],
  ['/held', 'menu=held&waits=1&text=a%26b', '/held?waits=1&text=a%26b'],
  ['/list?mbid=t', 'menu=held&text=a', '/list?mbid=t&text=a'],
])('MENU-7 TODO-2 %s by way of the host page, %s, is %s', (to, search, path) => {
  expect(askedOf(to, new URLSearchParams(search))).toBe(path);
});
