import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTabs } from '../tabs/tabs-slice.ts';
import { useTabTitle } from '../tabs/use-tab-title.ts';

/** Names the window after the page that is shown; apart from the frame, which need not be painted anew for it. */
export function DocumentTitle({ system }: { readonly system: string }) {
  const { active } = useSelector(selectTabs);
  const titleOf = useTabTitle();
  const page = active === undefined ? '' : titleOf(active);
  useEffect(() => {
    if (system) document.title = page && page !== '…' ? `${page} · ${system}` : system;
  }, [page, system]);
  return null;
}
