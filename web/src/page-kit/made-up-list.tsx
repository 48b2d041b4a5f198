import { pageConfig } from '@hall/contract/pages';
import type { FieldKind, QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { type Kit, KitContext } from './kit-context.ts';
import { QueryForm } from './query/query-form.tsx';
import { DataTable } from './table/data-table.tsx';

const ID = 'made-up';
const KINDS: readonly FieldKind[] = ['text', 'select', 'daterange', 'buttons', 'export', 'columns'];

const fields = KINDS.map(
  (kind, index): QueryField => ({
    pageId: ID,
    moduleId: ID,
    groupId: ID,
    fieldId: kind,
    endFieldId: `${kind}-end`,
    kind,
    title: { zh: ' ', en: ' ' },
    shown: true,
    order: index,
    options: [],
    buttons: ['query', 'reset'],
    numeric: false,
    decimals: 0,
    withTime: false,
  }),
);

const columns = [
  tableColumn(INDEX_COLUMN, {}),
  tableColumn('a', { label: ' ', sortable: true, filterable: true, options: [{ value: '1', zh: ' ', en: ' ' }] }),
  tableColumn('b', { label: ' ', link: true, action: 'open' }),
  tableColumn('c', { label: ' ', tooltip: true }),
];

const rows = Array.from({ length: 10 }, (_, index) => ({ id: String(index), a: '1', b: ' ', c: ' ' }));

const nothing = () => undefined;

const kit: Kit = {
  config: pageConfig({ pageId: ID, title: { zh: ' ', en: ' ' }, call: '/', fields }),
  kept: { fields, columns, beginning: undefined },
  carriesOver: false,
  named: undefined,
  state: { values: {}, page: 1, pageSize: rows.length, filters: {}, excluded: {}, batch: [] },
  columns: { columns, arrange: nothing, setWidth: nothing, restore: nothing },
  cells: {},
  exports: { ids: [], ended: [], begin: nothing, end: nothing, forget: nothing },
  readRows: () => ({ rows, cells: {} }),
  view: {
    rows,
    byKey: new Map(),
    answer: undefined,
    answeredAt: 0,
    isFetching: false,
    isError: false,
    error: undefined,
    unreadable: false,
    leftOut: 0,
    refetch: nothing,
  },
  request: { call: '/', list: {}, values: {} },
  selected: [],
  select: nothing,
  runQuery: nothing,
  clear: nothing,
  runBatch: nothing,
  change: nothing,
};

const heading = { filters: {}, onSort: nothing, onFilter: nothing };
const actions = { open: nothing };
const paging = { page: 1, pageSize: rows.length, total: 100, sizes: [rows.length], onChange: nothing };

/** A list page with nothing to say, to have its parts ready before the first list is opened. */
export function MadeUpList() {
  return (
    <KitContext value={kit}>
      <section className="kit-page">
        <QueryForm />
        <DataTable actions={actions} tableColumns={columns} tableData={rows} heading={heading} paging={paging} />
      </section>
    </KitContext>
  );
}
