import { exportsEndpoints } from '@hall/contract/exports';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { field } from '../../testing/columns.ts';
import { openPage, servePage } from '../../testing/page-server.tsx';

const CONFIG = pageConfig({
  pageId: 'orders',
  title: { zh: '订单', en: 'Orders' },
  call: '/api/orders/list',
  exportCall: '/api/orders/export',
  fields: [field('export', 'export')],
});
const COLUMNS = [tableColumn('number', { label: '编号' })];
const { begin, underWay, cancel, file } = exportsEndpoints;
const JOB = { id: 'e1', bt: '订单', wjlx: 'excel', zt: 'running', wcs: 34_000, zs: 100_000, sqsj: '2026-11-26 10:00:00' };

let server: ReturnType<typeof servePage>;
let job: object;
/** Each test is a minute later than the one before: a failure locks the lane of toasts. */
let minutes = 0;

beforeEach(() => {
  switchLanguage('en');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  minutes += 1;
  vi.setSystemTime(Date.now() + minutes * 60_000);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  job = JOB;
  server = servePage(CONFIG, COLUMNS, () => ({ total: 100_000, rows: [{ id: '1', number: 'N1' }] }));
  server.answers[begin.path] = () => JOB;
  server.answers[underWay.path] = () => [job];
  server.answers[cancel.path] = () => null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function exportAll(choice = 'Export all') {
  openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  fireEvent.click(screen.getByRole('button', { name: /Export/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

const fileOf = (name: string, content: BodyInit = new Blob(['rows'])) =>
  new Response(content, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`, 'x-row-count': '100000' },
  });
const running = () => screen.findByText('Exporting “订单”: 34,000 of 100,000 rows');
const nextLook = () => act(() => vi.advanceTimersByTimeAsync(1100));

describe('EXPORT-2 an export of many rows', () => {
  it('EXPORT-2 is made beside the page, which says how far it is', async () => {
    await exportAll();
    expect(await running()).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: '订单' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['34000', '100000']);
    expect(server.asked(begin)).toMatchObject([{ exportUrl: '/api/orders/export', flg: '0', outputType: 'excel' }]);
    expect(server.asked({ path: '/api/orders/export' })).toEqual([]);
    job = { ...JOB, wcs: 35_000 };
    await nextLook();
    expect(await screen.findByText('Exporting “订单”: 35,000 of 100,000 rows')).toBeTruthy();
  });

  it('EXPORT-2 comes by itself once it is ready, and that is said', async () => {
    server.answers[file.path] = () => fileOf('订单.xlsx');
    await exportAll();
    await running();
    job = { ...JOB, zt: 'ready', wcs: 100_000 };
    await nextLook();
    await waitFor(() => expect(toastLane.current()).toEqual({ tone: 'success', text: 'Exported 100,000 · 订单.xlsx' }));
    expect(server.asked(file)).toEqual([{ id: 'e1' }]);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files being made' })).toBeNull());
  });

  it('EXPORT-2 that is on its way says so, and cannot be asked for once more meanwhile', async () => {
    const content = new TransformStream<Uint8Array>();
    server.answers[file.path] = () => fileOf('订单.xlsx', content.readable);
    await exportAll();
    await running();
    job = { ...JOB, zt: 'ready', wcs: 100_000 };
    await nextLook();
    await screen.findByText('“订单” is ready and on its way…');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    await act(() => content.writable.close());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files being made' })).toBeNull());
    expect(server.asked(file)).toHaveLength(1);
  });

  it('EXPORT-2 that is ready but did not come can be downloaded again', async () => {
    await exportAll();
    await running();
    job = { ...JOB, zt: 'ready', wcs: 100_000 };
    await nextLook();
    await screen.findByText('“订单” is ready');
    const content = new TransformStream<Uint8Array>();
    server.answers[file.path] = () => fileOf('订单.xlsx', content.readable);
    const again = screen.getByRole('button', { name: 'Download' });
    for (let press = 0; press < 2; press++) fireEvent.click(again);
    await screen.findByText('“订单” is ready and on its way…');
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await act(() => content.writable.close());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files being made' })).toBeNull());
    expect(server.asked(file)).toHaveLength(2);
  });

  it('EXPORT-2 can be cancelled', async () => {
    await exportAll();
    await running();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(server.asked(cancel)).toEqual([{ id: 'e1' }]));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files being made' })).toBeNull());
  });

  it('EXPORT-2 that fails says why, until that is dismissed', async () => {
    await exportAll();
    await running();
    job = { ...JOB, zt: 'failed', sbyy: '已中断', sbyyen: 'interrupted' };
    await nextLook();
    expect((await screen.findByRole('alert')).textContent).toBe('“订单” could not be exported: interrupted');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['no such call', () => Response.json({ code: 999, message: '', data: { rule: 'no-such-call' } }, { status: 404 })],
    ['no answer of ours', () => new Response('not found', { status: 404 })],
  ])('EXPORT-1 is made at once by a backend that has %s for it', async (_, answer) => {
    server.answers[begin.path] = answer;
    server.answers['/api/orders/export'] = () => fileOf('订单.xlsx');
    await exportAll();
    await waitFor(() => expect(server.asked({ path: '/api/orders/export' })).toMatchObject([{ flg: '0' }]));
    await waitFor(() => expect(toastLane.current()?.text).toBe('Exported 100,000 · 订单.xlsx'));
  });

  it('EXPORT-1 that is refused is made in no other way, and says why', async () => {
    server.answers[begin.path] = () => Response.json({ code: 403, message: '没有操作权限', data: { rule: 'no-permission' } });
    await exportAll();
    await waitFor(() => expect(toastLane.current()).toEqual({ tone: 'error', text: 'You have no permission for this' }));
    expect(server.asked({ path: '/api/orders/export' })).toEqual([]);
  });
});

it('EXPORT-3 a PDF that does not come is said to have failed', async () => {
  server.answers['/api/orders/list'] = () => ({ total: 1, rows: [{ id: '1', number: 'N1' }] });
  server.answers['/api/orders/export'] = () => new Response('gone', { status: 502 });
  switchLanguage('zh');
  openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  fireEvent.click(screen.getByRole('button', { name: /导\s?出/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '导出全部为 PDF' }));
  await waitFor(() => expect(toastLane.current()).toEqual({ tone: 'error', text: '下载pdf失败' }));
  expect(server.asked({ path: '/api/orders/export' })).toMatchObject([{ outputType: 'pdf' }]);
});

it('EXPORT-1 a refusal that comes as a file is read, and told in its own words', async () => {
  server.answers['/api/orders/list'] = () => ({ total: 1, rows: [{ id: '1', number: 'N1' }] });
  const refusal = { code: 'EXPORTCODE', message: '没有可导出的数据', data: null };
  server.answers['/api/orders/export'] = () =>
    new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/octet-stream' } });
  await exportAll();
  await waitFor(() => expect(toastLane.current()).toEqual({ tone: 'error', text: 'No exportable data' }));
});
