import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PANEL, type PanelState, panelStateOf } from './panel-state.ts';
import { usePanelWanted } from './use-panel-wanted.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [false, '', 0, 0],
  [false, 'claim', 3, 0],
  [true, '', 0, 1],
  [true, '  ', 0, 1],
  [true, 'claim', 3, 2],
  [true, 'no such', 0, 3],
])('APPS-3 wanted: %s, typed: "%s", found: %i: state %i', (wanted, query, found, state) => {
  expect(panelStateOf(wanted, query, found)).toBe(state);
});

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** The box has been gone to, and the panel is in a state. */
function wantedIn(state: PanelState) {
  const { result } = renderHook(() => usePanelWanted(state));
  act(() => result.current.want());
  return result;
}

it('APPS-3 results stay for 250 ms once the box has lost the focus, so that a press on one still counts', () => {
  const panel = wantedIn(PANEL.results);
  act(() => panel.current.leave());
  after(249);
  expect(panel.current.wanted).toBe(true);
  after(1);
  expect(panel.current.wanted).toBe(false);
});

it.each([PANEL.hint, PANEL.noneFound])('APPS-3 in state %i it hides at once', (state) => {
  const panel = wantedIn(state);
  act(() => panel.current.leave());
  expect(panel.current.wanted).toBe(false);
});

it('APPS-3 who comes back within that time keeps the results', () => {
  const panel = wantedIn(PANEL.results);
  act(() => panel.current.leave());
  after(200);
  act(() => panel.current.want());
  after(1000);
  expect(panel.current.wanted).toBe(true);
});
