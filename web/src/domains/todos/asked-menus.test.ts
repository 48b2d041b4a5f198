import { expect, it } from 'vitest';
import { askedMenus } from './asked-menus.ts';
import type { SourceAnswer } from './use-pending.ts';

const answer = (id: string, menuId: string) => ({ source: { id, menuId } }) as SourceAnswer;
const ANSWERS = [answer('1', 'claims'), answer('2', 'claims'), answer('3', 'loans')];

it.each([
  ['', { some: false, shown: ['1', '2', '3'], unknown: 0 }],
  ['?menus=', { some: false, shown: ['1', '2', '3'], unknown: 0 }],
  ['?menus=claims', { some: true, shown: ['1', '2'], unknown: 0 }],
  ['?menus=claims,loans', { some: true, shown: ['1', '2', '3'], unknown: 0 }],
  ['?menus=loans, other ,none', { some: true, shown: ['3'], unknown: 2 }],
  ['?menus=loans&menus=claims,claims', { some: true, shown: ['1', '2', '3'], unknown: 0 }],
  ['?menus=other', { some: true, shown: [], unknown: 1 }],
])('TODO-1 the address names functions: %s', (search, { some, shown, unknown }) => {
  const asked = askedMenus(search, ANSWERS);
  expect({ some: asked.some, shown: asked.shown.map(({ source }) => source.id), unknown: asked.unknown }).toEqual({ some, shown, unknown });
});
