// @vitest-environment jsdom
import { accountEndpoints } from '@hall/contract/account';
import { pageConfig } from '@hall/contract/pages';
import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { field, option } from '../../testing/columns.ts';
import { openPage, servePage } from '../../testing/page-server.tsx';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const printButton = () => screen.findByText('打印');
const sheet = () => document.querySelector('.kit-print');

async function printed() {
  openPage(ADDRESS, { page: 'orders' });
  await screen.findByText('N2');
  fireEvent.click(await printButton());
  await waitFor(() => expect(document.querySelector('.kit-print-watermark')).not.toBeNull());
  return sheet()?.textContent ?? '';
}

it('PRINT-1 a sheet says all conditions, the page, and who printed it when, in the time of the university', async () => {
  expect(await printed()).toContain('查询条件: 供应商：甲；（列）状态：已付；批量 编号（2 个）：N1、N2');
  expect(sheet()?.textContent).toContain('第 2 页，共 35 条');
  expect(sheet()?.textContent).toContain('打印时间: 2026-11-22 06:30:00 打印人：王芳（2001009）');
  act(() => switchLanguage('en'));
  expect(sheet()?.textContent).toContain('Conditions: Supplier: 甲; (column) State: Paid; Batch Number (2): N1, N2');
  expect(sheet()?.textContent).toContain('Page 2, of 35 rows in all');
});

it('PRINT-1 the rows are numbered as on the page', async () => {
  await printed();
  const numbers = [...document.querySelectorAll('.kit-print tbody tr')].map((row) => row.firstElementChild?.textContent);
  expect(numbers).toEqual(['11', '12']);
});

it('PRINT-1 a watermark names who printed it', async () => {
  await printed();
  const { dataset } = document.querySelector('.kit-print-watermark') as HTMLElement;
  expect([dataset.name, dataset.staffNumber]).toEqual(['王芳', '2001009']);
});
