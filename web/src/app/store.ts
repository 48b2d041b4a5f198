import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ApiExtra } from '../shared/api/end-session.ts';
import { hallApi } from '../shared/api/hall-api.ts';
import { selectParameters } from '../shared/parameters/parameters-api.ts';
import { followOtherTabs } from '../shared/session/follow-other-tabs.ts';
import { watchPresence } from '../shared/session/presence.ts';
import { sessionEnded, sessionSlice, signedIn } from '../shared/session/session-slice.ts';
import { keepTabs } from '../shell/tabs/keep-tabs.ts';
import { tabsSlice } from '../shell/tabs/tabs-slice.ts';
import { markSignedIn } from './mark-signed-in.ts';
import { askFirst } from './shell-chunk.ts';
import { watchClosing } from './watch-closing.ts';

const extra: ApiExtra = { signInReturn: (state) => selectParameters(state).signInReturn };

/** No answer that one person got is ever shown to the next. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(hallApi.util.resetApiState());
    return result;
  };

/** The answers that the shell begins with are on their way before it is drawn. */
const askAtSignIn: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (signedIn.match(action)) askFirst(dispatch, action.payload.userId);
    return result;
  };

export const store = configureStore({
  reducer: { api: hallApi.reducer, session: sessionSlice.reducer, tabs: tabsSlice.reducer },
  middleware: (defaults) =>
    defaults({ thunk: { extraArgument: extra } }).concat(hallApi.middleware, markSignedIn, forgetAnswers, askAtSignIn),
});

followOtherTabs(store);
keepTabs(store);
watchClosing(store);
watchPresence();
