import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type Toast, toastLane } from '../../shared/ui/toast-lane.ts';
import { leaveUnlessUnsent } from '../../shared/ui/unsent-input.ts';
import { useTexts } from '../texts.ts';
import { focusTab } from './tab-focus.ts';
import { dropUndone, selectTabs } from './tabs-slice.ts';
import type { Dropped, TabsState } from './tabs-state.ts';

/** Puts the tab back that made room for another, in the place of that one, also among the steps of the browser. */
function useUndo(): (dropped: Dropped) => void {
  const store = useStore<{ readonly tabs: TabsState }>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return ({ tab, by }) =>
    leaveUnlessUnsent(() => {
      const replace = selectTabs(store.getState()).active === by;
      dispatch(dropUndone());
      void navigate(tab.href, { replace, flushSync: true });
      focusTab(tab.key);
    }, [by]);
}

/** Says which tab the limit closed, and offers to undo it (TABS-7). */
export function useDroppedToast(titleOf: (key: string) => string): void {
  const { t } = useTexts();
  const { dropped } = useSelector(selectTabs);
  const undo = useUndo();
  const tell = useEffectEvent((what: Dropped) => {
    const text = t('tabDropped', { closed: titleOf(what.tab.key), opened: titleOf(what.by) });
    const toast: Toast = { tone: 'info', text, action: { label: t('undo'), run: () => undo(what) } };
    toastLane.show(toast);
    return () => toastLane.withdraw(toast);
  });
  useEffect(() => (dropped ? tell(dropped) : undefined), [dropped]);
}
