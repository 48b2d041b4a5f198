import CaretDownOutlined from '@ant-design/icons-svg/es/asn/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons-svg/es/asn/CaretUpOutlined';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { type PointerEvent, useRef } from 'react';
import { plainIcon } from '../../shared/ui/plain-icon.tsx';
import { trackPointer } from '../../shared/ui/track-pointer.ts';
import { useTexts } from '../texts.ts';
import type { Pick } from './cell-menu.tsx';
import { ColumnFilter } from './column-filter.tsx';
import type { Sort } from './sort.ts';

/** What the headings of a table show and change; without a handler there is nothing to be changed. */
export interface HeadingState {
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort | undefined) => void) | undefined;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly onFilter?: ((columnId: string, values: readonly string[]) => void) | undefined;
  /** Asks for rows with the value of a cell alone, or for all others. */
  readonly onPick?: Pick | undefined;
  /** Told the width in px while it is dragged, and when it is let go. */
  readonly onWidth?: ((columnId: string, width: number, done: boolean) => void) | undefined;
}

interface HeadingProps {
  readonly column: TableColumn;
  readonly state: HeadingState;
}

/** What the next click on a heading makes of the order: ascending, descending, as it was. */
function nextSort(columnId: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.columnId !== columnId) return { columnId, order: 'asc' };
  return sort.order === 'asc' ? { columnId, order: 'desc' } : undefined;
}

function SortButton({ column, state: { sort, onSort } }: HeadingProps) {
  const { language } = useTexts();
  const order = sort?.columnId === column.fieldId ? sort.order : undefined;
  return (
    <button type="button" className="kit-sort" onClick={() => onSort?.(nextSort(column.fieldId, sort))}>
      {columnLabel(column, language)}
      <span className="kit-sort-marks" aria-hidden="true">
        {plainIcon(CaretUpOutlined, order === 'asc' ? 'kit-head-on' : '')}
        {plainIcon(CaretDownOutlined, order === 'desc' ? 'kit-head-on' : '')}
      </span>
    </button>
  );
}

function WidthHandle({ column, onWidth }: { readonly column: TableColumn; readonly onWidth: NonNullable<HeadingState['onWidth']> }) {
  const handle = useRef<HTMLSpanElement>(null);
  const start = (event: PointerEvent) => {
    event.preventDefault();
    const width = handle.current?.closest('th')?.getBoundingClientRect().width ?? 0;
    trackPointer(event, {
      onMove: (dx) => onWidth(column.fieldId, width + dx, false),
      onEnd: (dx) => onWidth(column.fieldId, width + dx, true),
    });
  };
  return <span className="kit-width" ref={handle} aria-hidden="true" data-column={column.fieldId} onPointerDown={start} />;
}

/** Whether the rows are filtered by the values of a column. */
export const filtersOn = (column: TableColumn, { onFilter }: HeadingState): boolean =>
  column.filterable && column.options.length > 0 && onFilter !== undefined;

/** A column's heading: its name, which sorts where it may, its filter, and the edge by which its width is dragged. */
export function Heading({ column, state }: HeadingProps) {
  const { language } = useTexts();
  return (
    <>
      <span className="kit-heading">
        {column.sortable && state.onSort ? <SortButton column={column} state={state} /> : columnLabel(column, language)}
        {filtersOn(column, state) && (
          <ColumnFilter
            column={column}
            chosen={state.filters[column.fieldId] ?? []}
            onChange={(values) => state.onFilter?.(column.fieldId, values)}
          />
        )}
      </span>
      {state.onWidth && !column.children && <WidthHandle column={column} onWidth={state.onWidth} />}
    </>
  );
}
