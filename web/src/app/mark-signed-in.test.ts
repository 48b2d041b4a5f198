import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { sessionEnded, sessionSlice, signedIn } from '../shared/session/session-slice.ts';
import { markSignedIn } from './mark-signed-in.ts';

it('PERF-3 the outline is that of the hall from signing in until the session ends', () => {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(markSignedIn),
  });
  const isMarked = () => document.documentElement.hasAttribute('data-signed-in');
  store.dispatch(signedIn({ id: 's', token: 't', userId: 'p1', userName: 'Zhao Min', casLogin: false }));
  expect(isMarked()).toBe(true);
  store.dispatch(sessionEnded('signed-out'));
  expect(isMarked()).toBe(false);
});
