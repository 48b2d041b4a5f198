import { accountEndpoints, type UserInfo } from '@hall/contract/account';
import { profileEndpoints } from '@hall/contract/profile';
import { SealingKey, sessionEndpoints } from '@hall/contract/session';
import { encode } from '@hall/contract/wire/decode';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { newStore } from '../../testing/new-store.ts';
import { useChangePassword } from './use-change-password.ts';
import { useSaveContact } from './use-save-contact.ts';

const NOBODY = { id: '1', name: '', staffNumber: '1', isAdmin: false, roles: [], businessNoticeCount: 0, formNoticeCount: 0 } as const;
const me = (weakPassword: boolean): UserInfo => ({ ...NOBODY, mustChangePassword: false, weakPassword });
const PASSWORDS = { oldPassword: 'Hall@2026', newPassword: 'Fresh#2027x' };
const sealingKey = encode(SealingKey, { publicKey: btoa(`${'\0'.repeat(31)}\t`), nonce: 'once' });

afterEach(() => vi.unstubAllGlobals());

const useContact = () => {
  const save = useSaveContact();
  return () => save({ contactPhone: '0731-88821104' });
};
const useWeakPassword = () => {
  const change = useChangePassword(me(true));
  return () => change(PASSWORDS);
};
const useSoundPassword = () => {
  const change = useChangePassword(me(false));
  return () => change(PASSWORDS);
};

it.each([
  ['AUTH-13 contact details count as saved', profileEndpoints.updateContact.path, useContact],
  ['AUTH-12 a password that had to be changed counts as changed', accountEndpoints.changeDuePassword.path, useWeakPassword],
  ['ACCT-3 a password counts as changed', accountEndpoints.changePassword.path, useSoundPassword],
])('%s once the person is known anew', async (_, call, useCall) => {
  const order: string[] = [];
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === sessionEndpoints.sealingKey.path) return Response.json({ code: 200, message: '', data: sealingKey });
    if (path === accountEndpoints.me.path) await told;
    order.push(path);
    return Response.json({ code: 200, message: '', data: null });
  });
  const store = newStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const save = renderHook(useCall, { wrapper }).result.current;
  const saved = save().then(() => order.push('saved'));
  await vi.waitFor(() => expect(order).toContain(call), 30_000);
  tell();
  await saved;
  expect(order).toEqual([call, accountEndpoints.me.path, 'saved']);
});
