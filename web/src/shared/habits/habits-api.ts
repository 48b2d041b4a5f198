import { DEFAULT_HABITS, type HabitName, type Habits, habitsEndpoints, readHabits, valueOfHabit } from '@hall/contract/habits';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { apiWithTags, mutationFor, queryFor } from '../api/hall-api.ts';
import { selectSession } from '../session/session-slice.ts';
import type { AppDispatch } from '../store-types.ts';
import { storedHabits } from './stored-layout.ts';

const habitsApi = apiWithTags('habits/own').injectEndpoints({
  endpoints: (build) => ({
    habits: queryFor(build, habitsEndpoints.mine, ['habits/own']),
    saveHabit: mutationFor(build, habitsEndpoints.save),
  }),
});

/** Asks for a person's habits before anything shows them. */
export const askForHabits = (personId: string) => habitsApi.endpoints.habits.initiate({ personId }, { subscribe: false });

/** The answer for the person who is signed in. */
export const selectHabitsAnswer = (state: never) =>
  habitsApi.endpoints.habits.select({ personId: selectSession(state)?.userId ?? '' })(state);

/** The person whose habits they are; empty where nobody is signed in. */
const usePersonId = (): string => useSelector(selectSession)?.userId ?? '';

/** What this browser remembers of the habits, until the server answers. */
const remembered = (): Habits => storedHabits() ?? DEFAULT_HABITS;

/** The person's habits as the server answers them, for what changes them. */
export function useHabitsQuery() {
  const personId = usePersonId();
  return habitsApi.useHabitsQuery({ personId }, { skip: personId === '' });
}

/** What a person has arranged to their liking. */
export function useHabits(): Habits {
  const { data } = useHabitsQuery();
  return useMemo(() => (data ? readHabits(data) : remembered()), [data]);
}

/** One habit as the server has answered it; none until then. Changes of the others cause no rendering. */
export function useKeptHabit<Name extends HabitName>(name: Name): Habits[Name] | undefined {
  const personId = usePersonId();
  const { value } = habitsApi.useHabitsQuery(
    { personId },
    { skip: personId === '', selectFromResult: ({ data }) => ({ value: data && readHabits(data)[name] }) },
  );
  return value;
}

/** One habit, so that changes of the others cause no rendering. */
export function useHabit<Name extends HabitName>(name: Name): Habits[Name] {
  return useKeptHabit(name) ?? remembered()[name];
}

/** Changes habits: at once in the browser, then on the server; a call that fails puts the former value back. */
const changeHabit =
  (personId: string, habits: Habits, name: HabitName) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const row = { personId, habit: name, value: valueOfHabit(habits, name) };
    const shown = dispatch(
      habitsApi.util.updateQueryData('habits', { personId }, (rows) => [...rows.filter(({ habit }) => habit !== name), row]),
    );
    const answer = await dispatch(habitsApi.endpoints.saveHabit.initiate(row));
    if ('error' in answer) shown.undo();
  };

/** Changes one habit of the person (SHELL-9). */
export function useChangeHabit(): <Name extends HabitName>(name: Name, value: Habits[Name]) => void {
  const dispatch = useDispatch<AppDispatch>();
  const personId = usePersonId();
  const habits = useHabits();
  return (name, value) => void dispatch(changeHabit(personId, { ...habits, [name]: value }, name));
}
