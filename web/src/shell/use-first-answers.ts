import { QueryStatus } from '@reduxjs/toolkit/query';
import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { menuApi } from '../domains/menu/api.ts';
import { meApi } from '../shared/account/me-api.ts';
import { selectHabitsAnswer } from '../shared/habits/habits-api.ts';
import { parametersApi } from '../shared/parameters/parameters-api.ts';

/** For how long the frame waits for answers that do not come, in ms; it says itself what it lacks. */
const PATIENCE_MS = 1_000;

const ANSWERS = [
  menuApi.endpoints.mainMenu.select(),
  menuApi.endpoints.menuRoutes.select(),
  meApi.endpoints.me.select(),
  parametersApi.endpoints.parameters.select(),
  selectHabitsAnswer,
];

const haveCome = (state: unknown): boolean =>
  ANSWERS.every((select) => {
    const { status } = select(state as never);
    return status === QueryStatus.fulfilled || status === QueryStatus.rejected;
  });

/** Whether what the frame begins with has been answered, well or not: each answer that comes by itself has all of it drawn anew. */
export function useFirstAnswers(): boolean {
  const store = useStore();
  const [ready, setReady] = useState(() => haveCome(store.getState()));
  useEffect(() => {
    if (ready) return;
    // As a transition it holds nothing up, and what its parts ask for waits until it is painted.
    const draw = () => startTransition(() => setReady(true));
    const look = () => haveCome(store.getState()) && draw();
    const timer = setTimeout(draw, PATIENCE_MS);
    const unsubscribe = store.subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, ready]);
  return ready;
}
