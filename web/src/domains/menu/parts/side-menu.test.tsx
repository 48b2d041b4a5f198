import type { MenuNode } from '@hall/contract/menu';
import { expect, it } from 'vitest';
import { unfoldedAtFirst } from './side-menu.tsx';

const named = (id: string, children: MenuNode[] = []) => ({ id, name: id, children }) as unknown as MenuNode;
const system = (id: string, functions: number) =>
  named(
    id,
    Array.from({ length: functions }, (_, at) => named(`${id}.${at}`)),
  );

it('SHELL-1 all systems of a menu are unfolded to begin with', () => {
  expect(unfoldedAtFirst([named('alone'), system('claims', 3), system('assets', 2)], [])).toEqual(['claims', 'assets']);
});

it('SHELL-1 of a menu with hundreds of entries what leads to the page is unfolded alone', () => {
  const entries = Array.from({ length: 25 }, (_, at) => system(`own${at}`, 20));
  expect(unfoldedAtFirst(entries, ['own7', 'own7.3'])).toEqual(['own7']);
});
