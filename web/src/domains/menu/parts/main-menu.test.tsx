import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { MainMenu } from './main-menu.tsx';

afterEach(() => vi.unstubAllGlobals());

it('MENU-1 a menu without functions says so, and what to do', async () => {
  switchLanguage('en');
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '', data: [] }));
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <MainMenu layout="single" folded={false} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText('Your menu has no functions yet. Ask a system administrator for permissions.')).toBeTruthy();
});
