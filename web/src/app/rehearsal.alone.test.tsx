// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rehearseList } from './list-rehearsal.tsx';
import { rehearseShell } from './shell-rehearsal.tsx';

const fetched = vi.fn();
const complained = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(complained);
  vi.spyOn(console, 'warn').mockImplementation(complained);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetched.mockClear();
    complained.mockClear();
  };
});

const stylesOf = (component: string) =>
  [...document.querySelectorAll('style')].filter(({ textContent }) => textContent?.includes(component)).length;

it.each([
  ['the frame', rehearseShell, ['menu']],
  ['a list', rehearseList, ['table', 'checkbox', 'picker', 'tree-select', 'tooltip', 'pagination']],
])(
  'PERF-3 the rehearsal of %s brings its styles, and nothing else: no call, no text, nothing kept, nothing in the page',
  async (_, rehearse, styled) => {
    const [kept, title] = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), document.title];
    const letGo = rehearse([]);
    await waitFor(() => expect(styled.filter((part) => stylesOf(`.ant-${part}`) === 0)).toEqual([]), { timeout: 30_000 });
    letGo();
    expect(document.body.innerHTML).toBe('');
    expect([document.title, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])]).toEqual([title, kept]);
    expect(fetched).not.toHaveBeenCalled();
    expect(complained.mock.calls).toEqual([]);
  },
);
