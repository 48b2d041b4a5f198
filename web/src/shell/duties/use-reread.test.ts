import type { UnknownAction } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { apiWithTags } from '../../shared/api/hall-api.ts';
import { useAskAgain } from './use-reread.ts';

apiWithTags('notices/test');

function shell(enforced: boolean) {
  const dispatch = vi.fn<(action: UnknownAction) => void>();
  const store = { dispatch, getState: () => ({}), subscribe: () => () => undefined };
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(Provider, { store: store as never, children });
  const { rerender } = renderHook((now: boolean) => useAskAgain(now), { initialProps: enforced, wrapper });
  return { dispatch, rerender };
}

describe('once a duty is met', () => {
  it('everything that may have been refused meanwhile is asked for again', () => {
    const { dispatch, rerender } = shell(true);
    rerender(false);
    expect(dispatch.mock.calls.map(([{ payload }]) => payload)).toEqual([expect.arrayContaining(['notices/test', 'account/me'])]);
  });

  it('nothing is, while it is not met or where there was none', () => {
    for (const enforced of [true, false]) {
      const { dispatch, rerender } = shell(enforced);
      rerender(enforced);
      expect(dispatch).not.toHaveBeenCalled();
    }
  });
});
