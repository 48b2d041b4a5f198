import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import type { Choice } from './tab-choices.ts';
import {
  closeOthers,
  closeTab,
  HOME_TAB,
  othersClosed,
  selectTabs,
  type TabsState,
  tabClosed,
  tabMoved,
  tabRefreshed,
} from './tabs-slice.ts';

interface TabActions {
  readonly show: (key: string) => void;
  readonly close: (key: string) => void;
  readonly choose: (choice: Choice, key: string) => void;
  /** Moves a tab to a place among the others. */
  readonly move: (key: string, to: number) => void;
}

/** What a person does with the open tabs; the address follows the tab that is shown in the end. */
export function useTabActions(): TabActions {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const state = useSelector(selectTabs);
  const show = (key: string, { items }: TabsState = state, flushSync = false) => {
    const shown = items.find((tab) => tab.key === key);
    if (shown) void navigate(shown.href, { flushSync });
  };
  const change = (action: UnknownAction, next: TabsState) => {
    dispatch(action);
    if (next.active !== undefined && next.active !== state.active) show(next.active, next);
  };
  /** Pages that go away may have input that was not sent. */
  const without = (keys: readonly string[], go: () => void) => leaveUnlessUnsent(go, keys);
  const close = (key: string) => without([key], () => change(tabClosed(key), closeTab(state, key)));
  const leave = (key: string) => {
    const next = closeOthers(state, key);
    const gone = state.items.filter((tab) => !next.items.includes(tab)).map((tab) => tab.key);
    without(gone, () => change(othersClosed(key), next));
  };
  const refresh = (key: string) =>
    without([key], () => {
      dispatch(tabRefreshed(key));
      if (key !== state.active) show(key);
    });
  const choices: Readonly<Record<Choice, (key: string) => void>> = {
    refresh,
    close,
    closeOthers: leave,
    closeAll: () => leave(HOME_TAB.key),
  };
  return {
    // In one go, for this is what a person does most. What was chosen from a menu waits until the menu is gone.
    show: (key) => show(key, state, true),
    close,
    choose: (choice, key) => choices[choice](key),
    move: (key, to) => dispatch(tabMoved({ key, to })),
  };
}
