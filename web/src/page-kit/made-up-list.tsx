import { pageConfig } from '@hall/contract/pages';
import { FIELD_KINDS, type QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, SELECTION_COLUMN, tableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import type { Action } from './action.ts';
import { ListPage, type LoadedKit } from './configured-page.tsx';
import { quietKit } from './quiet-kit.ts';

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

const plain = quietKit({ config: pageConfig({ pageId: ID, title: { zh: ' ', en: ' ' }, call: '/', fields }), columns, rows });
// What is asked of a column stands as a chip.
const kit = { ...plain, state: { ...plain.state, filters: { a: ['1'] } } };

const address = { state: kit.state, sizes: [rows.length], now: () => kit.state, change: async () => false };
const answer = { rows, total: 100, leftOut: 0, unknownKeys: [] };
const loaded: LoadedKit<PlainRow> = {
  kit,
  address,
  view: { ...kit.view, byKey: new Map(rows.map((row) => [row.id, row])), answer },
  decode: (value) => ({ ok: true, value, leftOut: [] }),
  selection: { keys: [], rows: [], select: nothing },
};

const actions: readonly Action[] = [{ id: ID, label: ' ', run: nothing }];
const parts = {
  toolbar: actions,
  rowActions: () => actions,
  selectionActions: () => actions,
  actions: { open: nothing },
  table: { picks: true },
};

/** A list page with nothing to say, to have its parts ready before the first list is opened. */
export function MadeUpList() {
  return <ListPage page={ID} {...parts} config={kit.config} loaded={loaded} asked />;
}
