import { accountEndpoints } from '@hall/contract/account';
import { pageConfig } from '@hall/contract/pages';
import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { forgetSession, storeSession } from '../../shared/session/session.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { field, option } from '../../testing/columns.ts';
import { openPage, servePage } from '../../testing/page-server.tsx';
import type { ConfiguredPageProps } from '../configured-page.tsx';

const CONFIG = pageConfig({
  pageId: 'orders',
  title: { zh: '订单', en: 'Orders' },
  call: '/api/orders/list',
  batchFieldId: 'number',
  fields: [field('supplier', 'text', { title: { zh: '供应商', en: 'Supplier' } }), field('export', 'export')],
});
const COLUMNS = [
  tableColumn(INDEX_COLUMN, { labels: { zh: '序号', en: 'No.' } }),
  tableColumn('number', { labels: { zh: '编号', en: 'Number' } }),
  tableColumn('state', { labels: { zh: '状态', en: 'State' }, filterable: true, options: [option('1', '已付', 'Paid')] }),
];
const ROWS = [
  { id: '1', number: 'N1', state: '1' },
  { id: '2', number: 'N2', state: '1' },
];
const ME = { rydm: 'p1', ygmc: '王芳', ygbh: '2001009', isAdmin: '0', roles: [] };
const ADDRESS = '/orders?supplier=甲&filter.state=1&page=2#batch=N1%0AN2';

let server: ReturnType<typeof servePage>;

beforeEach(() => {
  switchLanguage('zh');
  vi.stubGlobal('print', vi.fn());
  // 06:30 on the next day in Shanghai.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') });
  server = servePage(CONFIG, COLUMNS, () => ({ total: 35, rows: ROWS }));
  server.answers[accountEndpoints.me.path] = () => ME;
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const printButton = () => screen.findByLabelText('打印');
const sheet = () => document.querySelector('.kit-print');
const numbers = () => [...document.querySelectorAll('.kit-print tbody tr')].map((row) => row.firstElementChild?.textContent);
const WIRE_SHEET = {
  ...{ hym: '7K2MP0QD41XA', lx: 'print', bt: '订单', bten: 'Orders', cxtj: '供应商：甲', cxtjen: 'Supplier: 甲', hs: 2 },
  ...{ ygmc: '王芳', ygmcen: 'Wang Fang', ygbh: '2001009', zzsj: '2026-11-22 06:30:00' },
};

async function choose(choice: string) {
  fireEvent.click(await printButton());
  fireEvent.click(await screen.findByText(choice));
}

async function printed(props: Partial<ConfiguredPageProps<PlainRow>> = {}, choice = '打印本页') {
  openPage(ADDRESS, { page: 'orders', ...props });
  await screen.findByText('N2');
  await choose(choice);
  await waitFor(() => expect(sheet()).not.toBeNull());
}

/** A backend with a print call. */
function servePrint(rows: readonly PlainRow[] = ROWS) {
  server = servePage({ ...CONFIG, printCall: '/api/orders/print' }, COLUMNS, () => ({ total: 35, rows: ROWS }));
  server.answers[accountEndpoints.me.path] = () => ME;
  server.answers['/api/orders/print'] = () => ({ total: rows.length, rows, sheet: WIRE_SHEET });
}

const watermark = () => document.querySelector<HTMLElement>('.kit-print-watermark');

describe('PRINT-1 where the configuration names no print call', () => {
  it.each([
    [
      'all conditions, and which page it is',
      '查询条件：供应商：甲；（列）状态：已付；批量 编号（2 个）：N1、N2；第 2 页',
      'Conditions: Supplier: 甲; (column) State: Paid; Batch Number (2): N1, N2; Page 2',
    ],
    ['how many rows it has', '共 2 条', 'Rows: 2'],
    [
      'who printed it when, in the time of the university',
      '制作人：王芳（2001009）　制作时间：2026-11-22 06:30:00',
      'Made by 王芳 (2001009) at 2026-11-22 06:30:00',
    ],
  ])('PRINT-1 a sheet says %s', async (_, chinese, english) => {
    await printed();
    await waitFor(() => expect(sheet()?.textContent).toContain(chinese));
    act(() => switchLanguage('en'));
    expect(sheet()?.textContent).toContain(english);
  });

  it('PRINT-2 a sheet has no code, since no server vouches for it', async () => {
    await printed();
    expect(sheet()?.textContent).not.toContain('核验码');
    expect(screen.queryByLabelText('核验码的二维码')).toBeNull();
  });

  it('PRINT-1 all rows are asked for at the list call, as many at once as it answers, and each is printed once', async () => {
    server.answers['/api/orders/list'] = ({ currentPage, limit }) =>
      limit === 800
        ? { total: 4, rows: [0, 1].map((index) => ({ id: `${currentPage}-${index}`, number: `A${currentPage}`, state: '1' })) }
        : { total: 35, rows: ROWS };
    await printed({}, '打印全部');
    expect(numbers()).toEqual(['1', '2', '3', '4']);
    const asked = server.lists().filter(({ limit }) => limit === 800);
    expect(asked.map(({ currentPage, supplier, batchKeys }) => [currentPage, supplier, batchKeys])).toEqual([
      [1, '甲', ['N1', 'N2']],
      [2, '甲', ['N1', 'N2']],
    ]);
  });

  it('PRINT-1 more than can be printed is said, and how it could be had', async () => {
    vi.setSystemTime('2026-11-23T22:30:00Z');
    server.answers['/api/orders/list'] = () => ({ total: 2001, rows: ROWS });
    openPage(ADDRESS, { page: 'orders' });
    await screen.findByText('N2');
    await choose('打印全部');
    const text = '符合条件的数据共2,001条，一次最多打印2,000条，请缩小查询范围，或改用导出';
    await waitFor(() => expect(toastLane.current()).toEqual({ tone: 'error', text }));
    expect(sheet()).toBeNull();
  });
});

describe('PRINT-1 where it names one', () => {
  it('PRINT-1 that is asked with the query form and which rows, and what it answers is printed', async () => {
    servePrint([{ id: '9', number: 'N9', state: '1' }]);
    await printed({}, '打印全部');
    expect(server.asked({ path: '/api/orders/print' as const })).toEqual([
      {
        supplier: '甲',
        currentPage: 2,
        limit: 10,
        columnFilters: [{ id: 'state', val: ['1'] }],
        batchKeys: ['N1', 'N2'],
        flg: '0',
      },
    ]);
    expect(numbers()).toEqual(['1']);
    expect(sheet()?.textContent).toContain('N9');
    expect(sheet()?.textContent).toContain('查询条件：供应商：甲');
  });

  it('PRINT-2 the sheet has its code in letters, and in a picture that a phone opens as an address', async () => {
    servePrint();
    await printed();
    expect(sheet()?.textContent).toContain('核验码：7K2M-P0QD-41XA');
    expect(await screen.findByLabelText('核验码的二维码')).toBeTruthy();
  });

  it('PRINT-1 cells that the page draws itself are drawn of rows too that the page does not show', async () => {
    servePrint([{ id: '9', number: 'N9', state: '1' }]);
    await printed({ cells: { state: ({ number }) => <b>{`${number} 已结清`}</b> } }, '打印全部');
    expect(sheet()?.textContent).toContain('N9 已结清');
  });

  it('PRINT-1 that it failed is told, and the button is there for another try', async () => {
    vi.setSystemTime('2026-11-24T22:30:00Z');
    servePrint();
    server.answers['/api/orders/print'] = () => Response.json({ code: 500, message: '打印失败', data: null });
    openPage(ADDRESS, { page: 'orders' });
    await screen.findByText('N2');
    await choose('打印全部');
    await waitFor(() => expect(toastLane.current()?.text).toBe('打印失败'));
    expect(await printButton()).toBeTruthy();
  });
});

it('PRINT-1 the rows of a page are numbered as on it', async () => {
  await printed();
  expect(numbers()).toEqual(['11', '12']);
});

it('PRINT-1 a watermark names who printed it', async () => {
  await printed();
  await waitFor(() => expect(watermark()?.dataset).toMatchObject({ name: '王芳', staffNumber: '2001009' }));
});

it('PRINT-1 a sheet and its watermark name who signed in also where no more is known of the person', async () => {
  delete server.answers[accountEndpoints.me.path];
  storeSession({ id: 's1', token: 't', userId: 'p1', userName: '王芳', casLogin: false });
  await printed();
  expect(sheet()?.textContent).toContain('制作人：王芳');
  expect(watermark()?.dataset).toMatchObject({ name: '王芳', staffNumber: '' });
});

it('PRINT-1 a cell that the page draws itself is printed as the page shows it', async () => {
  await printed({ cells: { state: ({ number }) => <b>{`${number} 已结清`}</b> } });
  const cells = [...document.querySelectorAll('.kit-print tbody tr')].map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual(['N1 已结清', 'N2 已结清']);
});

it('PRINT-1 where there is no row nothing is printed, and that is said', async () => {
  // The lane is locked for the moment of an earlier failure.
  vi.setSystemTime('2026-11-25T22:30:00Z');
  server.answers['/api/orders/list'] = () => ({ total: 0, rows: [] });
  openPage('/orders', { page: 'orders' });
  await screen.findByText('这里还没有数据。');
  await choose('打印全部');
  expect(toastLane.current()).toEqual({ tone: 'error', text: '没有可打印的数据' });
  expect(sheet()).toBeNull();
});

it.each([
  ['the print call', true],
  ['the list call', false],
])('PRINT-1 the rows of a printout by %s are not kept once it stands', async (_, hasCall) => {
  if (hasCall) servePrint();
  const { store } = openPage(ADDRESS, { page: 'orders' });
  await screen.findByText('N2');
  const kept = () => Object.values(store.getState().api.mutations).map((one) => one?.endpointName);
  await choose('打印全部');
  await waitFor(() => expect(sheet()).not.toBeNull());
  expect(kept()).not.toContain(hasCall ? 'print' : 'rowsAside');
});
