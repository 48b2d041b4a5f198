import type { UserInfo } from '@hall/contract/account';
import type { Role, RolePerson } from '@hall/contract/role-management';
import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { meApi } from '../../../shared/account/me-api.ts';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { Holder } from './role-holder.tsx';

const OWN = 'Remove yourself from the role “R”? You lose the system settings at once, and only another administrator can give them back.';
const person = {
  staffNumber: '2001001',
  name: '何志远',
  nameEn: 'He Zhiyuan',
  department: '财务处',
  departmentEn: 'Finance',
} as RolePerson;

beforeEach(() => {
  switchLanguage('en');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

it.each([
  ['one who gives up the administrators’ role oneself is warned', 'admin', '2001001', OWN],
  ['another administrator is named', 'admin', '2001002', 'Remove He Zhiyuan from the role “R”?'],
  ['of another role nothing more is said', 'analyst', '2001001', 'Remove He Zhiyuan from the role “R”?'],
])('SYS-3 before a role is taken %s', async (_, id, staffNumber, question) => {
  const store = newStore();
  const me = { staffNumber, roles: [], isAdmin: true } as unknown as UserInfo;
  await store.dispatch(meApi.util.upsertQueryData('me', undefined, me));
  present(
    <Provider store={store}>
      <Holder role={{ id, name: '角', nameEn: 'R' } as Role} person={person} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(question)).toBeTruthy();
});
