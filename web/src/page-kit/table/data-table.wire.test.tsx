import { tableColumn } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { option } from '../../testing/columns.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TableEmpty, TableFailure, TableSkeleton } from './table-states.tsx';

const PAGING = { page: 2, pageSize: 10, total: 35, sizes: [10, 20, 50, 100], onChange: () => undefined };
const ROWS = [
  { id: 'a', name: '张三', nameEn: 'Zhang San', sum: '1234567.891', state: '0', deep: { place: '东楼' } },
  { id: 'b', name: '李四', nameEn: 'Li Si', sum: '-20', state: '1', deep: { place: '西楼' } },
];

const show = (columns: DataTableProps['tableColumns'], props: Partial<DataTableProps> = {}) =>
  present(<DataTable tableColumns={columns} tableData={ROWS} paging={PAGING} {...props} />);
const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const cells = (row: number) => within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('cell');

beforeEach(() => switchLanguage('zh'));

it('SHELL-15 the table has the name that it is given, and its box for all rows one in the language of the reader', () => {
  const { container } = show([tableColumn('xzk', { selection: '2' }), tableColumn('name')], { label: '人员' });
  expect(container.querySelector('table')?.getAttribute('aria-label')).toBe('人员');
  expect(screen.getByRole('checkbox', { name: '选择本页全部行' })).toBeTruthy();
  act(() => switchLanguage('en'));
  expect(screen.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeTruthy();
});

describe('TABLE-1 column properties', () => {
  it('TABLE-1 isShow: a hidden column is not in the table', () => {
    show([tableColumn('name'), tableColumn('state', { shown: false })]);
    expect(headings()).toEqual(['name']);
  });

  it('TABLE-1 labels: a heading follows the language, and falls back', () => {
    show([
      tableColumn('name', { labels: { zh: '姓名', en: 'Name' } }),
      tableColumn('state', { chinese: '状态', english: 'State' }),
      tableColumn('sum', { label: '金额' }),
    ]);
    expect(headings()).toEqual(['姓名', '状态', '金额']);
    act(() => switchLanguage('en'));
    expect(headings()).toEqual(['Name', 'State', '金额']);
  });

  it('TABLE-1 prop: names a field of the row, dots reach into objects', () => {
    show([tableColumn('place', { prop: 'deep.place' })]);
    expect(cells(1)[0]?.textContent).toBe('东楼');
  });

  it('TABLE-1 propEn: the English field serves the English interface', () => {
    show([tableColumn('name', { propEn: 'nameEn' })]);
    expect(cells(1)[0]?.textContent).toBe('张三');
    act(() => switchLanguage('en'));
    expect(cells(1)[0]?.textContent).toBe('Zhang San');
  });

  it('TABLE-1 options: coded values are named', () => {
    show([tableColumn('state', { options: [option('0', '未读', 'Unread'), option('1', '已读', 'Read')] })]);
    expect([cells(1)[0]?.textContent, cells(2)[0]?.textContent]).toEqual(['未读', '已读']);
  });

  it('TABLE-1 cncolumnWidth: every column but the widest has its width', () => {
    const { container } = show([
      tableColumn('name', { width: 90 }),
      tableColumn('state', { width: 300 }),
      tableColumn('sum', { width: 110 }),
    ]);
    expect([...container.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['90px', '', '110px']);
  });

  it('TABLE-1 isAmountOfMoney: an amount keeps its width, so that it stays near its heading', () => {
    const { container } = show([tableColumn('name', { width: 90 }), tableColumn('sum', { width: 110, amount: true })]);
    expect([...container.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['', '110px']);
  });

  it('TABLE-1 columnAlign and headerAlign: cells and heading are aligned on their own', () => {
    show([tableColumn('name', { align: 'center', headerAlign: 'right' })]);
    expect(screen.getByRole('columnheader').style.textAlign).toBe('right');
    expect(cells(1)[0]?.style.textAlign).toBe('center');
  });

  it('TABLE-1 fixedColumn: a column is pinned to its side', () => {
    show([tableColumn('name', { fixed: 'left' }), tableColumn('state'), tableColumn('sum', { fixed: 'right' })]);
    const [first, , last] = cells(1);
    expect(first?.className).toMatch(/fix(ed)?-(start|left)/);
    expect(last?.className).toMatch(/fix(ed)?-(end|right)/);
  });

  it('TABLE-1 showTooltip: the whole text is told on hover', () => {
    show([tableColumn('name', { tooltip: true })]);
    expect(screen.getByText('张三').getAttribute('title')).toBe('张三');
  });

  it('TABLE-1 isEnableFilter: the values chosen are told to whoever asks the server', () => {
    const onFilter = vi.fn();
    show([tableColumn('state', { filterable: true, options: [option('0', '未读', 'Unread'), option('1', '已读', 'Read')] })], {
      heading: { filters: {}, onFilter },
    });
    fireEvent.click(screen.getByRole('button', { name: '筛选 state' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '已读' }));
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(onFilter).toHaveBeenCalledWith('state', ['1']);
  });

  it('TABLE-1 isLink and linkText: a link runs the action of the page on its row', () => {
    const open = vi.fn();
    show(
      [
        tableColumn('name', { link: true, action: 'open' }),
        tableColumn('more', { link: true, linkText: '查看', linkTextEn: 'View', action: 'open' }),
      ],
      {
        actions: { open },
      },
    );
    fireEvent.click(screen.getByRole('button', { name: '李四' }));
    expect(open).toHaveBeenCalledWith(ROWS[1]);
    expect(screen.getAllByRole('button', { name: '查看' })).toHaveLength(2);
    act(() => switchLanguage('en'));
    expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(2);
  });

  it('TABLE-1 isButton, buttonText, buttonType, buttonSize: a button looks as configured', () => {
    const remove = vi.fn();
    show(
      [
        tableColumn('x', {
          button: true,
          buttonText: '删除',
          buttonTextEn: 'Delete',
          buttonType: 'danger',
          buttonSize: 'large',
          action: 'remove',
        }),
      ],
      {
        actions: { remove },
      },
    );
    const [button] = screen.getAllByRole('button', { name: '删除' });
    expect(button?.className).toMatch(/dangerous/);
    expect(button?.className).toMatch(/-lg/);
    fireEvent.click(button as HTMLElement);
    expect(remove).toHaveBeenCalledWith(ROWS[0]);
  });

  it('TABLE-1 clickHandlerName: an action that the page does not have is left out and reported', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    show([tableColumn('name', { link: true, action: 'nowhere' })]);
    expect(screen.queryAllByRole('button', { name: '张三' })).toHaveLength(0);
    expect(screen.getByText('张三')).toBeTruthy();
    expect(told.mock.calls.filter(([text]) => String(text).includes('nowhere'))).toHaveLength(1);
    told.mockRestore();
  });

  it('TABLE-1 isAmountOfMoney: right-aligned, thousands, two decimals, negative marked', () => {
    show([tableColumn('sum', { amount: true })]);
    expect(cells(1)[0]?.textContent).toBe('1,234,567.89');
    expect(cells(1)[0]?.style.textAlign).toBe('right');
    expect(screen.getByText('-20.00').className).toContain('kit-negative');
  });

  it('TABLE-1 isSort: a heading sorts up, down and not at all', () => {
    const onSort = vi.fn();
    const sorted = (sort?: { columnId: string; order: 'asc' | 'desc' }) => {
      const { unmount } = show([tableColumn('name', { sortable: true })], { heading: { filters: {}, onSort, sort } });
      fireEvent.click(screen.getByRole('button', { name: 'name' }));
      const state = screen.getByRole('columnheader').getAttribute('aria-sort');
      unmount();
      return state;
    };
    expect([sorted(), sorted({ columnId: 'name', order: 'asc' }), sorted({ columnId: 'name', order: 'desc' })]).toEqual([
      null,
      'ascending',
      'descending',
    ]);
    expect(onSort.mock.calls).toEqual([[{ columnId: 'name', order: 'asc' }], [{ columnId: 'name', order: 'desc' }], [undefined]]);
  });

  it('TABLE-1 isSort: a heading of another column sorts up, whatever is sorted by; one that may not be sorted is no button', () => {
    const onSort = vi.fn();
    show([tableColumn('name', { sortable: true }), tableColumn('state')], {
      heading: { filters: {}, onSort, sort: { columnId: 'sum', order: 'asc' } },
    });
    expect(screen.queryByRole('button', { name: 'state' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'name' }));
    expect(onSort).toHaveBeenCalledWith({ columnId: 'name', order: 'asc' });
  });

  it('TABLE-1 isEnableFilter: a column without it, or without values to choose, has no filter', () => {
    const options = [option('0', '未读', 'Unread')];
    show([tableColumn('state', { options }), tableColumn('name', { filterable: true })], { heading: { filters: {}, onFilter: vi.fn() } });
    expect(screen.queryAllByRole('button', { name: /筛选/ })).toHaveLength(0);
  });

  it('TABLE-1 children: a heading stands above its columns', () => {
    show([tableColumn('who', { children: [tableColumn('id'), tableColumn('name')] }), tableColumn('state')]);
    expect(headings()).toEqual(['who', 'state', 'id', 'name']);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('colspan')).toBe('2');
  });

  it('TABLE-1 xh: the running number goes on over the pages, 60 px wide', () => {
    const { container } = show([tableColumn('xh', { width: 200 }), tableColumn('name')]);
    expect([cells(1)[0]?.textContent, cells(2)[0]?.textContent]).toEqual(['11', '12']);
    expect(container.querySelector('col')?.style.width).toBe('60px');
  });

  it.each([
    ['0', 0, 0],
    ['1', 2, 0],
    ['2', 0, 3],
  ] as const)('TABLE-1 xzk isSelectedDisable %s: %i radios, %i checkboxes', (selection, radios, boxes) => {
    const { container } = show([tableColumn('xzk', { selection }), tableColumn('name')]);
    expect([screen.queryAllByRole('radio').length, screen.queryAllByRole('checkbox').length]).toEqual([radios, boxes]);
    if (selection !== '0') expect(container.querySelector('col')?.style.width).toBe('50px');
  });
});

describe('TABLE-3 pages and sums', () => {
  it('TABLE-3 another page and another size are asked for', () => {
    const onChange = vi.fn();
    show([tableColumn('name')], { paging: { ...PAGING, onChange } });
    expect(screen.getByText('共 35 条')).toBeTruthy();
    fireEvent.click(screen.getByTitle('3'));
    expect(onChange).toHaveBeenCalledWith(3, 10);
  });

  it('TABLE-3 another size begins at the first page', () => {
    const onChange = vi.fn();
    show([tableColumn('name')], { paging: { ...PAGING, onChange } });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(screen.getByTitle(/^20 /));
    expect(onChange).toHaveBeenCalledWith(1, 20);
  });

  it('TABLE-1 xh: rows keep their numbers until those of another page have come', () => {
    const columns = [tableColumn('xh'), tableColumn('name')];
    const { rerender } = show(columns);
    const numbers = () => [cells(1)[0]?.textContent, cells(2)[0]?.textContent];
    rerender(<DataTable tableColumns={columns} tableData={ROWS} paging={{ ...PAGING, page: 3 }} loading />);
    expect(numbers()).toEqual(['11', '12']);
    rerender(<DataTable tableColumns={columns} tableData={ROWS} paging={{ ...PAGING, page: 3 }} />);
    expect(numbers()).toEqual(['21', '22']);
  });

  it('TABLE-3 sums of all rows are shown only where the server gives them, and none where there are no rows', () => {
    const columns = [tableColumn('name'), tableColumn('sum', { amount: true })];
    const { unmount } = show(columns, { showSummary: true });
    expect([screen.queryByText('本页合计') !== null, screen.queryByText('全部合计')]).toEqual([true, null]);
    unmount();
    show(columns, { showSummary: true, tableData: [], summaryData: { sum: '0' } });
    expect(screen.queryByText('本页合计')).toBeNull();
  });

  it('TABLE-4 reserveSelection: without it only rows of the page are selected', () => {
    const onChange = vi.fn();
    show([tableColumn('xzk', { selection: '2' }), tableColumn('name')], { selection: { keys: ['gone'], onChange } });
    fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    expect(onChange).toHaveBeenCalledWith(['a']);
  });

  it('TABLE-3 selection is reserved over pages', () => {
    const onChange = vi.fn();
    const props = { reserveSelection: true, selection: { keys: ['a'], onChange } };
    const { rerender } = show([tableColumn('xzk', { selection: '2' }), tableColumn('name')], props);
    rerender(
      <DataTable
        tableColumns={[tableColumn('xzk', { selection: '2' }), tableColumn('name')]}
        tableData={[{ id: 'c', name: '王五' }]}
        paging={PAGING}
        {...props}
      />,
    );
    fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    expect(onChange).toHaveBeenCalledWith(['a', 'c']);
  });

  it('TABLE-3 summary rows are labelled this page and all', () => {
    show([tableColumn('name'), tableColumn('sum', { amount: true })], { showSummary: true, summaryData: { sum: '99999.5' } });
    expect(screen.getByText('本页合计')).toBeTruthy();
    expect(screen.getByText('1,234,547.89')).toBeTruthy();
    expect(screen.getByText('全部合计')).toBeTruthy();
    expect(screen.getByText('99,999.50')).toBeTruthy();
  });
});

describe('TABLE-4 wrapper props', () => {
  it('TABLE-4 rowKey is id unless said', () => {
    const { container } = show([tableColumn('name')]);
    expect([...container.querySelectorAll('tr[data-row-key]')].map((row) => row.getAttribute('data-row-key'))).toEqual(['a', 'b']);
  });

  it('TABLE-4 another rowKey', () => {
    const { container } = show([tableColumn('name')], { rowKey: 'name' });
    expect(container.querySelector('tr[data-row-key]')?.getAttribute('data-row-key')).toBe('张三');
  });

  it('TABLE-4 cellStyle and headerCellStyle style cells by row and column', () => {
    show([tableColumn('name'), tableColumn('state')], {
      cellStyle: ({ row, column: { fieldId } }) => (row.id === 'b' && fieldId === 'name' ? { fontWeight: 600 } : undefined),
      headerCellStyle: { letterSpacing: '2px' },
    });
    expect([cells(1)[0]?.style.fontWeight, cells(2)[0]?.style.fontWeight, cells(2)[1]?.style.fontWeight]).toEqual(['', '600', '']);
    expect(screen.getAllByRole('columnheader')[0]?.style.letterSpacing).toBe('2px');
  });

  it('TABLE-4 showBtn offers a search over the rows, whose placeholder is 请输入关键字 unless said', () => {
    show([tableColumn('name')], { showBtn: true });
    fireEvent.change(screen.getByPlaceholderText('请输入关键字'), { target: { value: '李' } });
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(screen.queryByText('张三')).toBeNull();
    expect(screen.getByText('李四')).toBeTruthy();
  });

  it('TABLE-4 disabledBtn and searchPlaceholder', () => {
    show([tableColumn('name')], { showBtn: true, disabledBtn: true, searchPlaceholder: '姓名' });
    expect((screen.getByPlaceholderText('姓名') as HTMLInputElement).disabled).toBe(true);
  });
});

it('TABLE-5 without paging the rows out of sight are not in the document', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: `row ${index}` }));
  const { container } = present(<DataTable tableColumns={[tableColumn('name', { width: 200 })]} tableData={rows} />);
  const drawn = container.querySelectorAll('[data-row-key]').length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(200);
});

describe('TABLE-3 the pager', () => {
  const pages = () => screen.queryAllByRole('listitem').filter(({ className }) => className.includes('ant-pagination-item-active'));

  it('TABLE-3 shows which page this is', () => {
    show([tableColumn('name')]);
    expect(pages().map(({ textContent }) => textContent)).toEqual(['2']);
  });

  it('TABLE-3 shows the last page where rows went away behind it', () => {
    show([tableColumn('name')], { paging: { ...PAGING, page: 9 } });
    expect(pages().map(({ textContent }) => textContent)).toEqual(['4']);
  });

  it('TABLE-3 is not there where there are no rows', () => {
    show([tableColumn('name')], { tableData: [], paging: { ...PAGING, page: 1, total: 0 } });
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

it('PERF-3 rows are not drawn anew for the spinner or the pager', async () => {
  const drawn = vi.fn(() => 'drawn');
  const [columns, cells] = [[tableColumn('name')], { name: drawn }];
  const table = (more: Partial<DataTableProps>) => (
    <DataTable tableColumns={columns} tableData={ROWS} cells={cells} paging={PAGING} {...more} />
  );
  const { rerender, container } = present(table({}));
  drawn.mockClear();
  rerender(table({ loading: true }));
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeTruthy());
  rerender(table({ loading: true, paging: { ...PAGING, page: 3 } }));
  expect(drawn).not.toHaveBeenCalled();
  rerender(table({ tableData: [...ROWS], paging: { ...PAGING, page: 3 } }));
  expect(drawn).toHaveBeenCalled();
});

describe('TABLE-6 states', () => {
  it('TABLE-6 loading is announced', () => {
    const { container } = present(<TableSkeleton />);
    expect(container.querySelector('[aria-busy="true"]')?.textContent).toContain('正在加载');
  });

  it('TABLE-6 a failure offers to try again', () => {
    const retry = vi.fn();
    present(<TableFailure onRetry={retry} />);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('TABLE-6 empty says what to do next', () => {
    const clear = vi.fn();
    show([tableColumn('name')], { tableData: [], empty: <TableEmpty filtered onClear={clear} /> });
    expect(screen.getByText('没有符合条件的数据，请调整查询条件。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '清空条件' }));
    expect(clear).toHaveBeenCalledOnce();
  });
});
