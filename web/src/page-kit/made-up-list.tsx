import { pageConfig } from '@hall/contract/pages';
import type { FieldKind, QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { KitContext } from './kit-context.ts';
import { QueryForm } from './query/query-form.tsx';
import { quietKit } from './quiet-kit.ts';
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

const kit = quietKit({ config: pageConfig({ pageId: ID, title: { zh: ' ', en: ' ' }, call: '/', fields }), columns, rows });

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
