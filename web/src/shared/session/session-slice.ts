import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Session, storedSession } from './session.ts';

/** Why there is no session: the person left, it came to an end, or the browser is on its way to another address. */
export type Ending = 'signed-out' | 'expired' | 'elsewhere';

export interface SessionState {
  readonly current: Session | undefined;
  readonly ending: Ending | undefined;
  /** The person is signing out: that calls under way are refused from now on is no news. */
  readonly leaving: boolean;
}

export interface WithSession {
  readonly session: SessionState;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession(), ending: undefined, leaving: false }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Session>): SessionState => ({ current: payload, ending: undefined, leaving: false }),
    signOutBegan: (state): SessionState => ({ ...state, leaving: true }),
    tokenRenewed: (state, { payload }: PayloadAction<string>): SessionState =>
      state.current ? { ...state, current: { ...state.current, token: payload } } : state,
    sessionEnded: (_, { payload }: PayloadAction<Ending>): SessionState => ({ current: undefined, ending: payload, leaving: false }),
  },
});

export const { signedIn, signOutBegan, tokenRenewed, sessionEnded } = sessionSlice.actions;
export const selectSession = (state: WithSession): Session | undefined => state.session.current;
export const selectLeaving = (state: WithSession): boolean => state.session.leaving;
export const selectEnding = (state: WithSession): Ending | undefined => state.session.ending;
