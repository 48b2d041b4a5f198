import { sessionEndpoints } from '@hall/contract/session';
import { sendLast } from '../shared/api/transport.ts';
import { isOwnNavigation } from '../shared/navigation/own-navigation.ts';
import { signOutOnClose } from '../shared/session/closing.ts';
import { createRollCall } from '../shared/session/roll-call.ts';
import { selectSession, type WithSession } from '../shared/session/session-slice.ts';
import { storedAs } from '../shared/storage.ts';

interface Store {
  readonly getState: () => WithSession;
  readonly subscribe: (listener: () => void) => void;
}

/** Ends the session soon after the last page of it in this browser was closed (AUTH-11). */
export function watchClosing(store: Store): void {
  const session = () => selectSession(store.getState());
  const pages = createRollCall(new BroadcastChannel(storedAs('session')), `${Date.now()}-${Math.random()}`, () => session()?.id);
  signOutOnClose({
    page: window,
    userAgent: navigator.userAgent,
    now: () => performance.now(),
    ownNavigation: isOwnNavigation,
    isLast: pages.isLast,
    signOut: () => {
      const token = session()?.token;
      if (token) sendLast(sessionEndpoints.signOut, { closing: true }, token);
    },
  });
  window.addEventListener('pagehide', pages.leave);
  window.addEventListener('pageshow', pages.call);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && pages.call());
  let known = session()?.id;
  store.subscribe(() => {
    if (session()?.id === known) return;
    known = session()?.id;
    pages.call();
  });
}
