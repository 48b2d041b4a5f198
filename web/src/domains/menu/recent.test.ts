import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storedAs } from '../../shared/storage.ts';
import { noteRecent, useRecent } from './recent.ts';

const recent = (personId: string) => renderHook(() => useRecent(personId)).result.current;

beforeEach(() => localStorage.clear());

it('APPS-5 the functions opened last come first, each once, six of them at most', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) noteRecent('1', id);
  expect(recent('1')).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('APPS-5 nobody sees what another person has opened', () => {
  noteRecent('1', 'a');
  expect(recent('2')).toEqual([]);
  noteRecent('2', 'b');
  expect(recent('2')).toEqual(['b']);
  expect(recent('1')).toEqual([]);
});

it('APPS-5 what is on the screen follows', () => {
  const { result } = renderHook(() => useRecent('1'));
  act(() => noteRecent('1', 'a'));
  expect(result.current).toEqual(['a']);
});

it.each(['{', '{"personId":"1","menuIds":[1]}', '[]'])('APPS-5 what else is stored is none: %s', (stored) => {
  localStorage.setItem(storedAs('recent'), stored);
  expect(recent('1')).toEqual([]);
});
