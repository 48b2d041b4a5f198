import type { Middleware } from '@reduxjs/toolkit';
import { selectSession, sessionEnded, signedIn, type WithSession } from '../shared/session/session-slice.ts';

/** Tells the styles of the page's own HTML that somebody is signed in: the hall's outline stands until the hall is there (PERF-3). */
export const markSignedIn: Middleware<object, WithSession> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (signedIn.match(action) || sessionEnded.match(action))
      document.documentElement.toggleAttribute('data-signed-in', selectSession(getState()) !== undefined);
    return result;
  };
