import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './api/end-session.ts';

/** The store's dispatch, as code below `app` needs it for thunks and calls. */
export type AppDispatch = ThunkDispatch<never, ApiExtra, UnknownAction>;
