import type { PageConfig } from '@hall/contract/pages';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Kit } from './kit-context.ts';

const nothing = () => undefined;

interface Shown {
  readonly config: PageConfig;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
}

/** A page that asks for nothing and does nothing. */
export const quietKit = ({ config, columns, rows }: Shown): Kit => ({
  config,
  kept: { fields: config.fields, columns, beginning: undefined },
  carriesOver: false,
  named: undefined,
  state: { values: {}, page: 1, pageSize: rows.length, filters: {}, excluded: {}, batch: [] },
  columns: { columns, arrange: nothing, setWidth: nothing, restore: nothing },
  cells: {},
  exports: { ids: [], ended: [], begin: nothing, end: nothing, forget: nothing },
  readRows: () => ({ rows, cells: {} }),
  view: {
    ...{ rows, byKey: new Map(), answer: undefined, answeredAt: 0, refetch: nothing },
    ...{ isFetching: false, isError: false, error: undefined, unreadable: false, leftOut: 0 },
  },
  request: { call: config.call, list: {}, values: {} },
  selected: [],
  select: nothing,
  runQuery: nothing,
  clear: nothing,
  runBatch: nothing,
  change: nothing,
});
