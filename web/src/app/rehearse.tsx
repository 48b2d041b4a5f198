import type { Parameter } from '@hall/contract/parameters';
import { configureStore } from '@reduxjs/toolkit';
import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { hallApi } from '../shared/api/hall-api.ts';
import { currentLanguage } from '../shared/i18n/language.ts';
import { InLanguage } from '../shared/i18n/use-language.tsx';
import { sessionSlice } from '../shared/session/session-slice.ts';
import { tabsSlice } from '../shell/tabs/tabs-slice.ts';
import { madeUpAnswers } from './made-up-answers.ts';

const NOBODY = { id: ' ', token: '', userId: ' ', userName: ' ', casLogin: false };

function madeUpStore(parameters: readonly Parameter[]) {
  const store = configureStore({
    reducer: { api: hallApi.reducer, session: sessionSlice.reducer, tabs: tabsSlice.reducer },
    preloadedState: { session: { current: NOBODY, ending: undefined, reason: undefined, leaving: false } },
    middleware: (defaults) => defaults().concat(hallApi.middleware),
  });
  store.dispatch(madeUpAnswers(parameters, NOBODY.userId));
  return store;
}

/**
 * Draws something outside of the page, as nobody and with answers that are made up, so that its code is warm and its styles are in the
 * page before it is needed. Nothing of it has effects: it is hidden, which React draws when it has nothing else to do.
 * @param parameters as far as they are known, since styles depend on them
 * @returns lets go of it
 */
export function rehearse(scene: ReactNode, parameters: readonly Parameter[]): () => void {
  const root = createRoot(document.createElement('div'), { identifierPrefix: 'rehearsal' });
  const router = createMemoryRouter([{ path: '*', element: scene }], { initialEntries: ['/home'] });
  root.render(
    <Provider store={madeUpStore(parameters)}>
      <InLanguage value={currentLanguage()}>
        <Activity mode="hidden">
          <RouterProvider router={router} />
        </Activity>
      </InLanguage>
    </Provider>,
  );
  return () => root.unmount();
}
