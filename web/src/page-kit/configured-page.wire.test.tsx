import { PageConfig, pageConfig, pagesEndpoints } from '@hall/contract/pages';
import { QueryField } from '@hall/contract/query-fields';
import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { SELECTION_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { encode } from '@hall/contract/wire/decode';
import type { PlainRow } from '@hall/contract/wire/list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../shared/i18n/language.ts';
import { toastLane } from '../shared/ui/toast-lane.ts';
import { field, option } from '../testing/columns.ts';
import { openPage, servePage } from '../testing/page-server.tsx';
import type { ConfiguredPageProps } from './configured-page.tsx';
import type { Asked } from './page-address.ts';

const CONFIG = pageConfig({
  pageId: 'orders',
  title: { zh: '订单', en: 'Orders' },
  call: '/api/orders/list',
  exportCall: '/api/orders/export',
  batchFieldId: 'number',
  fields: [
    field('supplier', 'text', { pageId: 'orders', title: { zh: '供应商', en: 'Supplier' } }),
    field('low', 'numberrange', { pageId: 'orders', endFieldId: 'high', title: { zh: '数量', en: 'Count' } }),
    field('buttons', 'buttons', { buttons: ['query', 'reset', 'export', 'batch'] }),
    field('export', 'export'),
  ],
});
const COLUMNS = [
  tableColumn('number', { label: '编号', sortable: true }),
  tableColumn('supplier', { label: '供应商', link: true, action: 'open', filterable: true, options: [option('a', '甲', 'A')] }),
];
const ROWS = [{ id: '1', number: 'N1', supplier: '甲公司' }];

let server: ReturnType<typeof servePage>;

const open = (address = '/orders', props: Partial<ConfiguredPageProps<PlainRow>> = {}) => openPage(address, { page: 'orders', ...props });
const lists = () => server.lists();

beforeEach(() => {
  switchLanguage('zh');
  server = servePage(CONFIG, COLUMNS, () => ({ total: 25, rows: ROWS }));
});
afterEach(() => vi.unstubAllGlobals());

describe('QUERY-1 a page from configuration and one call', () => {
  it('QUERY-1 title, form, columns, rows and row actions come from configuration alone', async () => {
    const act = vi.fn();
    open('/orders', { actions: { open: act }, always: { state: '1' } });
    fireEvent.click(await screen.findByText('甲公司'));
    expect(act).toHaveBeenCalledWith(ROWS[0]);
    expect(screen.getByText('订单')).toBeTruthy();
    expect(screen.getByLabelText('供应商')).toBeTruthy();
    expect(lists()).toEqual([{ state: '1', currentPage: 1, limit: 10 }]);
  });

  describe('where a backend has query fields alone', () => {
    const known = { title: { zh: '订单', en: 'Orders' }, call: CONFIG.call };
    const fields = () => CONFIG.fields.map((one) => encode(QueryField, one));
    const noSuchCall = () => new Response('<h1>Not Found</h1>', { status: 404 });

    it.each([
      ['no such call', noSuchCall],
      ['a refusal', () => Response.json({ code: 999, message: '失败', data: null })],
      ['something odd', () => ({ surprise: true })],
    ])('QUERY-1 a page that knows the rest gets its form and its rows: %s', async (_, answer) => {
      toastLane.dismiss();
      server.answers[pagesEndpoints.config.path] = answer;
      server.answers[pagesEndpoints.queryFields.path] = fields;
      open('/orders', { known });
      fireEvent.change(await screen.findByLabelText('供应商'), { target: { value: '甲' } });
      fireEvent.click(screen.getByText('查询'));
      await waitFor(() => expect(lists().at(-1)).toEqual({ supplier: '甲', currentPage: 1, limit: 10 }));
      expect(await screen.findByText('N1')).toBeTruthy();
      expect(screen.getByText('订单')).toBeTruthy();
      expect(toastLane.current()).toBeUndefined();
    });

    it('QUERY-1 a configuration without query fields gets them from there', async () => {
      server.answers[pagesEndpoints.config.path] = () => ({ ...(encode(PageConfig, CONFIG) as object), fields: undefined });
      server.answers[pagesEndpoints.queryFields.path] = fields;
      open();
      expect(await screen.findByLabelText('供应商')).toBeTruthy();
    });

    it('QUERY-1 a configuration without query fields, where there are none either, is a page without a form', async () => {
      server.answers[pagesEndpoints.config.path] = () => encode(PageConfig, { ...CONFIG, fields: [] });
      server.answers[pagesEndpoints.queryFields.path] = noSuchCall;
      open();
      expect(await screen.findByText('N1')).toBeTruthy();
      expect(screen.queryByText('查询')).toBeNull();
    });

    it.each([
      [403, 'no-permission', '没有访问权限'],
      [404, 'not-found', '页面不存在'],
    ])('QUERY-1 a page that is refused is no such backend: %i %s', async (code, rule, said) => {
      server.answers[pagesEndpoints.config.path] = () => Response.json({ code, message: '', data: { rule } });
      server.answers[pagesEndpoints.queryFields.path] = fields;
      open('/orders', { known });
      expect(await screen.findByText(said)).toBeTruthy();
      expect(server.asked(pagesEndpoints.queryFields)).toEqual([]);
    });

    it('QUERY-1 a page that gets neither says so, and asks for both again', async () => {
      server.answers[pagesEndpoints.config.path] = noSuchCall;
      open('/orders', { known });
      await screen.findByText('页面配置加载失败');
      server.answers[pagesEndpoints.queryFields.path] = fields;
      fireEvent.click(screen.getByText('重试'));
      expect(await screen.findByLabelText('供应商')).toBeTruthy();
      expect(await screen.findByText('N1')).toBeTruthy();
    });
  });

  it('SHELL-11 switching the language keeps what is typed', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('供应商'), { target: { value: '甲' } });
    act(() => switchLanguage('en'));
    expect((screen.getByLabelText('Supplier') as HTMLInputElement).value).toBe('甲');
    expect(screen.getByText('Orders')).toBeTruthy();
  });
});

it('API-5 texts of a page that are one for both languages are shown in both', async () => {
  const [supplier, ...fields] = (encode(PageConfig, CONFIG) as { fields: object[] }).fields;
  const plain = { ...supplier, componentTiltle: '供应商', placeholderText: '供应商名称' };
  server.answers['/api/common/loadPageConfig'] = () => ({
    ...(encode(PageConfig, CONFIG) as object),
    pageTitle: '订单',
    fields: [plain, ...fields],
  });
  server.answers['/api/xtTableConfig/getXtTableConfig'] = () => [{ fieldId: 'number', labelArr: '编号' }];
  open();
  for (const language of ['zh', 'en'] as const) {
    act(() => switchLanguage(language));
    expect((await screen.findByLabelText('供应商')).getAttribute('placeholder')).toBe('供应商名称');
    expect(screen.getByText('订单')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('thead')?.textContent).toBe('编号'));
  }
});

describe('SYS-11 a condition that is hidden', () => {
  const hidden = { ...CONFIG, fields: CONFIG.fields.map((one) => (one.fieldId === 'supplier' ? { ...one, shown: false } : one)) };

  beforeEach(() => {
    server = servePage(hidden, COLUMNS, () => ({ total: 25, rows: ROWS }));
  });

  it('SYS-11 is shown while it restricts the rows, so that it is seen and can be taken off', async () => {
    open('/orders?supplier=甲');
    fireEvent.change(await screen.findByLabelText('供应商'), { target: { value: '' } });
    expect(lists()).toEqual([{ supplier: '甲', currentPage: 1, limit: 10 }]);
    fireEvent.click(screen.getByText('查询'));
    await waitFor(() => expect(lists().at(-1)).toEqual({ currentPage: 1, limit: 10 }));
    await waitFor(() => expect(screen.queryByLabelText('供应商')).toBeNull());
  });

  it('SYS-11 is not shown otherwise', async () => {
    open();
    expect(await screen.findByLabelText('数量 最小')).toBeTruthy();
    expect(screen.queryByLabelText('供应商')).toBeNull();
  });
});

describe('QUERY-2 a condition that views ask for', () => {
  const waits = { viewed: ['supplier'] };

  it('QUERY-2 is not asked for by the form as well, restricts the rows all the same, and outlasts a query', async () => {
    open('/orders?supplier=甲', waits);
    fireEvent.change(await screen.findByLabelText('数量 最小'), { target: { value: '3' } });
    expect(screen.queryByLabelText('供应商')).toBeNull();
    fireEvent.click(screen.getByText('查询'));
    await waitFor(() => expect(lists().at(-1)).toEqual({ supplier: '甲', low: 3, currentPage: 1, limit: 10 }));
  });

  it('QUERY-2 says what it finds nothing of; with other conditions it is they that nothing fits', async () => {
    server.answers[CONFIG.call] = () => ({ total: 0, rows: [] });
    const empty = ({ values }: Asked) => (values.low ? undefined : '没有等待您的订单。');
    open('/orders?supplier=甲', { ...waits, table: { empty } });
    expect(await screen.findByText('没有等待您的订单。')).toBeTruthy();
    expect(screen.queryByText('清空条件')).toBeNull();
    fireEvent.change(screen.getByLabelText('数量 最小'), { target: { value: '3' } });
    fireEvent.click(screen.getByText('查询'));
    expect(await screen.findByText('没有符合条件的数据，请调整查询条件。')).toBeTruthy();
    expect(screen.getByText('清空条件')).toBeTruthy();
  });
});

describe('QUERY-5 the address', () => {
  it('QUERY-5 a query goes into the address and to the server, and is remembered', async () => {
    const { router } = open();
    fireEvent.change(await screen.findByLabelText('供应商'), { target: { value: '甲' } });
    fireEvent.change(screen.getByLabelText('数量 最小'), { target: { value: '3' } });
    fireEvent.click(screen.getByText('查询'));
    await waitFor(() => expect(lists().at(-1)).toEqual({ supplier: '甲', low: 3, currentPage: 1, limit: 10 }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ supplier: '甲', low: '3' });
    expect(server.asked(savedQueriesEndpoints.saveQuery)).toEqual([
      {
        pageId: 'orders',
        queryData: [
          { id: 'supplier', val: '甲' },
          { id: 'low', val: '3' },
        ],
        columnFilters: [],
      },
    ]);
  });

  it('QUERY-5 an address that was shared is what is asked for; back leads to the one before', async () => {
    const { router } = open('/orders?supplier=甲&page=2&size=20&sort=-number&filter.supplier=a#batch=N1');
    await screen.findByText('N1');
    expect(lists()).toEqual([
      {
        supplier: '甲',
        currentPage: 2,
        limit: 20,
        sortField: 'number',
        sortOrder: 'desc',
        columnFilters: [{ id: 'supplier', val: ['a'] }],
        batchKeys: ['N1'],
      },
    ]);
    fireEvent.click(screen.getByText('重置'));
    await waitFor(() => expect((screen.getByLabelText('供应商') as HTMLInputElement).value).toBe(''));
    await act(() => router.navigate(-1));
    await waitFor(() => expect((screen.getByLabelText('供应商') as HTMLInputElement).value).toBe('甲'));
  });
});

describe('QUERY-5 what a change makes of the rest', () => {
  const search = () => fireEvent.click(screen.getByText('查询'));

  it('TABLE-3 another query begins at the first page', async () => {
    open('/orders?supplier=甲&page=2');
    fireEvent.change(await screen.findByLabelText('供应商'), { target: { value: '乙' } });
    search();
    await waitFor(() => expect(lists().at(-1)).toEqual({ supplier: '乙', currentPage: 1, limit: 10 }));
  });

  it('QUERY-2 the same query asks the server anew', async () => {
    open('/orders?supplier=甲');
    await screen.findByText('N1');
    search();
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(lists()[1]).toEqual(lists()[0]);
  });

  it('QUERY-3 reset takes away values, filters and batch', async () => {
    open('/orders?supplier=甲&filter.supplier=a#batch=N1');
    await screen.findByText('N1');
    fireEvent.click(screen.getByText('重置'));
    await waitFor(() => expect(lists().at(-1)).toEqual({ currentPage: 1, limit: 10 }));
  });

  it('TABLE-3 a page behind the last one gives way to the last', async () => {
    server.answers['/api/orders/list'] = ({ currentPage }) => ({ total: 25, rows: Number(currentPage) > 3 ? [] : ROWS });
    const { router } = open('/orders?page=9');
    await screen.findByText('N1');
    expect(router.state.location.search).toBe('?page=3');
  });

  it('TABLE-6 no rows because of the column filters, and no rows at all', async () => {
    server.answers['/api/orders/list'] = () => ({ total: 0, rows: [] });
    open('/orders?filter.supplier=a');
    fireEvent.click(await screen.findByText('清空条件'));
    expect(await screen.findByText('这里还没有数据。')).toBeTruthy();
  });

  it('TABLE-5 a page without paging asks for all rows and has no pages', async () => {
    server.answers['/api/common/loadPageConfig'] = () => encode(PageConfig, { ...CONFIG, paged: false });
    open();
    await waitFor(() => expect(lists()).toEqual([{}]));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(document.querySelector('.kit-pagination')).toBeNull();
  });
});

describe('QUERY-4 saved queries', () => {
  const last = { id: 'l', queryData: [{ id: 'supplier', val: '上次' }] };

  it('QUERY-4 the last query is restored where the address has none', async () => {
    server.answers['/api/xtQueryHistory/getLastQuery'] = () => last;
    open();
    await waitFor(() => expect((screen.getByLabelText('供应商') as HTMLInputElement).value).toBe('上次'));
    await waitFor(() => expect(lists()[0]).toMatchObject({ supplier: '上次' }));
  });

  it('QUERY-4 QUERY-5 rows are asked for once, with what the page opens with, and the address comes to say so', async () => {
    let answer: (query: unknown) => void = () => undefined;
    server.answers['/api/xtQueryHistory/getLastQuery'] = () => new Promise((resolve) => (answer = resolve));
    const { router } = open();
    await screen.findByRole('heading', { name: '订单' });
    expect(lists()).toEqual([]);
    answer(last);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('supplier')).toBe('上次'));
    await screen.findByText('甲公司');
    expect(lists().map(({ supplier }) => supplier)).toEqual(['上次']);
  });

  it.each([
    ['says which it is', '/orders', 0],
    ['is there where its address asks for something', '/orders?supplier=x', 1],
  ])('QUERY-4 a page whose last query is long in coming %s', async (_, address, asked) => {
    server.answers['/api/xtQueryHistory/getLastQuery'] = () => new Promise(() => undefined);
    open(address);
    await screen.findByRole('heading', { name: '订单' });
    await waitFor(() => expect(server.asked(savedQueriesEndpoints.lastQuery)).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByLabelText('供应商')).toHaveLength(asked));
    expect(lists()).toHaveLength(asked);
  });

  it('QUERY-4 the default query goes before the last one', async () => {
    server.answers['/api/xtQueryHistory/getLastQuery'] = () => last;
    server.answers['/api/pages/named-queries'] = () => [
      { id: 'd', name: '我的', isDefault: '1', queryData: [{ id: 'supplier', val: '默认' }] },
    ];
    open();
    await waitFor(() => expect((screen.getByLabelText('供应商') as HTMLInputElement).value).toBe('默认'));
  });

  it('QUERY-4 frequent queries are offered in words and applied', async () => {
    server.answers['/api/xtQueryHistory/getFrequentQuery'] = () => [last];
    open();
    fireEvent.click(await screen.findByText('已存查询'));
    fireEvent.click(await screen.findByText('供应商：上次'));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ supplier: '上次' }));
  });

  it('QUERY-4 the present query is saved by name', async () => {
    open('/orders?supplier=甲');
    fireEvent.click(await screen.findByText('已存查询'));
    fireEvent.click(await screen.findByText('保存当前查询…'));
    fireEvent.change(await screen.findByLabelText('查询名称'), { target: { value: '常看' } });
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() =>
      expect(server.asked(savedQueriesEndpoints.saveQuery)).toEqual([
        { pageId: 'orders', name: '常看', queryData: [{ id: 'supplier', val: '甲' }], columnFilters: [] },
      ]),
    );
  });
});

it('QUERY-6 keys that match nothing are listed', async () => {
  server.answers['/api/orders/list'] = () => ({ total: 1, rows: ROWS, unknownKeys: ['X1', 'X2'] });
  open('/orders#batch=N1%0AX1%0AX2');
  expect(await screen.findByText('以下 2 个没有匹配的数据：X1, X2')).toBeTruthy();
  fireEvent.click(screen.getByText('取消批量查询'));
  await waitFor(() => expect(lists().at(-1)).toEqual({ currentPage: 1, limit: 10 }));
});

describe('TABLE-4 the table as it is configured', () => {
  const configured = (own: Partial<PageConfig>) => {
    server.answers['/api/common/loadPageConfig'] = () => encode(PageConfig, { ...CONFIG, ...own });
  };
  const searchInput = () => screen.queryByRole('searchbox');

  it('TABLE-4 showBtn and searchPlaceholder: a search over the rows shown, in the words of the configuration', async () => {
    server.answers['/api/orders/list'] = () => ({ total: 2, rows: [...ROWS, { id: '2', number: 'N2', supplier: '乙公司' }] });
    configured({ showBtn: true, searchPlaceholder: { zh: '编号或供应商', en: 'Number or supplier' } });
    open();
    const input = await screen.findByPlaceholderText('编号或供应商');
    fireEvent.change(input, { target: { value: '乙' } });
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
    await waitFor(() => expect(screen.queryByText('N1')).toBeNull());
    expect(screen.getByText('N2')).toBeTruthy();
    act(() => switchLanguage('en'));
    expect(screen.getByPlaceholderText('Number or supplier')).toBeTruthy();
  });

  it('TABLE-4 disabledBtn: the search is there and cannot be used; its placeholder is 请输入关键字 unless said', async () => {
    configured({ showBtn: true, disabledBtn: true });
    open();
    expect(((await screen.findByPlaceholderText('请输入关键字')) as HTMLInputElement).disabled).toBe(true);
  });

  it('TABLE-4 showSummary and summaryData: sums of the page and of all rows', async () => {
    server = servePage(pageConfig({ ...CONFIG, showSummary: true }), [...COLUMNS, tableColumn('sum', { amount: true })], () => ({
      total: 25,
      rows: [
        { id: '1', number: 'N1', sum: '1234.50' },
        { id: '2', number: 'N2', sum: '-0.25' },
      ],
      summaryData: { sum: '99999.5' },
    }));
    open();
    const sums = async (label: string) => (await screen.findByText(label)).closest('tr')?.textContent;
    expect(await sums('本页合计')).toBe('本页合计1,234.25');
    expect(await sums('全部合计')).toBe('全部合计99,999.50');
  });

  it('TABLE-4 nothing of it where the configuration says nothing', async () => {
    open();
    await screen.findByText('N1');
    expect([searchInput(), screen.queryByPlaceholderText('请输入关键字'), screen.queryByText('本页合计')]).toEqual([null, null, null]);
  });

  it.each([
    [true, '已选 2 条'],
    [false, '已选 1 条'],
  ])('TABLE-4 reserveSelection %s: what is selected when another page is shown', async (reserveSelection, said) => {
    const rowsOf = (page: unknown) => [{ id: `r${String(page)}`, number: `N${String(page)}` }];
    server = servePage(
      pageConfig({ ...CONFIG, reserveSelection }),
      [tableColumn(SELECTION_COLUMN, { selection: '2' }), ...COLUMNS],
      ({ currentPage }) => ({ total: 25, rows: rowsOf(currentPage) }),
    );
    open();
    await screen.findByText('N1');
    fireEvent.click(screen.getByRole('checkbox', { name: '选择此行' }));
    fireEvent.click(screen.getByTitle('2'));
    await screen.findByText('N2');
    fireEvent.click(screen.getByRole('checkbox', { name: '选择此行' }));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('TABLE-1 isAmountOfMoney and isButton: an amount in its format, a button that runs an action of the page', async () => {
    const take = vi.fn();
    server = servePage(
      CONFIG,
      [
        tableColumn('sum', { amount: true }),
        tableColumn('take', { button: true, buttonText: '领取', buttonTextEn: 'Take', buttonType: 'link', action: 'take' }),
      ],
      () => ({ total: 1, rows: [{ id: '1', sum: '-1234567.5' }] }),
    );
    open('/orders', { actions: { take } });
    expect((await screen.findByText('-1,234,567.50')).className).toBe('kit-amount kit-negative');
    fireEvent.click(screen.getByRole('button', { name: /领\s?取/ }));
    expect(take).toHaveBeenCalledWith({ id: '1', sum: '-1234567.5' });
  });
});

it('EXPORT-1 an export is told all that filters the page: values, column filters and batch keys', async () => {
  open('/orders?supplier=甲&filter.supplier=a&page=2#batch=N1%0AN2');
  await screen.findByText('N1');
  fireEvent.click(screen.getByText('导出'));
  fireEvent.click(await screen.findByText('导出本页'));
  await waitFor(() =>
    expect(server.asked({ path: '/api/orders/export' })).toMatchObject([
      { exportCondition: '供应商：甲；（列）供应商：甲；批量 编号（2 个）：N1、N2；第 2 页' },
    ]),
  );
});

describe('TABLE-6 states of the page', () => {
  it('TABLE-6 rows that do not fit are left out, and one notice says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    server.answers['/api/orders/list'] = () => ({ total: 3, rows: [...ROWS, 'broken', { number: 'without a key' }] });
    open();
    expect(await screen.findByText('有 2 条数据格式不正确，未显示。')).toBeTruthy();
  });

  it('TABLE-6 a list that the server refuses says why in place of the rows', async () => {
    server.answers['/api/orders/list'] = () => Response.json({ code: 500, message: '预算年度已关闭', data: null });
    open();
    await screen.findByText('数据加载失败');
    expect(screen.getByText('预算年度已关闭')).toBeTruthy();
    expect(screen.queryByText(/请检查网络/)).toBeNull();
  });

  it.each([
    ['no row at all', ['broken']],
    ['without a key', [{ number: 'N1' }, { number: 'N2' }]],
  ])('API-5 rows of which none fits are not called none: %s', async (_, rows) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    server.answers['/api/orders/list'] = () => ({ total: rows.length, rows });
    open();
    expect(await screen.findByText('服务器返回的数据无法识别')).toBeTruthy();
    expect(screen.queryByText('这里还没有数据。')).toBeNull();
    expect(screen.getByText('重试')).toBeTruthy();
  });

  it('TABLE-6 a failed list offers to try again', async () => {
    const { '/api/orders/list': works } = server.answers;
    delete server.answers['/api/orders/list'];
    open();
    await screen.findByText('数据加载失败');
    server.answers['/api/orders/list'] = works ?? (() => null);
    fireEvent.click(screen.getByText('重试'));
    expect(await screen.findByText('N1')).toBeTruthy();
  });

  it('ENTRY-5 a page that the person does not hold shows no permission, though its route may be held', async () => {
    server.answers['/api/common/loadPageConfig'] = () => Response.json({ code: 403, message: '', data: { rule: 'no-permission' } });
    open();
    expect(await screen.findByText('没有访问权限')).toBeTruthy();
  });

  it('ENTRY-5 a page that is not configured is not found, and nobody is told to try again', async () => {
    server.answers['/api/common/loadPageConfig'] = () => Response.json({ code: 404, message: '', data: { rule: 'not-found' } });
    open();
    expect(await screen.findByText('页面不存在')).toBeTruthy();
    expect(screen.queryByText('重试')).toBeNull();
  });

  it('TABLE-6 a page whose configuration is refused by a rule of any other name can be tried again', async () => {
    server.answers['/api/common/loadPageConfig'] = () => Response.json({ code: 403, message: '', data: { rule: 'constructor' } });
    open();
    expect(await screen.findByText('页面配置加载失败')).toBeTruthy();
  });

  it('TABLE-6 a page whose configuration fails says so and can be tried again', async () => {
    delete server.answers['/api/common/loadPageConfig'];
    open();
    expect(await screen.findByText('页面配置加载失败')).toBeTruthy();
    server.answers['/api/common/loadPageConfig'] = () => encode(PageConfig, CONFIG);
    fireEvent.click(screen.getByText('重试'));
    expect(await screen.findByText('N1')).toBeTruthy();
  });
});
