import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../shared/i18n/language.ts';
import { type Ending, sessionEnded, sessionSlice } from '../shared/session/session-slice.ts';
import { present } from '../testing/browser.tsx';
import { Gate } from './gate.tsx';

function SignIn() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** Opens an address without a session, or after one that has ended. */
function open(address: string, ending?: Ending): void {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  if (ending) store.dispatch(sessionEnded(ending));
  const routes = [
    { path: '/login', element: <SignIn /> },
    { path: '*', element: <Gate /> },
  ];
  present(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </Provider>,
  );
}

beforeEach(() => switchLanguage('zh'));

it('ERR-2 a session that ends on a page of the backend’s own leads to sign-in, and from there back to the page', () => {
  open('/budget?code=A1', 'expired');
  expect(screen.getByText('/login?redirect=%2Fbudget%3Fcode%3DA1')).toBeTruthy();
});

it('ENTRY-5 an address that the web does not know is not found for whoever comes without a session', () => {
  open('/no/such/page');
  expect(screen.getByText('页面不存在')).toBeTruthy();
});

it('ENTRY-1 an address that the web knows leads whoever comes without a session to sign-in and back', () => {
  open('/tzgg');
  expect(screen.getByText('/login?redirect=%2Ftzgg')).toBeTruthy();
});
