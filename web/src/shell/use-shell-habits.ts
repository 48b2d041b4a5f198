import { type Habits, headerHeightOf } from '@hall/contract/habits';
import { useEffect } from 'react';
import { isAdministrator } from '../shared/account/is-administrator.ts';
import { useMeQuery } from '../shared/account/me-api.ts';
import { useHabits } from '../shared/habits/habits-api.ts';
import { storeHabits } from '../shared/habits/stored-layout.ts';

/** The habits that arrange the shell, and the height of its header; remembered for the next reload. */
export function useShellHabits(): Habits & { readonly headerHeight: number } {
  const habits = useHabits();
  const { data: me } = useMeQuery();
  const isAdmin = me !== undefined && isAdministrator(me);
  useEffect(() => {
    if (me) storeHabits(habits, isAdmin);
  }, [habits, me, isAdmin]);
  return { ...habits, headerHeight: headerHeightOf(habits.layout, isAdmin) };
}
