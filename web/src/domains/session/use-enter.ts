import type { SignedIn } from '@hall/contract/session';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { storeSession } from '../../shared/session/session.ts';
import { selectSession, sessionEnded, signedIn, type WithSession } from '../../shared/session/session-slice.ts';
import { remove } from '../../shared/storage.ts';
import { sessionOf } from './session-of.ts';

/** Begins the session that a way in has answered; nothing of one that there was before stays in this browser. */
export function useEnter(): (answer: SignedIn) => void {
  const dispatch = useDispatch();
  const store = useStore<WithSession>();
  return useCallback(
    (answer) => {
      if (selectSession(store.getState())) {
        sessionStorage.clear();
        remove(localStorage, 'routes');
        remove(localStorage, 'layout');
        dispatch(sessionEnded('elsewhere'));
      }
      const session = sessionOf(answer);
      storeSession(session);
      dispatch(signedIn(session));
    },
    [dispatch, store],
  );
}
