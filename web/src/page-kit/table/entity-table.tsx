import { type TableColumn, tableColumn } from '@hall/contract/table-columns';
import { optionsOf } from '@hall/contract/wire/coded';
import { encode } from '@hall/contract/wire/decode';
import type { Entity, Field } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { useEffect, useMemo, useRef } from 'react';
import { useHabit } from '../../shared/habits/habits-api.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface EntityTableProps<T> extends Pick<DataTableProps, 'paging' | 'loading' | 'empty' | 'cellStyle' | 'cells'> {
  /** What the rows are, for who reaches the table by keyboard. */
  readonly label: string;
  readonly row: Entity<T>;
  readonly rows: readonly T[];
  readonly rowKey: keyof T & string;
  /** The fields shown, in their order, with the width of their columns in px. */
  readonly columns: Readonly<Partial<Record<keyof T & string, number>>>;
}

const columnOf = <T,>({ fields }: Entity<T>, name: string, width: number, order: number): TableColumn => {
  const [fieldId, schema, zh, en] = fields[name] as Field;
  return tableColumn(fieldId, { labels: { zh, en }, options: [...optionsOf(schema)], width, order });
};

/** Headings here have no buttons: a table too wide for the screen could not be scrolled by keyboard unless it takes the focus itself. */
function useScrollByKeyboard(label: string) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scrolling = frame.current?.querySelector('.ant-table-content');
    for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': label })) scrolling?.setAttribute(name, value);
  });
  return frame;
}

/** The product's table where no configuration describes it: headings and values by the terms and labels of the rows' entity. */
export function EntityTable<T>({ label, row, rows, rowKey, columns, ...rest }: EntityTableProps<T>) {
  const tableColumns = useMemo(
    () => Object.entries<number | undefined>(columns).map(([name, width = 0], index) => columnOf(row, name, width, index + 1)),
    [row, columns],
  );
  const tableData = useMemo(() => rows.map((one) => encode(row, one) as PlainRow), [row, rows]);
  const frame = useScrollByKeyboard(label);
  return (
    <div ref={frame}>
      <DataTable
        {...rest}
        label={label}
        density={useHabit('density')}
        tableColumns={tableColumns}
        tableData={tableData}
        rowKey={(row.fields[rowKey] as Field)[0]}
      />
    </div>
  );
}
