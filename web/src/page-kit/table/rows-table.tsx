import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { antdColumns, type ColumnsContext, flexibleOf, totalWidth } from './antd-columns.tsx';
import { useBodyHeight, useNarrow } from './use-window.ts';

/** The last column, which the configuration does not name. */
export interface ActionsColumn {
  /** In px. */
  readonly width: number;
  readonly render: (row: PlainRow) => ReactNode;
}

interface RowsTableProps extends Pick<ColumnsContext, 'actions' | 'cells' | 'heading' | 'firstNumber' | 'cellStyle' | 'headerCellStyle'> {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
  readonly rowKey: string;
  /** Whether these are the rows of a page; else all rows are here, and only those in sight are in the document. */
  readonly paged: boolean;
  readonly actionsColumn: ActionsColumn | undefined;
  readonly rowSelection: TableProps<PlainRow>['rowSelection'];
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
  const { actions, cells, heading, firstNumber, cellStyle, headerCellStyle } = props;
  const { t, language } = useTexts();
  const bodyHeight = useBodyHeight();
  const pins = !useNarrow();
  const flexible = paged ? flexibleOf(shown) : undefined;
  const columns = antdColumns(shown, { language, actions, cells, heading, pins, firstNumber, cellStyle, headerCellStyle, flexible });
  const width = totalWidth(shown) + (actionsColumn?.width ?? 0);
  return (
    <Table<PlainRow>
      className="kit-table"
      size="middle"
      rowKey={(row) => String(row[rowKey])}
      columns={actionsColumn ? [...columns, lastColumn(t('rowActions'), actionsColumn)] : columns}
      dataSource={rows}
      tableLayout="fixed"
      virtual={!paged}
      scroll={paged ? { x: width } : { x: width, y: bodyHeight }}
      pagination={false}
      locale={{ emptyText: props.empty }}
      {...(rowSelection && { rowSelection })}
      {...(summary && { summary: () => summary })}
    />
  );
}
