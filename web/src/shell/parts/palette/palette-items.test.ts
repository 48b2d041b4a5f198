import { expect, it } from 'vitest';
import type { MenuTarget } from '../../../domains/menu/search/menu-targets.ts';
import { bySection, paletteItems } from './palette-items.ts';

const target = (id: string): MenuTarget => ({ id, name: id, icon: {}, system: { name: 'S' }, opens: { path: `/${id}` } });
const TARGETS = ['a', 'b', 'c', 'd', 'window'].map(target);
const tab = (id: string) => ({ key: `/${id}`, href: `/${id}` });

const items = paletteItems({
  targets: TARGETS,
  tabKeyOf: ({ id }) => (id === 'window' ? undefined : `/${id}`),
  titleOf: (key) => `title of ${key}`,
  items: [tab('home'), tab('a'), tab('b'), tab('unknown')],
  active: '/b',
  closed: [{ key: '/c', href: '/c?page=2' }, tab('gone')],
  recent: ['a', 'window'],
  common: ['a', 'd', 'c'],
});

it('SHELL-14 before anything is typed it offers open pages, recent and common ones, each once', () => {
  expect(items.atHand.map(({ id, section }) => [id, section])).toEqual([
    ['tab /home', 'tabs'],
    ['tab /a', 'tabs'],
    ['tab /unknown', 'tabs'],
    ['window', 'recent'],
    ['c', 'recent'],
    ['d', 'common'],
  ]);
});

it('SHELL-14 what is open leads back to its page, and what was closed to where it was', () => {
  const deedOf = (id: string) => items.atHand.find((item) => item.id === id)?.deed;
  expect(deedOf('tab /a')).toEqual({ kind: 'show', tab: '/a' });
  expect(deedOf('c')).toEqual({ kind: 'go', href: '/c?page=2' });
  expect(deedOf('d')).toEqual({ kind: 'open', target: TARGETS[3] });
});

it('SHELL-14 all can be found, under its system where it is not open', () => {
  expect(items.all.map(({ id }) => id)).toEqual(['tab /home', 'tab /a', 'tab /unknown', 'b', 'c', 'd', 'window']);
  expect(items.all.find(({ id }) => id === 'd')?.section).toEqual({ system: { name: 'S' } });
  expect(items.all[2]?.name).toBe('title of /unknown');
});

it('SHELL-14 sections stand in the order of their best, so that the first that is found stays first', () => {
  const sections = bySection(['b1', 'a1', 'b2'], (id) => ({ system: { name: id.slice(0, 1) } }));
  expect(sections.map(({ entries }) => entries)).toEqual([['b1', 'b2'], ['a1']]);
});
