import type { TabsState } from './tabs-slice.ts';

/** What can be done to a tab by its menu (TABS-4). */
export const CHOICES = ['refresh', 'close', 'closeOthers', 'closeAll'] as const;
export type Choice = (typeof CHOICES)[number];

/** The choices that do not apply to a tab: the first cannot be closed, and what is not open cannot be closed either. */
export function idleChoices({ items }: TabsState, key: string): readonly Choice[] {
  const index = items.findIndex((tab) => tab.key === key);
  const others = items.filter((tab, at) => at > 0 && tab.key !== key);
  return [
    ...(index === 0 ? (['close'] as const) : []),
    ...(others.length === 0 ? (['closeOthers'] as const) : []),
    ...(items.length === 1 ? (['closeAll'] as const) : []),
  ];
}
