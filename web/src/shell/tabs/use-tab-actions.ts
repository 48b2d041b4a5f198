import type { UnknownAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import type { Choice } from './tab-choices.ts';
import { focusTab, isInTabBar } from './tab-focus.ts';
import { othersClosed, pinToggled, selectTabs, tabClosed, tabMoved, tabRefreshed } from './tabs-slice.ts';
import { closeOthers, closeTab, HOME_TAB, neighbourOf, type TabsState } from './tabs-state.ts';

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
  const show = (key: string, { items }: TabsState = state, now = false) => {
    const shown = items.find((tab) => tab.key === key);
    if (shown) void navigate(shown.href, { flushSync: now });
  };
  /** At once, so that what goes, and the question about it, holds the focus no longer. */
  const change = (action: UnknownAction, next: TabsState) => {
    flushSync(() => dispatch(action));
    if (next.active !== undefined && next.active !== state.active) show(next.active, next);
  };
  /** Closes tabs whose pages may have input that was not sent; a focus that was among the tabs stays there. */
  const take = (action: UnknownAction, next: TabsState, follower: string | undefined) => {
    const gone = state.items.filter(({ key }) => next.items.every((tab) => tab.key !== key)).map(({ key }) => key);
    const hadFocus = isInTabBar();
    const go = () => {
      change(action, next);
      if (hadFocus) focusTab(follower);
    };
    if (gone.length > 0) leaveUnlessUnsent(go, gone);
  };
  const leave = (key: string) => take(othersClosed(key), closeOthers(state, key), key);
  const refresh = (key: string) => {
    const start = () => {
      dispatch(tabRefreshed(key));
      if (key !== state.active) show(key);
    };
    leaveUnlessUnsent(start, [key]);
  };
  const pin = (key: string) => {
    flushSync(() => dispatch(pinToggled(key)));
    focusTab(key);
  };
  const close = (key: string) => take(tabClosed(key), closeTab(state, key), neighbourOf(state, key)?.key);
  const choices: Readonly<Record<Choice, (key: string) => void>> = {
    refresh,
    pin,
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
