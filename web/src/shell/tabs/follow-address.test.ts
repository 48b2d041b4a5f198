import { configureStore } from '@reduxjs/toolkit';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { followAddress } from './follow-address.ts';
import { selectTabs, tabShown, tabsSlice } from './tabs-slice.ts';

it('TABS-5 a page that went on to another place, and was left before it was drawn there, is shown there when it is shown again', async () => {
  const store = configureStore({ reducer: { tabs: tabsSlice.reducer } });
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/list'] });
  const address = () => selectTabs(store.getState()).items.find(({ key }) => key === '/list')?.href;
  followAddress(router, store.dispatch);
  store.dispatch(tabShown({ key: '/list', href: '/list' }));
  await router.navigate('/list?page=2');
  await router.navigate('/home');
  expect(address()).toBe('/list?page=2');
  await router.navigate('/list?lb=%2Fother');
  expect(address()).toBe('/list?page=2');
});
