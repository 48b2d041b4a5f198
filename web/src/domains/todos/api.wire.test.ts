import type { TodoSource } from '@hall/contract/todos';
import { UNASKED_HEADER } from '@hall/contract/wire/endpoint';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { hallApi } from '../../shared/api/hall-api.ts';
import { sessionSlice, signedIn } from '../../shared/session/session-slice.ts';
import { askAnew, askPressed, isBusy, todosApi } from './api.ts';

const source = { id: 'claims', systemId: 's', menuId: 'm', name: '报销审批', countBy: 'number' } as TodoSource;

/** A server that answers so, one after the other. */
function served(...answers: object[]) {
  const asked: string[] = [];
  const unasked: boolean[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push(address);
    unasked.push(UNASKED_HEADER in (headers as object));
    return new Response(JSON.stringify({ code: 200, message: '', data: answers.shift() ?? { state: 'counted', num: 1, items: [] } }));
  });
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [hallApi.reducerPath]: hallApi.reducer },
    middleware: (standard) => standard().concat(hallApi.middleware),
  });
  return { asked, unasked, store };
}

const known = ({ getState }: ReturnType<typeof served>['store']) => todosApi.endpoints.sourceCount.select(source)(getState() as never);

afterEach(() => vi.unstubAllGlobals());

it('TODO-2 only who presses asks past what the server remembers: no renewal does', async () => {
  const { asked, store } = served();
  const kept = store.dispatch(todosApi.endpoints.sourceCount.initiate(source));
  await kept;
  await askAnew(store.dispatch, source);
  store.dispatch(hallApi.util.invalidateTags(['todos/pending'] as never));
  await vi.waitFor(() => expect(asked).toHaveLength(3), 30_000);
  await vi.waitFor(() => expect(known(store).status).toBe('fulfilled'), 30_000);
  expect(asked.every((address) => !address.includes('fresh'))).toBe(true);
  await askPressed(store.dispatch, source);
  await askAnew(store.dispatch, source);
  expect(asked.slice(3).map((address) => address.includes('fresh'))).toEqual([true, false]);
  kept.unsubscribe();
});

it('TODO-2 a source for which too many wait leaves what was known of it', async () => {
  const { store } = served({ state: 'counted', num: 3, items: [] }, { state: 'busy', items: [] });
  const kept = store.dispatch(todosApi.endpoints.sourceCount.initiate(source));
  await kept;
  await askAnew(store.dispatch, source);
  const { data, error } = known(store);
  expect([isBusy(error), data?.count]).toEqual([true, 3]);
  kept.unsubscribe();
});

it('TODO-2 AUTH-8 a call of this site that counts what waits says that nobody asked for it, but for who presses', async () => {
  const { unasked, store } = served();
  const own = { ...source, call: '/api/getWbjjdqjkxx' } as TodoSource;
  store.dispatch(signedIn({ id: 'session', token: 'token', userId: 'p', userName: 'u', casLogin: false }));
  await askAnew(store.dispatch, own);
  await askPressed(store.dispatch, own);
  expect(unasked).toEqual([true, false]);
});
