import { useEffect } from 'react';
import { useKit } from './kit-context.ts';
import type { RowActions } from './table/cell.tsx';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import { TableEmpty, TableFailure, TableSkeleton } from './table/table-states.tsx';
import type { PageAddress } from './use-page-address.ts';

/** What a page may change about its table. */
export type TableOptions = Pick<
  DataTableProps,
  'cellStyle' | 'headerCellStyle' | 'reserveSelection' | 'showBtn' | 'disabledBtn' | 'searchPlaceholder'
>;

interface KitTableProps {
  readonly address: PageAddress;
  readonly actions: RowActions | undefined;
  readonly options: TableOptions | undefined;
}

/** A page behind the last one, as after rows went away, gives way to the last. */
function useLastPage({ change, state }: PageAddress, total: number | undefined, shown: number): void {
  const { page, pageSize } = state;
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const behind = total !== undefined && shown === 0 && page > last;
  useEffect(() => {
    if (behind) void change({ page: last }, { replace: true });
  }, [behind, last, change]);
}

/** The table of a configured page; what it shows comes from the server as the address asks for it. */
export function KitTable({ address, actions, options }: KitTableProps) {
  const { config, columns, view, selected, select, clear } = useKit();
  const { state, sizes, change } = address;
  const total = view.answer?.total;
  useLastPage(address, config.paged ? total : undefined, view.answer?.rows.length ?? 0);
  if (view.isError && !view.isFetching) return <TableFailure onRetry={view.refetch} />;
  if (!view.answer) return <TableSkeleton />;
  const filtered = Object.keys(state.values).length + Object.keys(state.filters).length + state.batch.length > 0;
  return (
    <DataTable
      reserveSelection
      {...options}
      {...(actions && { actions })}
      tableColumns={columns.columns}
      tableData={view.rows}
      rowKey={config.rowKey}
      showSummary={config.showSummary}
      summaryData={view.answer.summaryData}
      loading={view.isFetching}
      selection={{ keys: selected, onChange: select }}
      onWidth={columns.setWidth}
      heading={{
        sort: state.sort,
        onSort: (sort) => void change({ sort }),
        filters: state.filters,
        onFilter: (columnId, values) => void change({ filters: { ...state.filters, [columnId]: values } }),
      }}
      paging={
        config.paged
          ? {
              page: state.page,
              pageSize: state.pageSize,
              total: total ?? 0,
              sizes,
              onChange: (page, pageSize) => void change({ page, pageSize }),
            }
          : undefined
      }
      empty={<TableEmpty filtered={filtered} onClear={clear} />}
    />
  );
}
