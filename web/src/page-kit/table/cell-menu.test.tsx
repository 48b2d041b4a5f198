import { tableColumn } from '@hall/contract/table-columns';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { present } from '../../testing/browser.tsx';
import { option } from '../../testing/columns.ts';
import { DataTable } from './data-table.tsx';

const COLUMNS = [
  tableColumn('name', { filterable: true, propEn: 'nameEn' }),
  tableColumn('state', { filterable: true, options: [option('0', '未读', 'Unread')] }),
  tableColumn('plain'),
];
const ROWS = [
  { id: 'a', name: '张三', nameEn: 'Zhang San', state: '0', plain: 'x' },
  { id: 'b', name: '', state: '0', plain: 'y' },
];
const PAGING = { page: 1, pageSize: 10, total: 2, sizes: [10], onChange: () => undefined };

beforeEach(() => switchLanguage('zh'));

it('SYS-14 a cell with a value of a column that can be asked for offers it alone, and all others; the first row to the Tab key', () => {
  const onPick = vi.fn();
  present(<DataTable tableColumns={COLUMNS} tableData={ROWS} paging={PAGING} heading={{ filters: {}, onPick }} />);
  const buttons = [...document.querySelectorAll<HTMLElement>('.kit-pick')];
  expect(buttons.map((button) => [button.title, button.tabIndex])).toEqual([
    ['按“张三”筛选', 0],
    ['按“未读”筛选', 0],
    ['按“未读”筛选', -1],
  ]);
  fireEvent.click(buttons[1] as HTMLElement);
  fireEvent.click(screen.getByRole('menuitem', { name: '排除“未读”' }));
  fireEvent.click(buttons[0] as HTMLElement);
  fireEvent.click(screen.getByRole('menuitem', { name: '只看“张三”' }));
  expect(onPick.mock.calls).toEqual([
    ['state', '0', true],
    ['name', '张三', false],
  ]);
});

it('SYS-14 SHELL-15 the arrow keys lead from button to button, and Escape back from the menu', () => {
  present(<DataTable tableColumns={COLUMNS} tableData={ROWS} paging={PAGING} heading={{ filters: {}, onPick: vi.fn() }} />);
  const [name, state, below] = [...document.querySelectorAll<HTMLElement>('.kit-pick')] as [HTMLElement, HTMLElement, HTMLElement];
  name.focus();
  fireEvent.keyDown(name, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(state);
  fireEvent.keyDown(state, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(below);
  fireEvent.click(below);
  const [only, not] = screen.getAllByRole('menuitem');
  expect(document.activeElement).toBe(only);
  fireEvent.keyDown(only as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(not);
  fireEvent.keyDown(not as HTMLElement, { key: 'Escape' });
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, below]);
});
