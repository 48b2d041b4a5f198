// @vitest-environment jsdom

import { pageConfig } from '@hall/contract/pages';
import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { tableColumn } from '@hall/contract/table-columns';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../shared/i18n/language.ts';
import { field } from '../testing/columns.ts';
import { openPage, servePage } from '../testing/page-server.tsx';

const CONFIG = pageConfig({
  pageId: 'orders',
  title: { zh: '订单', en: 'Orders' },
  call: '/api/orders/list',
  fields: [
    field('supplier', 'text', { pageId: 'orders', title: { zh: '供应商', en: 'Supplier' } }),
    field('buttons', 'buttons', { buttons: ['query'] }),
  ],
});
const COLUMNS = [tableColumn('number', { label: '编号' })];

/** What the server has; tests change it between one page and the next. */
let keys: number[];
let server: ReturnType<typeof servePage>;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function page({ currentPage, limit }: Record<string, unknown>) {
  const first = (Number(currentPage) - 1) * Number(limit);
  return { total: keys.length, rows: keys.slice(first, first + Number(limit)).map((key) => ({ id: String(key), number: `N${key}` })) };
}

beforeEach(() => {
  switchLanguage('zh');
  keys = upTo(25);
  server = servePage(CONFIG, COLUMNS, page);
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => [...document.querySelectorAll('[data-row-key]')].map((card) => Number(card.getAttribute('data-row-key')));
const open = (address = '/orders') => {
  vi.stubGlobal('innerWidth', 375);
  return openPage(address, { page: 'orders' });
};
const more = async () => fireEvent.click(await screen.findByRole('button', { name: /^再显示一些/ }));

describe('TABLE-7 a list that grows', () => {
  it('TABLE-7 begins at its first row, whatever page the address names, and goes on to its last', async () => {
    open('/orders?page=3');
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(20)));
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(25)));
    expect(screen.queryByRole('button', { name: /^再显示一些/ })).toBeNull();
  });

  it('TABLE-7 has a row once that another one pushed onto the next page', async () => {
    open();
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    keys = [0, ...keys];
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(19)));
  });

  it('TABLE-7 passes over no row that has moved up because another one went away', async () => {
    open();
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    keys = keys.filter((key) => key > 2);
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(22).slice(2)));
  });

  it('TABLE-7 passes over no row that has moved up because another one moved back', async () => {
    open();
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    keys = [...upTo(15).slice(1), 1, ...upTo(25).slice(15)];
    await more();
    await waitFor(() => expect(shown()).toEqual([...upTo(15).slice(1), 1, ...upTo(20).slice(15)]));
  });

  it('TABLE-7 keeps its rows where more of them do not come, and says so', async () => {
    open();
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    server.answers[CONFIG.call] = () => new Response('', { status: 503 });
    await more();
    expect((await screen.findByRole('alert')).textContent).toBe('未能加载更多，请检查网络后重试。');
    expect(shown()).toEqual(upTo(10));
    server.answers[CONFIG.call] = page;
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(20)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('TABLE-7 asks for nothing more where what is missing does not fit', async () => {
    keys = upTo(12);
    server.answers[CONFIG.call] = (body) => {
      const { total, rows } = page(body as Record<string, unknown>);
      return { total, rows: rows.map((row) => (row.id === '12' ? 'no row' : row)) };
    };
    open();
    await waitFor(() => expect(shown()).toEqual(upTo(10)));
    await more();
    await waitFor(() => expect(shown()).toEqual(upTo(11)));
    expect(screen.queryByRole('button', { name: /^再显示一些/ })).toBeNull();
  });
});

describe('TABLE-8 the saved query that is active', () => {
  const QUERIES = [
    { id: '1', name: '一月', queryData: [{ id: 'supplier', val: '2026-1' }] },
    { id: '2', name: '十一月', queryData: [{ id: 'supplier', val: '2026-11' }] },
    { id: '3', name: '又一月', queryData: [{ id: 'supplier', val: '2026-1' }] },
  ];
  const button = () => screen.findByRole('button', { name: /^已存查询/ });
  const type = async (value: string) => fireEvent.change(await screen.findByLabelText('供应商'), { target: { value } });

  beforeEach(() => {
    server.answers[savedQueriesEndpoints.namedQueries.path] = () => QUERIES;
  });

  it('TABLE-8 stays the one that was applied, whatever others are typed past', async () => {
    const { router } = openPage('/orders?supplier=2026-11&saved=2', { page: 'orders' });
    await waitFor(async () => expect((await button()).textContent).toContain('十一月'));
    await type('2026-1');
    await type('2026-12');
    await waitFor(async () => expect((await button()).textContent).toContain('十一月已修改'));
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(router.state.location.search).toBe('?supplier=2026-12&saved=2'));
  });

  it('TABLE-8 is the one that the address names among those that say the same, also once it names another', async () => {
    const { router } = openPage('/orders?supplier=2026-1&saved=3', { page: 'orders' });
    await waitFor(async () => expect((await button()).textContent).toContain('又一月'));
    await router.navigate('/orders?supplier=2026-11&saved=2');
    await waitFor(async () => expect((await button()).textContent).toContain('十一月'));
  });
});
