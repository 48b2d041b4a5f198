import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { meApi } from '../../../shared/account/me-api.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { GrantLink } from './grant-link.tsx';

const PAGES = { held: '/authorizations/held', given: '/authorizations/given', all: '/authorizations/all' } as const;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function presentTo(staffNumber: string, name: string, pages: readonly (keyof typeof PAGES)[]) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.setItem('CWWSBSDT_routes', JSON.stringify(pages.map((page) => ({ path: PAGES[page] }))));
  const store = newStore();
  await store.dispatch(meApi.util.upsertQueryData('me', undefined, { staffNumber, name } as never));
  present(
    <Provider store={store}>
      <MemoryRouter>
        <GrantLink number="SQ2026000001" holder="2001009" leader="赵明远" />
      </MemoryRouter>
    </Provider>,
  );
}

it.each([
  ['its holder', '2001009', '王芳', ['held', 'all'], '/authorizations/held?open=SQ2026000001'],
  ['its leader', '2001002', '赵明远', ['held', 'given'], '/authorizations/given?open=SQ2026000001'],
  ['who manages grants', '2001001', '李敏', ['held', 'all'], '/authorizations/all?open=SQ2026000001'],
  ['a leader without that page, who manages grants', '2001002', '赵明远', ['all'], '/authorizations/all?open=SQ2026000001'],
] as const)('PROJ-28 leads to a grant where %s finds it', async (_, staffNumber, name, pages, to) => {
  await presentTo(staffNumber, name, pages);
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
});

it('PROJ-28 names a grant to who cannot look at it', async () => {
  await presentTo('2001011', '孙立', ['held', 'given']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('SQ2026000001')).toBeTruthy();
});
