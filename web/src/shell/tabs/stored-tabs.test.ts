import { beforeEach, expect, it } from 'vitest';
import { write } from '../../shared/storage.ts';
import { storedClosedTabs, storedTabs } from './stored-tabs.ts';
import { HOME_TAB } from './tabs-state.ts';

const tab = (key: string, more: object = {}) => ({ key, href: key, ...more });
const open = (...kept: unknown[]) => {
  write(sessionStorage, 'tabs', JSON.stringify(kept));
  return storedTabs(HOME_TAB);
};
const closed = (...kept: unknown[]) => {
  write(sessionStorage, 'closedTabs', JSON.stringify(kept));
  return storedClosedTabs();
};

beforeEach(() => sessionStorage.clear());

it('TABS-6 the tabs are as they were left, with what they showed', () => {
  const hosted = { key: '/qtxt?menu=claims', href: '/qtxt?menu=claims&activeindex=1' };
  const kept = [tab('/home'), tab('/tzgg', { href: '/tzgg?page=2#batch=1', pinned: true }), tab('/loans', { turn: 2 }), hosted];
  expect(open(...kept)).toEqual(kept);
  expect(closed(tab('/loans'), hosted)).toEqual([tab('/loans'), hosted]);
});

it.each([
  ['no tab', null],
  ['a word', '/tzgg'],
  ['without an address', { key: '/tzgg' }],
  ['with a key that is none', { key: 7, href: '/tzgg' }],
  ['leading out of the hall', { key: '/tzgg', href: 'https://elsewhere.example/tzgg' }],
  ['leading out of the hall by two slashes', { key: '/', href: '//elsewhere.example/' }],
  ['leading to what is no address', { key: '/tzgg', href: '//[' }],
  ['leading to another page', { key: '/tzgg', href: '/loans' }],
])('TABS-6 what is malformed is dropped, and the others stay: %s', (_, malformed) => {
  expect(open(tab('/home'), malformed, tab('/loans'))).toEqual([tab('/home'), tab('/loans')]);
  expect(closed(malformed, tab('/loans'))).toEqual([tab('/loans')]);
});

it('TABS-6 properties that are malformed, or of an older version, are dropped', () => {
  expect(open(tab('/home'), tab('/tzgg', { turn: 'often', pinned: 'yes', title: '通知公告' }), tab('/loans', { turn: -1 }))).toEqual([
    tab('/home'),
    tab('/tzgg'),
    tab('/loans'),
  ]);
  expect(closed(tab('/tzgg', { turn: 3, pinned: true }))).toEqual([tab('/tzgg')]);
});

it('TABS-2 home comes first and is not pinned, whatever was kept', () => {
  expect(open(tab('/tzgg'), tab('/home', { pinned: true }))).toEqual([tab('/home'), tab('/tzgg')]);
  expect(open(tab('/tzgg'))).toEqual([tab('/home'), tab('/tzgg')]);
  expect(open()).toEqual([tab('/home')]);
});

it('TABS-7 the pinned ones come before the others', () => {
  expect(open(tab('/home'), tab('/1'), tab('/2', { pinned: true }))?.map(({ key }) => key)).toEqual(['/home', '/2', '/1']);
});

it('TABS-1 a page has one tab, and there are eight at most', () => {
  expect(open(tab('/home'), tab('/1'), tab('/1', { href: '/1?page=2' }))).toEqual([tab('/home'), tab('/1')]);
  const many = Array.from({ length: 12 }, (_, place) => tab(`/${place}`));
  expect([open(...many)?.length, closed(...many)?.length]).toEqual([8, 8]);
});

it('TABS-6 what is no list, or nothing at all, is none', () => {
  expect([storedTabs(HOME_TAB), storedClosedTabs()]).toEqual([undefined, undefined]);
  write(sessionStorage, 'tabs', '{"0":{"key":"/home"}}');
  write(sessionStorage, 'closedTabs', '[');
  expect([storedTabs(HOME_TAB), storedClosedTabs()]).toEqual([undefined, undefined]);
});
