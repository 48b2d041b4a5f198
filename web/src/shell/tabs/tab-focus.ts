/** Focuses a tab, or the one shown where that is closed. */
export function focusTab(key: string | undefined): void {
  if (key === undefined) return;
  const tab = document.getElementById(`tab-${key}`) ?? document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  tab?.focus();
}

/** Whether the focus is among the tabs. */
export const isInTabBar = (): boolean => document.activeElement?.closest('.tab-line') != null;
