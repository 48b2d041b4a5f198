import { readParameters } from '@hall/contract/parameter-table';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { signedIn } from '../../shared/session/session-slice.ts';
import { present } from '../../testing/browser.tsx';
import { newStore } from '../../testing/new-store.ts';
import { AccountPopover } from './account-popover.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The server's answers to every call. */
function open(answer: () => Promise<Response>, parameters = readParameters([])): void {
  switchLanguage('en');
  vi.stubGlobal('fetch', answer);
  const store = newStore();
  store.dispatch(signedIn({ id: 's', token: 't', userId: 'p1', userName: 'Zhao Min', casLogin: false }));
  present(
    <Provider store={store}>
      <MemoryRouter>
        <AccountPopover parameters={parameters} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Account: Zhao Min' }));
}

it.each([
  ['1', 1],
  ['0', 0],
])('SHELL-17 ENTRY-4 a narrow header has its tools here, the languages only where they are offered (%s)', async (languageSwitch, count) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query === '(max-width: 399px)', addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  open(() => new Promise(() => undefined), { ...readParameters([]), languageSwitch, showLanguage: '' });
  expect(await screen.findByRole('button', { name: /Preferences/ })).toBeTruthy();
  expect(screen.queryAllByRole('group', { name: 'Language' })).toHaveLength(count);
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeTruthy();
});

it('AUTH-10 signing out is at hand while nothing is known of the person', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByRole('button', { name: /Sign out/ })).toBeTruthy();
});

it.each([
  ['fails', { code: 500, message: '失败', data: null }],
  ['answers nothing', { code: 200, message: '', data: null }],
  ['answers a list', { code: 200, message: '', data: [] }],
  ['answers something odd', { code: 200, message: '', data: { surprise: true } }],
])('AUTH-10 API-5 signing out is at hand, and another try, where the server %s', async (_, answer) => {
  open(async () => Response.json(answer));
  expect(await screen.findByRole('button', { name: /Sign out/ })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('alert').querySelector('button')?.textContent).toBe('Try again'));
  expect(screen.queryByRole('link', { name: /System settings/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Personal center/ })).toBeTruthy();
});
