import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, type Location, type NavigateFunction, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { OwnPlace } from './own-place.tsx';

afterEach(cleanup);

/** The list and the home page in their tabs: which is shown the address says, or not yet. */
function twoPages() {
  let step: NavigateFunction = () => undefined;
  const List = () => {
    step = useNavigate();
    return null;
  };
  let left: Location | undefined;
  const Panels = ({ stays }: { readonly stays: boolean }) => {
    const location = useLocation();
    const isList = location.pathname === '/list';
    if (isList) left = location;
    return (
      <OwnPlace location={left ?? location} shown={isList || stays}>
        <List />
      </OwnPlace>
    );
  };
  return { Panels, take: (...given: Parameters<NavigateFunction>) => act(async () => void step(...given)) };
}

function open(stays: boolean) {
  const { Panels, take } = twoPages();
  const router = createMemoryRouter([{ path: '*', element: <Panels stays={stays} /> }], { initialEntries: ['/list?page=1'] });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { take, address, go: (to: string) => act(() => router.navigate(to)) };
}

it.each([
  ['is being left', true],
  ['is not shown', false],
])('QUERY-5 TABS-5 a page that %s does not change the address of another, but its own when it is shown again', async (_, stays) => {
  const { take, address, go } = open(stays);
  await go('/home');
  await take({ search: 'page=2', hash: '' });
  expect(address()).toBe('/home');
  if (stays) return;
  await go('/list?page=1');
  expect(address()).toBe('/list?page=2');
});

it('QUERY-5 TABS-5 who comes back by a link that asks for something else finds that, whatever the page was about to ask for', async () => {
  const { take, address, go } = open(false);
  await go('/home');
  await take({ search: 'page=2', hash: '' });
  await go('/list?page=7');
  expect(address()).toBe('/list?page=7');
});

it('TABS-5 a page that is being left still leads to another by its links', async () => {
  const { take, address, go } = open(true);
  await go('/home');
  await take('/notices');
  expect(address()).toBe('/notices');
});

it('QUERY-5 a page that is shown changes its address', async () => {
  const { take, address } = open(false);
  await take({ search: 'page=2', hash: '' });
  expect(address()).toBe('/list?page=2');
});
