import { isSet } from '@hall/contract/parameter-table';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { allowedAddress } from '../navigation/allowed-address.ts';
import { goTo } from '../navigation/own-navigation.ts';
import { type Ending, sessionEnded } from '../session/session-slice.ts';
import { clearStorage } from '../storage.ts';

/** The thunks' extra argument, as calls need it. */
export interface ApiExtra {
  /** The address that the parameters give for the end of a session; empty for none. */
  readonly signInReturn: (state: unknown) => string;
}

/** The part of a store's API that handling a failure needs. */
export interface StoreApi {
  readonly dispatch: Dispatch<UnknownAction>;
  readonly getState: () => unknown;
  readonly extra: unknown;
}

/** Forgets the session everywhere in this browser. */
export function leaveSession(dispatch: Dispatch<UnknownAction>, ending: Ending): void {
  clearStorage();
  dispatch(sessionEnded(ending));
}

/** The server has ended the session: on to the configured return address if there is an allowed one, else to sign-in (ERR-2). */
export async function endSession({ dispatch, getState, extra }: StoreApi): Promise<void> {
  const configured = (extra as ApiExtra).signInReturn(getState());
  if (!isSet(configured) || configured === '/login') return leaveSession(dispatch, 'expired');
  leaveSession(dispatch, 'elsewhere');
  const address = await allowedAddress(configured);
  if (address) goTo(address);
  else dispatch(sessionEnded('expired'));
}
