import { expect, it } from 'vitest';
import { heldByPins, idleChoices } from './tab-choices.ts';
import { freshTabs, showTab, togglePin } from './tabs-state.ts';

const open = (...keys: string[]) => keys.reduce((state, key) => showTab(state, { key, href: key }), freshTabs);

it.each([
  ['the only tab', open(), '/home', ['pin', 'close', 'closeOthers', 'closeAll']],
  ['the first of two', open('/1'), '/home', ['pin', 'close']],
  ['the second of two', open('/1'), '/1', ['closeOthers']],
  ['the second of three', open('/1', '/2'), '/1', []],
])('TABS-4 what does not apply to %s', (_, state, key, idle) => {
  expect([idleChoices(state, key), heldByPins(state, key)]).toEqual([idle, []]);
});

it.each([
  ['a pinned tab', open('/1', '/2'), '/1', ['close']],
  ['a pinned tab with no other', open('/1'), '/1', ['close', 'closeAll']],
  ['the other of a pinned tab', open('/1', '/2'), '/2', ['closeOthers']],
  ['the first tab beside a pinned one', open('/1'), '/home', ['closeOthers', 'closeAll']],
])('TABS-7 what a pin holds back from %s', (_, state, key, held) => {
  expect(heldByPins(togglePin(state, '/1'), key)).toEqual(held);
});
