import type { Density } from '@hall/contract/habits';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { antdColumns, type ColumnsContext, flexibleOf, totalWidth } from './antd-columns.tsx';
import { useBodyHeight } from './use-window.ts';

/** antd has every table in the live region of a spinner, which would read out whatever changes in it. */
const SILENT = { spinning: false, 'aria-live': 'off' } as const;

const OPENED = { className: 'kit-row-opened', 'aria-current': true } as const;
const NOT_OPENED = {};

/** antd's names for how high rows are. */
const SIZES = { compact: 'small', middle: 'middle', loose: 'large' } as const satisfies Record<Density, TableProps['size']>;

/** The last column, which the configuration does not name. */
export interface ActionsColumn {
  /** In px. */
  readonly width: number;
  readonly render: (row: PlainRow) => ReactNode;
}

export interface RowsTableProps
  extends Pick<ColumnsContext, 'actions' | 'cells' | 'heading' | 'firstNumber' | 'cellStyle' | 'headerCellStyle'> {
  readonly label: string | undefined;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
  readonly rowKey: string;
  /** Whether these are the rows of a page; else all rows are here, and only those in sight are in the document. */
  readonly paged: boolean;
  readonly actionsColumn: ActionsColumn | undefined;
  readonly rowSelection: TableProps<PlainRow>['rowSelection'];
  readonly density: Density;
  /** Key of the row that stands in full beside the table. */
  readonly opened: string | undefined;
  readonly summary: ReactNode;
  readonly empty: ReactNode;
}

const lastColumn = (title: string, { width, render }: ActionsColumn): TableColumnType<PlainRow> => ({
  key: 'row actions',
  className: 'kit-actions-cell',
  title,
  width,
  fixed: 'right',
  render: (_, row) => render(row),
});

/** Headings and rows, which take longer to draw than all the rest of a page: nothing is given to them that does not show in them. */
export function RowsTable(props: RowsTableProps) {
  const { columns: shown, rows, rowKey, paged, actionsColumn, rowSelection, summary } = props;
  const { actions, cells, heading, firstNumber, cellStyle, headerCellStyle, density, opened } = props;
  const { t, language } = useTexts();
  const bodyHeight = useBodyHeight();
  const flexible = paged ? flexibleOf(shown) : undefined;
  const columns = antdColumns(shown, { language, actions, cells, heading, firstNumber, cellStyle, headerCellStyle, flexible });
  const width = totalWidth(shown) + (actionsColumn?.width ?? 0);
  return (
    <Table<PlainRow>
      className="kit-table"
      aria-label={props.label}
      size={SIZES[density]}
      rowKey={(row) => String(row[rowKey])}
      onRow={(row) => (String(row[rowKey]) === opened ? OPENED : NOT_OPENED)}
      columns={actionsColumn ? [...columns, lastColumn(t('rowActions'), actionsColumn)] : columns}
      dataSource={rows}
      tableLayout="fixed"
      virtual={!paged}
      scroll={paged ? { x: width } : { x: width, y: bodyHeight }}
      pagination={false}
      loading={SILENT}
      locale={{ emptyText: props.empty }}
      {...(rowSelection && { rowSelection })}
      {...(summary && { summary: () => summary })}
    />
  );
}
