import type { Bilingual } from '@hall/contract/bilingual';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { reloadPage } from '../navigation/own-navigation.ts';
import { parseKept, storedAs, write } from '../storage.ts';
import { storedSession } from './session.ts';
import { endExplained, selectEndReason, selectSession, sessionEnded, tokenRenewed, type WithSession } from './session-slice.ts';

interface Store {
  readonly getState: () => WithSession;
  readonly dispatch: Dispatch<UnknownAction>;
}

const isReason = (value: unknown): value is Bilingual => {
  const { zh, en } = (value ?? {}) as Partial<Bilingual>;
  return typeof zh === 'string' && typeof en === 'string';
};

/** Tells the other tabs of the browser why the session has come to an end, before they hear that it has. */
export const tellOtherTabs = (reason: Bilingual): void => write(localStorage, 'endReason', JSON.stringify(reason));

/** Starts the page anew; another person does not find what the one before had open in this tab. */
function startAnew(anotherPerson: boolean): void {
  if (anotherPerson) sessionStorage.clear();
  reloadPage();
}

/**
 * Keeps this tab in step with the others of the browser: a renewed token is taken over, a sign-out ends this tab's session
 * too, and when somebody else has signed in the page starts anew as that person.
 */
export function followOtherTabs(store: Store): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    const reason = event.key === storedAs('endReason') ? parseKept(event.newValue, isReason) : undefined;
    if (reason && selectSession(store.getState())) store.dispatch(endExplained(reason));
    if (event.key !== null && event.key !== storedAs('session')) return;
    const mine = selectSession(store.getState());
    const theirs = storedSession();
    if (!mine) return;
    if (!theirs) store.dispatch(sessionEnded(selectEndReason(store.getState()) ? 'expired' : 'signed-out'));
    else if (theirs.id !== mine.id) startAnew(theirs.userId !== mine.userId);
    else store.dispatch(tokenRenewed(theirs.token));
  });
}
