// @vitest-environment jsdom
import { accountEndpoints } from '@hall/contract/account';
import { pageConfig } from '@hall/contract/pages';
import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

const printButton = () => screen.findByRole('button', { name: '打印' });
const sheet = () => document.querySelector('.kit-print');

async function printed(props: Partial<ConfiguredPageProps<PlainRow>> = {}) {
  openPage(ADDRESS, { page: 'orders', ...props });
  await screen.findByText('N2');
  fireEvent.click(await printButton());
  await waitFor(() => expect(sheet()).not.toBeNull());
}

const watermark = () => document.querySelector<HTMLElement>('.kit-print-watermark');

it.each([
  [
    'all conditions',
    '查询条件: 供应商：甲；（列）状态：已付；批量 编号（2 个）：N1、N2',
    'Conditions: Supplier: 甲; (column) State: Paid; Batch Number (2): N1, N2',
  ],
  ['which page it is', '第 2 页，共 35 条', 'Page 2, of 35 rows in all'],
  ['when it was printed, in the time of the university', '2026-11-22 06:30:00', '2026-11-22 06:30:00'],
  ['who printed it', '打印人：王芳（2001009）', 'by 王芳 (2001009)'],
])('PRINT-1 a sheet says %s', async (_, chinese, english) => {
  await printed();
  await waitFor(() => expect(sheet()?.textContent).toContain(chinese));
  act(() => switchLanguage('en'));
  expect(sheet()?.textContent).toContain(english);
});

it('PRINT-1 the rows are numbered as on the page', async () => {
  await printed();
  const numbers = [...document.querySelectorAll('.kit-print tbody tr')].map((row) => row.firstElementChild?.textContent);
  expect(numbers).toEqual(['11', '12']);
});

it('PRINT-1 a watermark names who printed it', async () => {
  await printed();
  await waitFor(() => expect(watermark()?.dataset).toMatchObject({ name: '王芳', staffNumber: '2001009' }));
});

it('PRINT-1 a sheet and its watermark name who signed in also where no more is known of the person', async () => {
  delete server.answers[accountEndpoints.me.path];
  storeSession({ id: 's1', token: 't', userId: 'p1', userName: '王芳', casLogin: false });
  await printed();
  expect(sheet()?.textContent).toContain('打印人：王芳');
  expect(watermark()?.dataset).toMatchObject({ name: '王芳', staffNumber: '' });
});

it('PRINT-1 a cell that the page draws itself is printed as the page shows it', async () => {
  await printed({ cells: { state: ({ number }) => <b>{`${number} 已结清`}</b> } });
  const cells = [...document.querySelectorAll('.kit-print tbody tr')].map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual(['N1 已结清', 'N2 已结清']);
});

it('PRINT-1 where there is no row nothing is printed, and that is said', async () => {
  // The lane is locked for the moment of an earlier failure.
  vi.setSystemTime('2026-11-22T22:30:00Z');
  server.answers['/api/orders/list'] = () => ({ total: 0, rows: [] });
  openPage('/orders', { page: 'orders' });
  await screen.findByText('这里还没有数据。');
  fireEvent.click(await printButton());
  expect(toastLane.current()).toEqual({ tone: 'error', text: '没有可打印的数据' });
  expect(sheet()).toBeNull();
});
