// @vitest-environment jsdom
import { noticesEndpoints } from '@hall/contract/notices';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesApi } from '../../page-kit/api.ts';
import { everythingStale, hallApi } from '../../shared/api/hall-api.ts';
import { sessionSlice } from '../../shared/session/session-slice.ts';
import { noticesApi } from './api.ts';

const OTHER = '/api/orders/list';
const asked = vi.fn<(path: string) => void>();

const newStore = () =>
  configureStore({
    reducer: { api: hallApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(hallApi.middleware),
  });

/** A store on which the rows of two lists are in use. */
async function storeWithLists() {
  const store = newStore();
  for (const call of [noticesEndpoints.list.path, OTHER])
    await store.dispatch(pagesApi.endpoints.rows.initiate({ call, list: {}, values: {} }));
  asked.mockClear();
  return store;
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked(new URL(typeof request === 'string' ? request : request.url, 'http://localhost').pathname);
    return Response.json({ code: 200, message: '', data: { total: 0, rows: [] } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

it('TABLE-9 a write renews the list it concerns, and no other that is open', async () => {
  const store = await storeWithLists();
  await store.dispatch(noticesApi.endpoints.markRead.initiate({ id: '1', read: true }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(noticesEndpoints.list.path));
  expect(asked).not.toHaveBeenCalledWith(OTHER);
});

it('AUTH-18 everything is asked for anew once a duty is met', async () => {
  const store = await storeWithLists();
  store.dispatch(everythingStale());
  await vi.waitFor(() => expect(asked.mock.calls.flat().sort()).toEqual([OTHER, noticesEndpoints.list.path].sort()));
});
