import type { ActingSession } from '@hall/contract/acting';
import type { SignedIn } from '@hall/contract/session';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { goTo } from '../../../shared/navigation/own-navigation.ts';
import { type Session, storeSession } from '../../../shared/session/session.ts';
import { sessionEnded } from '../../../shared/session/session-slice.ts';
import { remove } from '../../../shared/storage.ts';
import { sessionOf } from '../session-of.ts';

/** Where an administrator finds the accounts. */
const ACCOUNTS = '/xtsz/accounts';

/**
 * Goes on in another session, on a page that is loaded anew: nothing that the one was told is left for the other, and no answer that is
 * still on its way. The other tabs of the browser hear of it and follow.
 */
function useSwitch(): (session: Session, path: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (session, path) => {
      dispatch(sessionEnded('elsewhere'));
      sessionStorage.clear();
      remove(localStorage, 'routes');
      remove(localStorage, 'layout');
      storeSession(session);
      goTo(path);
    },
    [dispatch],
  );
}

/** Goes on as the person whom the server lets one act as. */
export function useActingAs(): (begun: ActingSession) => void {
  const go = useSwitch();
  return ({ session, person, personEn, actor, actorEn }) => {
    const acting = { person: { zh: person, en: personEn }, actor: { zh: actor, en: actorEn } };
    go({ ...sessionOf(session), acting }, '/home');
  };
}

/** Goes on in the own session that the server answers. */
export function useBackToOwn(): (own: SignedIn) => void {
  const go = useSwitch();
  return (own) => go(sessionOf(own), ACCOUNTS);
}
