import { accountEndpoints } from '@hall/contract/account';
import { pageConfig } from '@hall/contract/pages';
import { SELECTION_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { entity, type Of } from '@hall/contract/wire/entity';
import { flag } from '@hall/contract/wire/flags';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { meApi } from '../shared/account/me-api.ts';
import { switchLanguage } from '../shared/i18n/language.ts';
import { field } from '../testing/columns.ts';
import { openPage, servePage } from '../testing/page-server.tsx';
import type { Action } from './action.ts';
import type { ConfiguredPageProps } from './configured-page.tsx';

const Order = entity({
  id: ['id', z.string(), '编号', 'Id'],
  supplier: ['gys', z.string(), '供应商', 'Supplier'],
  paid: ['fk', flag, '已付', 'Paid'],
});
type Order = Of<typeof Order>;

const CONFIG = pageConfig({
  pageId: 'orders',
  title: { zh: '订单', en: 'Orders' },
  call: '/api/orders/list',
  fields: [field('gys', 'text', { pageId: 'orders' })],
});
const COLUMNS = [
  tableColumn(SELECTION_COLUMN, { selection: '2' }),
  tableColumn('gys', { label: '供应商', link: true, action: 'open' }),
  tableColumn('fk', { label: '已付' }),
];
const stored = [
  { id: '1', gys: '甲公司', fk: '0' },
  { id: '2', gys: '乙公司', fk: '1' },
];
let orders: { id: string; gys: string; fk: string }[];
let server: ReturnType<typeof servePage>;

beforeEach(() => {
  switchLanguage('zh');
  orders = stored.map((order) => ({ ...order }));
  server = servePage(CONFIG, COLUMNS, ({ id }) => {
    const rows = orders.filter((order) => !id || order.id === id);
    return { total: rows.length, rows };
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (props: Partial<ConfiguredPageProps<Order>>, address = '/orders') =>
  openPage(address, { page: 'orders', row: Order, ...props });
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;
const button = (name: string) => screen.getByText(name).closest('button') as HTMLElement;
const buttonIn = async (row: string, name: string) =>
  within(await rowOf(row))
    .getByText(name)
    .closest('button') as HTMLElement;

/** An action that ends when the test says so. */
function slowAction(own: Partial<Action> = {}) {
  let end: (done: boolean) => void = () => undefined;
  const run = vi.fn(() => new Promise<boolean>((resolve) => (end = resolve)));
  return { action: { id: 'a', label: '付款', run, ...own }, run, end: (done = true) => act(async () => end(done)) };
}

describe('TABLE-9 rows', () => {
  it('TABLE-9 each is read by its entity, and one that does not fit is left out and told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    orders.push({ id: '3', gys: '丙公司', fk: 'no flag' });
    const seen: Order[] = [];
    const paid = (row: Order) => {
      seen.push(row);
      return row.paid ? '已付清' : '待付';
    };
    open({ cells: { paid } });
    expect(await screen.findByText('有 1 条数据格式不正确，未显示。')).toBeTruthy();
    expect(within(await rowOf('乙公司')).getByText('已付清')).toBeTruthy();
    expect(seen).toContainEqual({ id: '1', supplier: '甲公司', paid: false });
    expect(screen.queryByText('丙公司')).toBeNull();
    // API-5: an integrator reads there which field of which row it is.
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/api\/orders\/list: 1 left out; row 2: fk: /));
  });

  it('TABLE-9 a link that the configuration names gets the row as its entity reads it', async () => {
    const run = vi.fn();
    open({ actions: { open: run } });
    fireEvent.click(await screen.findByText('乙公司'));
    expect(run).toHaveBeenCalledWith({ id: '2', supplier: '乙公司', paid: true });
  });
});

describe('TABLE-9 toolbar', () => {
  it('TABLE-9 its actions stand beside the title, and one that is done at once leaves the list as it is', async () => {
    const run = vi.fn();
    open({ toolbar: [{ id: 'new', label: '新建', run }] });
    await screen.findByText('甲公司');
    fireEvent.click(button('新建'));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(server.lists()).toHaveLength(1);
  });
});

describe('TABLE-9 row actions', () => {
  it('TABLE-9 what is offered follows from the state of the row, which is renewed after it', async () => {
    const pay = (row: Order) => async () => {
      orders = orders.map((order) => (order.id === row.id ? { ...order, fk: '1' } : order));
      return true;
    };
    open({ rowActions: (row) => [row.paid ? { id: 'back', label: '退款', run: vi.fn() } : { id: 'pay', label: '付款', run: pay(row) }] });
    const paying = await buttonIn('甲公司', '付款');
    paying.focus();
    fireEvent.click(paying);
    await waitFor(async () => expect(await buttonIn('甲公司', '退款')).toBe(document.activeElement));
    expect(server.lists()).toHaveLength(2);
  });

  it('TABLE-9 one that cannot be done says why and does nothing', async () => {
    const run = vi.fn();
    open({ rowActions: (row) => [{ id: 'pay', label: '付款', disabledBecause: row.paid ? '已经付清' : undefined, run }] });
    const paying = await buttonIn('乙公司', '付款');
    expect(paying.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(paying.getAttribute('aria-describedby') ?? '')?.textContent).toBe('已经付清');
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => paying.focus());
    expect((await screen.findByRole('tooltip')).textContent).toBe('已经付清');
    fireEvent.click(paying);
    expect(run).not.toHaveBeenCalled();
    expect((await buttonIn('甲公司', '付款')).getAttribute('aria-disabled')).toBe('false');
  });

  it('TABLE-9 a double click does it once, and the row is busy until it has ended', async () => {
    const { action, run, end } = slowAction();
    open({ rowActions: () => [action, { id: 'b', label: '作废', run }] });
    const paying = await buttonIn('甲公司', '付款');
    const voiding = await buttonIn('甲公司', '作废');
    // Before anything is drawn anew.
    act(() => {
      paying.click();
      paying.click();
    });
    fireEvent.click(voiding);
    expect(run).toHaveBeenCalledTimes(1);
    expect(paying.getAttribute('aria-disabled')).toBe('true');
    await end();
    expect(paying.getAttribute('aria-disabled')).toBe('false');
  });

  it('TABLE-9 what loses something is asked about first', async () => {
    const run = vi.fn(async () => true);
    open({ rowActions: (row) => [{ id: 'void', label: '作废', danger: true, confirm: `作废${row.supplier}的订单？`, run }] });
    const voiding = await buttonIn('甲公司', '作废');
    voiding.focus();
    fireEvent.click(voiding);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('作废甲公司的订单？')).toBeTruthy();
    fireEvent.click(within(dialog).getByText('取消'));
    expect(run).not.toHaveBeenCalled();
    fireEvent.click(voiding);
    fireEvent.click((await screen.findByRole('dialog')).querySelector('.ant-btn-primary') as Element);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.activeElement).toBe(voiding));
  });

  it('TABLE-9 many of them stand behind a button from the third on', async () => {
    const run = vi.fn();
    open({ rowActions: () => ['甲', '乙', '丙', '丁'].map((label) => ({ id: label, label, run: () => run(label) })) });
    const row = within(await rowOf('甲公司'));
    expect(row.queryByText('丙')).toBeNull();
    fireEvent.click(row.getByLabelText('更多操作'));
    fireEvent.click(await screen.findByText('丁'));
    expect(run).toHaveBeenCalledWith('丁');
  });

  it('TABLE-9 where the row goes away the focus comes to the same button of the next row', async () => {
    const remove = (row: Order) => async () => {
      orders = orders.filter(({ id }) => id !== row.id);
      return true;
    };
    open({ rowActions: (row) => [{ id: 'remove', label: '删除', run: remove(row) }] });
    const removing = await buttonIn('甲公司', '删除');
    removing.focus();
    fireEvent.click(removing);
    await waitFor(() => expect(screen.queryByText('甲公司')).toBeNull());
    expect(document.activeElement).toBe(await buttonIn('乙公司', '删除'));
  });
});

describe('TABLE-9 actions on the selection', () => {
  const selectAll = async () => {
    await screen.findByText('甲公司');
    for (const box of screen.getAllByLabelText('选择此行')) fireEvent.click(box);
  };

  it('TABLE-9 they get the rows selected, and leave none selected', async () => {
    const run = vi.fn();
    open({ selectionActions: (rows) => [{ id: 'pay', label: '全部付款', run: async () => run(rows.map(({ supplier }) => supplier)) }] });
    expect(screen.queryByText('全部付款')).toBeNull();
    await selectAll();
    expect(screen.getByText('已选 2 条')).toBeTruthy();
    fireEvent.click(button('全部付款'));
    await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull());
    expect(run).toHaveBeenCalledWith(['甲公司', '乙公司']);
    expect(server.lists()).toHaveLength(2);
  });

  it('TABLE-9 one that was refused leaves the rows selected', async () => {
    const { action, end } = slowAction();
    open({ selectionActions: () => [action] });
    await selectAll();
    fireEvent.click(button('付款'));
    await end(false);
    await waitFor(() => expect(server.lists()).toHaveLength(2));
    expect(screen.getByText('已选 2 条')).toBeTruthy();
  });

  it('TABLE-9 one that the rows do not allow says why; none is selected by a button', async () => {
    open({
      selectionActions: (rows) => [
        { id: 'pay', label: '全部付款', disabledBecause: rows.some(({ paid }) => paid) ? '含已付清的订单' : undefined, run: vi.fn() },
      ],
    });
    await selectAll();
    expect(button('全部付款').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('清除选择'));
    expect(screen.queryByText('全部付款')).toBeNull();
  });
});

describe('TABLE-9 actions that need a permission', () => {
  const run = vi.fn();
  const lock = { id: 'lock', label: '锁定', permission: 'system.accounts.lock', run } as const;
  const look = { id: 'look', label: '查看', run };
  const locks = { toolbar: [lock], rowActions: () => [lock], selectionActions: () => [lock] };
  /** The person's info as the shell has it, with these permissions; a backend that knows of none leaves them out. */
  const me = (heldPermissions?: readonly string[]) => {
    server.answers[accountEndpoints.me.path] = () => ({ rydm: 'p1', ygmc: '李静', ygbh: '1', isAdmin: '0', roles: [], heldPermissions });
    return meApi.endpoints.me.initiate(undefined, { forceRefetch: true });
  };
  const locksShown = (count: number) => waitFor(() => expect(screen.queryAllByText('锁定')).toHaveLength(count));
  const selectOne = async () => fireEvent.click((await screen.findAllByLabelText('选择此行'))[0] as Element);

  it('TABLE-9 one that is not held is not offered, on the page, in rows and for the selection; the others are', async () => {
    const { store } = open({ toolbar: [lock, look], rowActions: () => [lock, look], selectionActions: () => [lock, look] });
    await act(() => store.dispatch(me(['system.accounts'])));
    await selectOne();
    await locksShown(0);
    expect(screen.getAllByText('查看')).toHaveLength(4);
  });

  it('TABLE-9 where none is left there is no column for them', async () => {
    const { store } = open(locks);
    await act(() => store.dispatch(me([])));
    await selectOne();
    await locksShown(0);
    expect(screen.getByText('已选 1 条')).toBeTruthy();
    expect(screen.queryAllByText('操作')).toEqual([]);
    await act(() => store.dispatch(me(['system.accounts.lock'])));
    await locksShown(4);
    expect(screen.queryAllByText('操作')).not.toEqual([]);
  });

  it('TABLE-9 a backend that does not say what is held has them all offered', async () => {
    const { store } = open(locks);
    await selectOne();
    await act(() => store.dispatch(me([])));
    await locksShown(0);
    await act(() => store.dispatch(me()));
    await locksShown(4);
  });
});

describe('TABLE-9 the detail', () => {
  const detail = { title: (row: Order) => `${row.supplier}的订单`, render: (row: Order) => (row.paid ? '已付清' : '待付') };

  it('TABLE-9 its address is that of the list with the row; closing takes the row away, Back opens it again', async () => {
    const { router } = open({ detail }, '/orders?gys=x#batch=1');
    fireEvent.click(await screen.findByText('甲公司'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('甲公司的订单')).toBeTruthy();
    expect(within(dialog).getByText('待付')).toBeTruthy();
    expect(router.state.location.search).toBe('?gys=x&open=1');
    expect(router.state.location.hash).toBe('#batch=1');
    fireEvent.click(within(dialog).getByLabelText('关闭', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?gys=x');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('甲公司的订单')).toBeTruthy();
  });

  it('TABLE-9 a row that the page does not show is asked for by its key', async () => {
    server.answers[CONFIG.call] = ({ id }) => (id === '9' ? { total: 1, rows: [{ id, gys: '远方', fk: '1' }] } : { total: 0, rows: [] });
    open({ detail, always: { year: 2026 } }, '/orders?open=9');
    expect(await screen.findByText('远方的订单')).toBeTruthy();
    expect(server.lists().at(-1)).toEqual({ id: '9', year: 2026 });
  });

  it('TABLE-9 a row that the page shows is not asked for again', async () => {
    open({ detail }, '/orders?open=2');
    expect(await screen.findByText('乙公司的订单')).toBeTruthy();
    expect(server.lists()).toHaveLength(1);
  });

  it('TABLE-9 a row that is not there, or not for this person, is said to be so', async () => {
    open({ detail }, '/orders?open=404');
    expect(await screen.findByText('此条数据不存在，或您无权查看。')).toBeTruthy();
  });
});
