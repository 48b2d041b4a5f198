// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hallApi } from '../shared/api/hall-api.ts';
import { sessionSlice } from '../shared/session/session-slice.ts';
import { askFirst } from './first-data.ts';

const preparePages = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./prepare-pages.ts', () => ({ preparePages }));
vi.mock('../shared/when-idle.ts', () => ({ whenIdle: (call: () => void) => call() }));

const store = () =>
  configureStore({
    reducer: { api: hallApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(hallApi.middleware),
  });

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is there'))));
afterEach(() => {
  vi.unstubAllGlobals();
  preparePages.mockClear();
});

it('PERF-3 pages are made ready once it is known what the shell shows first', async () => {
  await askFirst(store().dispatch, 'p1');
  expect(preparePages).toHaveBeenCalledOnce();
});

it('PERF-3 a browser that has been told to save data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, connection: { saveData: true } });
  await askFirst(store().dispatch, 'p1');
  expect(preparePages).not.toHaveBeenCalled();
});
