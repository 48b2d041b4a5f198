import { expect, it } from 'vitest';
import { hostedFunction, keyOf, pathOf, templateOf } from './tab-key.ts';

it.each([
  ['/tzgg', '?page=2', '/tzgg'],
  ['/list', '?mbid=a&page=2', '/list?mbid=a'],
  ['/qtxt', '?menu=claims&menus=mine%2Capprove&activeindex=1', '/qtxt?menu=claims'],
  ['/qtxt', '?url=https%3A%2F%2Fassets.example%2F&x=1', '/qtxt?url=https%3A%2F%2Fassets.example%2F'],
  ['/qtxt', '?url=https%3A%2F%2Fassets.example%2F&menu=claims', '/qtxt?menu=claims'],
  ['/qtxt', '', '/qtxt'],
])('TABS-5 %s%s has the tab %s', (pathname, search, key) => expect(keyOf(pathname, search)).toBe(key));

it('TABS-5 a tab says what it shows', () => {
  expect([hostedFunction('/qtxt?menu=a.b'), templateOf('/list?mbid=t'), pathOf('/list?mbid=t')]).toEqual(['a.b', 't', '/list']);
  expect([hostedFunction('/tzgg'), templateOf('/tzgg'), pathOf('/tzgg')]).toEqual([undefined, undefined, '/tzgg']);
});
