// @vitest-environment jsdom
import { accountEndpoints } from '@hall/contract/account';
import { profileEndpoints } from '@hall/contract/profile';
import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { hallApi } from '../../shared/api/hall-api.ts';
import { sessionSlice } from '../../shared/session/session-slice.ts';
import { useSaveContact } from './use-save-contact.ts';

afterEach(() => vi.unstubAllGlobals());

it('AUTH-13 contact details count as saved once the person is known anew', async () => {
  const order: string[] = [];
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === accountEndpoints.me.path) await told;
    order.push(path);
    return Response.json({ code: 200, message: '', data: null });
  });
  const store = configureStore({
    reducer: { api: hallApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(hallApi.middleware),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const save = renderHook(() => useSaveContact(), { wrapper }).result.current;
  const saved = save({ contactPhone: '0731-88821104' }).then(() => order.push('saved'));
  await vi.waitFor(() => expect(order).toContain(profileEndpoints.updateContact.path), 30_000);
  tell();
  await saved;
  expect(order).toEqual([profileEndpoints.updateContact.path, accountEndpoints.me.path, 'saved']);
});
