import { INDEX_COLUMN, leavesOf, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Table, type TableColumnGroupType, type TableColumnType } from 'antd';
import type { CSSProperties, ReactNode, ThHTMLAttributes } from 'react';
import type { Language } from '../../shared/i18n/language.ts';
import { Cell, type RowActions } from './cell.tsx';
import { CellMenu } from './cell-menu.tsx';
import { textOf, WIDTH_DEFAULT } from './column-text.ts';
import { Heading, type HeadingState } from './heading.tsx';
import { type OwnCells, ownCellOf } from './own-cells.ts';

type AntdColumn = TableColumnType<PlainRow> | TableColumnGroupType<PlainRow>;

export type CellStyle = CSSProperties | ((cell: { row: PlainRow; column: TableColumn }) => CSSProperties | undefined);
export type HeaderCellStyle = CSSProperties | ((column: TableColumn) => CSSProperties | undefined);

/** What a cell is drawn with. */
export interface CellContext {
  readonly language: Language;
  readonly actions: RowActions;
  readonly cells: OwnCells;
}

export interface ColumnsContext extends CellContext {
  readonly heading: HeadingState;
  /** Number of the page's first row, from 1. */
  readonly firstNumber: number;
  readonly cellStyle?: CellStyle | undefined;
  readonly headerCellStyle?: HeaderCellStyle | undefined;
  /** The column that takes the width that is left over; none where every width is kept. */
  readonly flexible?: string | undefined;
}

/** Widths of the two special columns, in px (spec 9). */
const INDEX_WIDTH = 60;
export const SELECTION_WIDTH = 50;

/** A column's width in px. */
export const widthOf = ({ fieldId, width }: TableColumn): number => {
  if (fieldId === SELECTION_COLUMN) return SELECTION_WIDTH;
  return fieldId === INDEX_COLUMN ? INDEX_WIDTH : (width ?? WIDTH_DEFAULT);
};

/** The width of all columns that are shown, in px. */
export const totalWidth = (columns: readonly TableColumn[]): number => leavesOf(columns).reduce((sum, column) => sum + widthOf(column), 0);

/** The widest column that is not pinned and no amount: the one that best takes the width left over. */
export const flexibleOf = (columns: readonly TableColumn[]): string | undefined =>
  leavesOf(columns)
    .filter(({ fixed, amount, fieldId }) => !fixed && !amount && fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN)
    .toSorted((one, other) => widthOf(other) - widthOf(one))[0]?.fieldId;

const alignOf = ({ align, amount }: TableColumn) => (amount ? 'right' : align);

function headerCellOf(column: TableColumn, { headerCellStyle, heading }: ColumnsContext): ThHTMLAttributes<HTMLElement> {
  const order = heading.sort?.columnId === column.fieldId ? heading.sort.order : undefined;
  const align = column.headerAlign ?? alignOf(column);
  const own = typeof headerCellStyle === 'function' ? headerCellStyle(column) : headerCellStyle;
  return {
    style: { ...(align && { textAlign: align }), ...own },
    ...(order && { 'aria-sort': order === 'asc' ? 'ascending' : 'descending' }),
  };
}

/** A cell as the page draws it, else as its column is configured. */
export function cellOf(row: PlainRow, column: TableColumn, { language, actions, cells }: CellContext): ReactNode {
  const own = ownCellOf(cells, column);
  return own ? own(row) : <Cell row={row} column={column} language={language} actions={actions} />;
}

/** A cell of a column that can be asked for has a menu that does so. */
function pickable(row: PlainRow, column: TableColumn, context: ColumnsContext, first: boolean): ReactNode {
  const cell = cellOf(row, column, context);
  const { onPick } = context.heading;
  if (!onPick || !column.filterable) return cell;
  return (
    <>
      {cell}
      <CellMenu row={row} column={column} first={first} onPick={onPick} />
    </>
  );
}

function leafOf(column: TableColumn, context: ColumnsContext): TableColumnType<PlainRow> {
  const { cellStyle, firstNumber } = context;
  const styled = (row: PlainRow) => (typeof cellStyle === 'function' ? cellStyle({ row, column }) : cellStyle);
  const align = alignOf(column);
  return {
    title: <Heading column={column} state={context.heading} />,
    ...(context.flexible !== column.fieldId && { width: widthOf(column) }),
    ...(align && { align }),
    ...(column.fixed && { fixed: column.fixed }),
    ...(column.tooltip && { ellipsis: { showTitle: false } }),
    onHeaderCell: () => headerCellOf(column, context),
    onCell: (row) => ({ style: styled(row) }),
    render: (_, row, index) => (column.fieldId === INDEX_COLUMN ? firstNumber + index : pickable(row, column, context, index === 0)),
  };
}

function groupOf(column: TableColumn, children: AntdColumn[], context: ColumnsContext): TableColumnGroupType<PlainRow> {
  return {
    title: <Heading column={column} state={context.heading} />,
    ...(column.fixed && { fixed: column.fixed }),
    onHeaderCell: () => headerCellOf(column, context),
    children,
  };
}

/** The table's columns as antd takes them. The selection column stands where the configuration puts it. */
export function antdColumns(columns: readonly TableColumn[], context: ColumnsContext): AntdColumn[] {
  return columns
    .filter(({ shown }) => shown)
    .flatMap((column): AntdColumn[] => {
      const key = column.fieldId;
      if (key === SELECTION_COLUMN) return column.selection === '1' || column.selection === '2' ? [Table.SELECTION_COLUMN] : [];
      if (!column.children) return [{ key, ...leafOf(column, context) }];
      return [{ key, ...groupOf(column, antdColumns(column.children, context), context) }];
    });
}

/** Whether any cell of a row has the keyword, in the words that the table shows. */
export const rowHas = (row: PlainRow, columns: readonly TableColumn[], keyword: string, language: Language): boolean =>
  columns.some((column) => textOf(row, column, language).toLowerCase().includes(keyword));
