import { PageConfig, pagesEndpoints } from '@hall/contract/pages';
import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { TableColumn, tableColumnsEndpoints } from '@hall/contract/table-columns';
import { encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { ConfiguredPage, type ConfiguredPageProps } from '../page-kit/configured-page.tsx';
import { present } from './browser.tsx';
import { newStore } from './new-store.ts';

type Body = Record<string, unknown>;
/** The data of an answer, or a whole response; as a promise where it is long in coming. */
type Answer = (body: Body) => unknown;

/** A backend that knows one configured page; what it answers can be changed, what it was asked is kept. */
export function servePage(config: PageConfig, columns: readonly TableColumn[], list: Answer) {
  const asked: { path: string; body: Body }[] = [];
  const answers: Record<string, Answer> = {
    [pagesEndpoints.config.path]: () => encode(PageConfig, config),
    [tableColumnsEndpoints.columns.path]: () => columns.map((one) => encode(TableColumn, one)),
    [savedQueriesEndpoints.namedQueries.path]: () => [],
    [savedQueriesEndpoints.lastQuery.path]: () => null,
    [savedQueriesEndpoints.frequentQueries.path]: () => [],
    [savedQueriesEndpoints.saveQuery.path]: () => null,
    [config.call]: list,
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const sent = JSON.parse(String(body ?? '{}')) as Body;
    asked.push({ path, body: sent });
    const answer = answers[path];
    if (!answer) return Response.json({ code: 500, message: '失败', data: null });
    const data = await answer(sent);
    return data instanceof Response ? data : Response.json({ code: 200, message: '', data });
  });
  const bodiesOf = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body);
  return { answers, asked: ({ path }: Pick<Endpoint, 'path'>) => bodiesOf(path), lists: () => bodiesOf(config.call) };
}

/** Opens a configured page at an address. */
export function openPage<T>(address: string, props: ConfiguredPageProps<T>) {
  const store = newStore();
  const router = createMemoryRouter([{ path: '*', element: <ConfiguredPage {...props} /> }], { initialEntries: [address] });
  present(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, store };
}
