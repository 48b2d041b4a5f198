import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './api/end-session.ts';

/** The store's dispatch, for thunks and calls, as far as rooms below `app` need it. */
export type AppDispatch = ThunkDispatch<never, ApiExtra, UnknownAction>;
