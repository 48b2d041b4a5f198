import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { leaveSession } from '../../shared/api/end-session.ts';
import { allowedAddress } from '../../shared/navigation/allowed-address.ts';
import { goTo } from '../../shared/navigation/own-navigation.ts';
import { storedSession } from '../../shared/session/session.ts';
import { signOutBegan } from '../../shared/session/session-slice.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { signOut } from './api.ts';

/**
 * Signs out (AUTH-10): whatever the server answers, the session is over in this browser. A session of central single sign-on
 * goes on to the address that the answer carries, any other to the sign-in page.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(async () => {
    const casLogin = storedSession()?.casLogin ?? false;
    dispatch(signOutBegan());
    const answer = await dispatch(signOut.initiate({}));
    const address = casLogin && typeof answer.data === 'string' ? await allowedAddress(answer.data) : undefined;
    leaveSession(dispatch, address ? 'elsewhere' : 'signed-out');
    if (address) goTo(address);
  }, [dispatch]);
}
