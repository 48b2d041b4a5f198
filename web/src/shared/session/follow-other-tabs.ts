import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { reloadPage } from '../navigation/own-navigation.ts';
import { storedAs } from '../storage.ts';
import { storedSession } from './session.ts';
import { selectSession, sessionEnded, tokenRenewed, type WithSession } from './session-slice.ts';

interface Store {
  readonly getState: () => WithSession;
  readonly dispatch: Dispatch<UnknownAction>;
}

/**
 * Keeps this tab in step with the others of the browser: a renewed token is taken over, a sign-out ends this tab's session
 * too, and when somebody else has signed in the page starts anew as that person.
 */
export function followOtherTabs(store: Store): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage || (event.key !== null && event.key !== storedAs('session'))) return;
    const mine = selectSession(store.getState());
    const theirs = storedSession();
    if (!mine) return;
    if (!theirs) store.dispatch(sessionEnded('signed-out'));
    else if (theirs.id !== mine.id) reloadPage();
    else store.dispatch(tokenRenewed(theirs.token));
  });
}
