import type { PageConfig } from '@hall/contract/pages';
import type { Entity } from '@hall/contract/wire/entity';
import { useEffect } from 'react';
import { useHabit } from '../shared/habits/habits-api.ts';
import type { Language } from '../shared/i18n/language.ts';
import type { Action } from './action.ts';
import { useActionsColumn } from './actions/use-actions-column.tsx';
import { type Kit, useKit } from './kit-context.ts';
import { type Asked, columnConditionsOf } from './page-address.ts';
import type { PageParts } from './page-parts.ts';
import { keepSaid } from './said-values.ts';
import { allLeavesOf } from './table/column-text.ts';
import { DataTable, type DataTableProps } from './table/data-table.tsx';
import type { HeadingState } from './table/heading.tsx';
import { TableEmpty, TableFailure, TableSkeleton } from './table/table-states.tsx';
import { cardOf, rowActionsOf } from './table-parts.ts';
import { useTexts } from './texts.ts';
import type { PageAddress } from './use-page-address.ts';
import type { RowsView } from './use-rows.ts';

/** What a page may change about its table. */
export interface TableOptions extends Pick<DataTableProps, 'cellStyle' | 'headerCellStyle'> {
  /** Whether cells of columns that can be filtered offer their value alone, and all others. */
  readonly picks?: boolean;
  /** What is said where there are no rows, by what was asked for; what is said of conditions unless it says something. */
  readonly empty?: (asked: Asked) => string | undefined;
}

interface KitTableProps<T> {
  readonly address: PageAddress;
  readonly view: RowsView<T>;
  readonly parts: Omit<PageParts<T>, 'rowActions'>;
  readonly rowActions: PageParts<T>['rowActions'] | undefined;
  /** Key of the row that stands in full beside the list. */
  readonly opened: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onRun: (action: Action) => unknown;
  readonly options: TableOptions | undefined;
  readonly row: Entity<T> | undefined;
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

/** What there is to page through, and whether cells offer their values. */
interface Shown {
  readonly paged: boolean;
  readonly total: number;
  readonly picks: boolean;
}

/** The pages of a paged table and the headings of any, as the address has them. */
function addressProps(
  { state, sizes, change }: PageAddress,
  { config, columns, view, change: ask }: Kit,
  { paged, total, picks }: Shown,
): Pick<DataTableProps, 'heading' | 'paging'> {
  const { page, pageSize, sort, filters, excluded } = state;
  const onPick: HeadingState['onPick'] = (columnId, value, isExcluded) => {
    const column = allLeavesOf(columns.columns).find(({ fieldId }) => fieldId === columnId);
    keepSaid(value, { pageId: config.pageId, column, rows: view.rows });
    const others = (excluded[columnId] ?? []).filter((one) => one !== value);
    ask(isExcluded ? { excluded: { ...excluded, [columnId]: [...others, value] } } : { filters: { ...filters, [columnId]: [value] } });
  };
  return {
    heading: {
      sort,
      onSort: (next) => void change({ sort: next }),
      filters,
      onFilter: (columnId, values) => ask({ filters: { ...filters, [columnId]: values } }),
      ...(picks && { onPick }),
    },
    paging: paged ? { page, pageSize, total, sizes, onChange: (to, size) => void change({ page: to, pageSize: size }) } : undefined,
  };
}

/** What the configuration says of how the table is used. */
const optionsOf = ({ showSummary, showBtn, disabledBtn, searchPlaceholder, reserveSelection }: PageConfig, language: Language) => ({
  showSummary,
  showBtn,
  disabledBtn,
  reserveSelection,
  ...(searchPlaceholder && { searchPlaceholder: searchPlaceholder[language] }),
});

/** The table of a configured page; what it shows comes from the server as the address asks for it. */
export function KitTable<T>({ address, view, parts, rowActions, opened, onOpen, onRun, options, row }: KitTableProps<T>) {
  const kit = useKit();
  const { config, columns, cells, selected, select, clear } = kit;
  const { paged, rowKey } = config;
  const { language } = useTexts();
  const density = useHabit('density');
  const { state } = address;
  const { picks = false, empty, ...look } = options ?? {};
  const total = view.answer?.total;
  useLastPage(address, paged ? total : undefined, view.answer?.rows.length ?? 0);
  const actionsColumn = useActionsColumn(view, { rowActions, rowKey, onRun });
  if (view.isError && !view.isFetching) return <TableFailure unreadable={view.unreadable} error={view.error} onRetry={view.refetch} />;
  if (!view.answer) return <TableSkeleton />;
  const { growth } = view;
  const filtered = Object.keys(state.values).length + columnConditionsOf(state).length + state.batch.length > 0;
  return (
    <DataTable
      {...optionsOf(config, language)}
      {...look}
      actions={rowActionsOf(parts, { byKey: view.byKey, rowKey, onOpen })}
      cells={cells}
      {...addressProps(address, kit, { paged, total: total ?? 0, picks })}
      actionsColumn={actionsColumn}
      tableColumns={columns.columns}
      tableData={view.rows}
      rowKey={rowKey}
      opened={opened}
      summaryData={view.answer.summaryData}
      loading={view.isFetching}
      selection={{ keys: selected, onChange: select }}
      onWidth={columns.setWidth}
      label={config.title[language]}
      density={density}
      card={cardOf(parts.card, row)}
      more={growth}
      empty={<TableEmpty filtered={filtered} said={empty?.(state)} onClear={clear} />}
    />
  );
}
