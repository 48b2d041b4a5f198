// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LoginPage } from '../domains/session/pages/login-page.tsx';
import { type Language, switchLanguage } from '../shared/i18n/language.ts';
import { newStore } from '../testing/new-store.ts';
import { Hall } from './hall.tsx';

afterEach(() => switchLanguage('zh'));

it.each<Language>(['zh', 'en'])(
  'PERF-3 the sign-in page that stands in the HTML is the one that the script takes over: %s',
  async (language) => {
    switchLanguage(language);
    const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], { initialEntries: ['/login'] });
    const html = renderToString(<Hall store={newStore()} router={router} />);
    await expect(html).toMatchFileSnapshot(`../../build/first-login-${language}.html`);
  },
);
