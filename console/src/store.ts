import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { mockApi } from './mock-api.ts';

export const store = configureStore({
  reducer: { [mockApi.reducerPath]: mockApi.reducer },
  middleware: (defaults) => defaults().concat(mockApi.middleware),
});

setupListeners(store.dispatch);
