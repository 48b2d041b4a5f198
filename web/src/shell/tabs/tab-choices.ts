import { HOME_TAB, type TabsState } from './tabs-state.ts';

/** What can be done to a tab by its menu (TABS-4, TABS-7). */
export const CHOICES = ['refresh', 'pin', 'close', 'closeOthers', 'closeAll'] as const;
export type Choice = (typeof CHOICES)[number];

/** The choices that do not apply to a tab: the first and the pinned ones stay, and what is not open cannot be closed either. */
export function idleChoices({ items }: TabsState, key: string): readonly Choice[] {
  const closable = items.filter((tab, at) => at > 0 && !tab.pinned).map((tab) => tab.key);
  return [
    ...(key === HOME_TAB.key ? (['pin'] as const) : []),
    ...(closable.includes(key) ? [] : (['close'] as const)),
    ...(closable.some((other) => other !== key) ? [] : (['closeOthers'] as const)),
    ...(closable.length === 0 ? (['closeAll'] as const) : []),
  ];
}

/** The choices that do not apply for the pins alone. */
export function heldByPins(state: TabsState, key: string): readonly Choice[] {
  const bare = { ...state, items: state.items.map((tab) => ({ ...tab, pinned: false })) };
  const idle = idleChoices(bare, key);
  return idleChoices(state, key).filter((choice) => !idle.includes(choice));
}
