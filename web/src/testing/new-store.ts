import { configureStore } from '@reduxjs/toolkit';
import { hallApi } from '../shared/api/hall-api.ts';
import { sessionSlice } from '../shared/session/session-slice.ts';

/** A store with the calls and the session, as tests below `app` need it. */
export const newStore = () =>
  configureStore({
    reducer: { api: hallApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(hallApi.middleware),
  });
