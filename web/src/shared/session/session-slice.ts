import type { Bilingual } from '@hall/contract/bilingual';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Session, storedSession } from './session.ts';

/** Why there is no session: the person left, it came to an end, or the browser is on its way to another address. */
export type Ending = 'signed-out' | 'expired' | 'elsewhere';

export interface SessionState {
  readonly current: Session | undefined;
  readonly ending: Ending | undefined;
  /** What the server said when the session came to an end. */
  readonly reason: Bilingual | undefined;
  /** The person is signing out: that calls under way are refused from now on is no news. */
  readonly leaving: boolean;
}

export interface WithSession {
  readonly session: SessionState;
}

const NONE: SessionState = { current: undefined, ending: undefined, reason: undefined, leaving: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...NONE, current: storedSession() }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Session>): SessionState => ({ ...NONE, current: payload }),
    signOutBegan: (state): SessionState => ({ ...state, leaving: true }),
    tokenRenewed: (state, { payload }: PayloadAction<string>): SessionState =>
      state.current ? { ...state, current: { ...state.current, token: payload } } : state,
    endExplained: (state, { payload }: PayloadAction<Bilingual>): SessionState => ({ ...state, reason: payload }),
    sessionEnded: ({ reason }, { payload }: PayloadAction<Ending>): SessionState => ({ ...NONE, ending: payload, reason }),
  },
});

export const { signedIn, signOutBegan, tokenRenewed, endExplained, sessionEnded } = sessionSlice.actions;
export const selectSession = (state: WithSession): Session | undefined => state.session.current;
export const selectLeaving = (state: WithSession): boolean => state.session.leaving;
export const selectEnding = (state: WithSession): Ending | undefined => state.session.ending;
export const selectEndReason = (state: WithSession): Bilingual | undefined => state.session.reason;
