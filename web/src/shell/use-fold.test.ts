import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFold } from './use-fold.ts';

let width = 1440;

beforeEach(() => {
  width = 1440;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What a person finds who opens the page, and what they do about it. */
function open(startsFolded: boolean, then?: 'fold' | 'unfold'): boolean {
  const { result, unmount } = renderHook(() => useFold(startsFolded));
  if (then && result.current.folded !== (then === 'fold')) act(result.current.toggle);
  const { folded } = result.current;
  unmount();
  return folded;
}

describe('SHELL-2 the menu, when the page is opened again', () => {
  it('is as it was left', () => {
    open(false, 'fold');
    expect(open(false)).toBe(true);
    open(false, 'unfold');
    expect(open(false)).toBe(false);
  });

  it('is as it was left, whatever the parameter for the start', () => {
    expect(open(true)).toBe(true);
    open(true, 'unfold');
    expect(open(true)).toBe(false);
  });

  it('is as the parameter says while nobody has touched it', () => {
    expect(open(false)).toBe(false);
    expect(open(true)).toBe(true);
  });

  it('is as it was left on a wide window, whatever was done on a narrow one', () => {
    width = 1319;
    expect(open(false)).toBe(true);
    open(false, 'unfold');
    expect(open(false)).toBe(true);
    open(false, 'fold');
    width = 1440;
    expect(open(false)).toBe(false);
  });
});
