import { pageConfig } from '@hall/contract/pages';
import { FIELD_KINDS, type QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, SELECTION_COLUMN, tableColumn } from '@hall/contract/table-columns';
import type { Action } from './action.ts';
import { ActionGroup } from './actions/action-group.tsx';
import { SelectionBar } from './actions/selection-bar.tsx';
import { ColumnChips } from './column-chips.tsx';
import { KitContext } from './kit-context.ts';
import { PageNotes } from './page-notes.tsx';
import { QueryForm } from './query/query-form.tsx';
import { quietKit } from './quiet-kit.ts';
import { DataTable } from './table/data-table.tsx';
import { TableSkeleton } from './table/table-states.tsx';

const ID = 'made-up';
const fields = FIELD_KINDS.map(
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
  tableColumn(SELECTION_COLUMN, { selection: '2' }),
  tableColumn(INDEX_COLUMN, {}),
  tableColumn('a', { label: ' ', sortable: true, filterable: true, options: [{ value: '1', zh: ' ', en: ' ' }] }),
  tableColumn('b', { label: ' ', link: true, action: 'open' }),
  tableColumn('c', { label: ' ', tooltip: true }),
];

const rows = Array.from({ length: 10 }, (_, index) => ({ id: String(index), a: '1', b: ' ', c: ' ' }));

const nothing = () => undefined;
const LINK = { type: 'link', size: 'small' } as const;

const plain = quietKit({ config: pageConfig({ pageId: ID, title: { zh: ' ', en: ' ' }, call: '/', fields }), columns, rows });
const kit = { ...plain, state: { ...plain.state, filters: { a: ['1'] } } };

const heading = { filters: {}, onSort: nothing, onFilter: nothing, onPick: nothing };
const doable: readonly Action[] = [{ id: ID, label: ' ', run: nothing }];
const actionsColumn = { width: 80, render: () => <ActionGroup actions={doable} inline={1} look={LINK} onRun={nothing} /> };
const actions = { open: nothing };
const paging = { page: 1, pageSize: rows.length, total: 100, sizes: [rows.length], onChange: nothing };

/** A list page with nothing to say, to have its parts ready before the first list is opened. */
export function MadeUpList() {
  return (
    <KitContext value={kit}>
      <section className="kit-page">
        <ActionGroup actions={doable} look={{}} onRun={nothing} />
        <QueryForm />
        <ColumnChips />
        <PageNotes />
        <SelectionBar actions={doable} onRun={nothing} />
        <TableSkeleton />
        <DataTable
          actions={actions}
          actionsColumn={actionsColumn}
          tableColumns={columns}
          tableData={rows}
          heading={heading}
          paging={paging}
        />
      </section>
    </KitContext>
  );
}
