import { tableColumn } from '@hall/contract/table-columns';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { option } from '../../../testing/columns.ts';
import { DataTable, type DataTableProps } from '../data-table.tsx';

const ROWS = [
  { id: 'a', name: '张三', sum: '1200', state: '0', note: '甲' },
  { id: 'b', name: '李四', sum: '-20', state: '1', note: '' },
];
const STATE = tableColumn('state', {
  label: '状态',
  filterable: true,
  options: [option('0', '未读', 'Unread'), option('1', '已读', 'Read')],
});
const COLUMNS = [
  tableColumn('name', { label: '姓名', sortable: true }),
  tableColumn('sum', { label: '金额', amount: true }),
  STATE,
  ...['note', 'p', 'q', 'r'].map((id) => tableColumn(id, { label: `栏${id}` })),
];
const PAGING = { page: 1, pageSize: 10, total: 2, sizes: [10], onChange: () => undefined };

const show = (props: Partial<DataTableProps> = {}) =>
  present(<DataTable label="人员" tableColumns={COLUMNS} tableData={ROWS} paging={PAGING} {...props} />);
const cards = async () => within(await screen.findByRole('list', { name: '人员' })).getAllByRole('listitem');

beforeEach(() => {
  switchLanguage('zh');
  vi.stubGlobal('innerWidth', 375);
});
afterEach(() => vi.unstubAllGlobals());

describe('TABLE-7 a row on a phone', () => {
  it('TABLE-7 is a card of a list that has a name: title, codes in words, amounts with what they are of, nothing that is empty', async () => {
    show();
    const [first, second] = await cards();
    expect(screen.getByRole('list', { name: '人员' })).toBeTruthy();
    expect(first?.textContent).toBe('张三未读金额 1,200.00甲');
    expect(second?.querySelector('.kit-negative')?.textContent).toBe('-20.00');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('TABLE-7 says of days and moments what they are of', async () => {
    const at = ['day', 'moment'].map((id, index) => tableColumn(id, { label: `时间${index}` }));
    show({
      tableColumns: [...COLUMNS.slice(0, 1), ...at],
      tableData: [{ id: 'a', name: '张三', day: '2026-11-26', moment: '2026-11-26 08:30:00' }],
    });
    expect((await cards())[0]?.textContent).toBe('张三时间0 2026-11-26时间1 2026-11-26 08:30:00');
  });

  it('TABLE-7 has its other fields behind a button', async () => {
    show({ tableData: [{ ...ROWS[0], q: '深处' }] });
    const [card] = await cards();
    fireEvent.click(within(card as HTMLElement).getByRole('button', { name: '更多字段' }));
    expect(within(card as HTMLElement).getByText('深处')).toBeTruthy();
    expect(within(card as HTMLElement).getByText('栏q')).toBeTruthy();
  });

  it('TABLE-7 is opened by its title where a column of links opens it, and has the actions of the row', async () => {
    const open = vi.fn();
    const view = tableColumn('view', { link: true, linkText: '查看', action: 'open' });
    const actionsColumn = { width: 80, render: () => <button type="button">锁定</button> };
    show({ tableColumns: [...COLUMNS, view], actions: { open }, actionsColumn });
    fireEvent.click(await screen.findByRole('button', { name: '李四' }));
    expect(open).toHaveBeenCalledWith(ROWS[1]);
    expect(screen.getAllByRole('button', { name: '锁定' })).toHaveLength(2);
  });

  it.each([
    ['2', ['a', 'b']],
    ['1', ['b']],
  ] as const)('TABLE-7 is selected by the box before its title, one or several: %s', async (selection, kept) => {
    const onChange = vi.fn();
    const choice = tableColumn('xzk', { selection });
    show({ tableColumns: [choice, ...COLUMNS], selection: { keys: ['a'], onChange } });
    fireEvent.click((await screen.findAllByLabelText('选择此行'))[1] as HTMLElement);
    expect(onChange).toHaveBeenCalledWith(kept);
  });
});

describe('TABLE-7 what the headings offer', () => {
  it('TABLE-7 the order is a choice above the cards, and so are the filters by column', async () => {
    const [onSort, onFilter] = [vi.fn(), vi.fn()];
    show({ heading: { filters: {}, sort: { columnId: 'name', order: 'asc' }, onSort, onFilter } });
    const order = await screen.findByLabelText<HTMLSelectElement>('排序');
    expect(order.value).toBe('name');
    fireEvent.change(order, { target: { value: '-name' } });
    expect(onSort).toHaveBeenLastCalledWith({ columnId: 'name', order: 'desc' });
    fireEvent.change(order, { target: { value: '' } });
    expect(onSort).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByRole('button', { name: '筛选 状态' })).toBeTruthy();
  });
});

describe('TABLE-7 more rows', () => {
  it('TABLE-7 are asked for by a button that says how many there are, and not while some are on their way', async () => {
    const growth = { more: true, busy: false, failed: false, grow: vi.fn() };
    const { rerender } = show({ more: growth, paging: { ...PAGING, total: 25 } });
    fireEvent.click(await screen.findByRole('button', { name: '再显示一些（2 / 25）' }));
    expect(growth.grow).toHaveBeenCalledOnce();
    expect(document.querySelector('.kit-pagination')).toBeNull();
    rerender(<DataTable tableColumns={COLUMNS} tableData={ROWS} paging={PAGING} more={{ ...growth, more: false }} />);
    expect(screen.queryByRole('button', { name: /再显示/ })).toBeNull();
  });

  it('TABLE-7 of a list without pages only so many are drawn as were asked for', async () => {
    const tableData = Array.from({ length: 120 }, (_, index) => ({ id: String(index), name: `第${index}` }));
    show({ tableData, paging: undefined });
    expect(await cards()).toHaveLength(50);
    fireEvent.click(screen.getByRole('button', { name: '再显示一些（50 / 120）' }));
    expect(await cards()).toHaveLength(100);
  });
});

it('TABLE-7 sums stand below the cards', async () => {
  show({ showSummary: true, summaryData: { sum: '5000' } });
  expect(await screen.findByText('已显示合计 金额')).toBeTruthy();
  expect(screen.getByText('全部合计 金额').nextSibling?.textContent).toBe('5,000.00');
});
