import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Session, storedSession } from './session.ts';

/** Why there is no session: the person left, it came to an end, or the browser is on its way to another address. */
export type Ending = 'signed-out' | 'expired' | 'elsewhere';

export interface SessionState {
  readonly current: Session | undefined;
  readonly ending: Ending | undefined;
}

export interface WithSession {
  readonly session: SessionState;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession(), ending: undefined }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Session>): SessionState => ({ current: payload, ending: undefined }),
    tokenRenewed: (state, { payload }: PayloadAction<string>): SessionState =>
      state.current ? { ...state, current: { ...state.current, token: payload } } : state,
    sessionEnded: (_, { payload }: PayloadAction<Ending>): SessionState => ({ current: undefined, ending: payload }),
  },
});

export const { signedIn, tokenRenewed, sessionEnded } = sessionSlice.actions;
export const selectSession = (state: WithSession): Session | undefined => state.session.current;
export const selectEnding = (state: WithSession): Ending | undefined => state.session.ending;
