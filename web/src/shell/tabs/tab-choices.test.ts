import { expect, it } from 'vitest';
import { idleChoices } from './tab-choices.ts';
import { freshTabs, showTab } from './tabs-slice.ts';

const open = (...keys: string[]) => keys.reduce((state, key) => showTab(state, { key, href: key }), freshTabs);

it.each([
  ['the only tab', open(), '/home', ['close', 'closeOthers', 'closeAll']],
  ['the first of two', open('/1'), '/home', ['close']],
  ['the second of two', open('/1'), '/1', ['closeOthers']],
  ['the second of three', open('/1', '/2'), '/1', []],
])('TABS-4 what does not apply to %s', (_, state, key, idle) => expect(idleChoices(state, key)).toEqual(idle));
