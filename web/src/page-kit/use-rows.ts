import type { PageConfig } from '@hall/contract/pages';
import type { PlainRow } from '@hall/contract/wire/list';
import { useMemo } from 'react';
import { pagesApi, type Rows, type RowsRequest } from './api.ts';
import type { PageState } from './page-address.ts';
import { requestValues } from './query/values.ts';

export interface RowsView {
  readonly rows: readonly PlainRow[];
  readonly answer: Rows | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** Rows that are not shown because they did not fit. */
  readonly leftOut: number;
  readonly refetch: () => void;
}

const keyed = (row: PlainRow, rowKey: string): boolean => row[rowKey] !== undefined && row[rowKey] !== null;

/** What the list of a page is asked for in a state. */
export function rowsRequestOf(config: PageConfig, state: PageState, always: Readonly<Record<string, unknown>>): RowsRequest {
  const { page, pageSize, sort, batch, filters } = state;
  const columnFilters = Object.entries(filters).map(([columnId, values]) => ({ columnId, values }));
  return {
    call: config.call,
    values: { ...requestValues(config.fields, state.values), ...always },
    list: {
      ...(config.paged && { page, pageSize }),
      ...(sort && { sortBy: sort.columnId, sortOrder: sort.order }),
      ...(columnFilters.length > 0 && { columnFilters }),
      ...(batch.length > 0 && { batchKeys: batch }),
    },
  };
}

/** The rows that the request matches; a row without a key did not fit, as it could not be told from others. */
export function useRows(request: RowsRequest, rowKey: string, ready: boolean): RowsView {
  // Rows change while nobody looks: each request asks anew, whatever is still remembered of an earlier one.
  const query = pagesApi.useRowsQuery(request, { skip: !ready, refetchOnMountOrArgChange: true });
  const { data, isFetching, isError, refetch } = query;
  const rows = useMemo(() => (data?.rows ?? []).filter((row) => keyed(row, rowKey)), [data, rowKey]);
  const leftOut = data ? data.leftOut + data.rows.length - rows.length : 0;
  return { rows, answer: data, isFetching: isFetching || !ready, isError, leftOut, refetch: () => void refetch() };
}
