import type { PageConfig } from '@hall/contract/pages';
import type { TableColumn } from '@hall/contract/table-columns';
import type { Entity } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from './action.ts';
import { ActionGroup } from './actions/action-group.tsx';
import { SelectionBar } from './actions/selection-bar.tsx';
import { usePermitted } from './actions/use-permitted.ts';
import { pagesApi } from './api.ts';
import { ColumnChips } from './column-chips.tsx';
import { DetailView } from './detail/detail-view.tsx';
import { useOpened } from './detail/use-opened.ts';
import { isSameAsked, type KeptOn } from './kept-query.ts';
import { type Kit, KitContext } from './kit-context.ts';
import { KitTable, type TableOptions } from './kit-table.tsx';
import { ExportNotes } from './output/export-notes.tsx';
import type { PageState } from './page-address.ts';
import { PageNotes } from './page-notes.tsx';
import type { PageParts } from './page-parts.ts';
import { QueryForm } from './query/query-form.tsx';
import { panelFor } from './refused-panel.ts';
import { TableFailure, TableSkeleton } from './table/table-states.tsx';
import { useColumns } from './table/use-columns.ts';
import { useNarrow } from './table/use-window.ts';
import { ownCellsOf } from './table-parts.ts';
import { useTexts } from './texts.ts';
import { TotalSaid } from './total-said.tsx';
import { useAsking } from './use-asking.ts';
import { useBegunExports } from './use-begun-exports.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOpening, useOpeningKnown } from './use-opening.ts';
import { type PageAddress, usePageAddress } from './use-page-address.ts';
import { type KnownPage, usePageConfig } from './use-page-config.ts';
import { type Restorable, useRestorable } from './use-restorable.ts';
import { type DecodeRow, decoderOf, fitting, type RowsView, rowRequestOf, rowsRequestOf, useRows } from './use-rows.ts';
import { type SelectedRows, useSelection } from './use-selection.ts';
import './page-kit.css';

export interface ConfiguredPageProps<T> extends PageParts<T> {
  /** Id of the page's configuration. */
  readonly page: string;
  /** What it knows of itself, for a backend that has no configuration of it but its query fields. */
  readonly known?: KnownPage;
  /** What a row is; without it rows are handed on as they came. */
  readonly row?: Entity<T>;
  /** Parameters that the list call takes in any case. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** What restricts the rows where the address asks for nothing: it is in the address then, and can be taken off. */
  readonly beginning?: Partial<PageState>;
  /** Conditions that are asked for less often, by their parameters: they stand behind a button. */
  readonly lesser?: readonly string[];
  /** Conditions that its views ask for, by their parameters: the form does not ask for them as well. */
  readonly viewed?: readonly string[];
  /** What stands beside what columns are asked for. */
  readonly views?: ReactNode;
  /** What stands above the list, inside the page. */
  readonly above?: ReactNode;
  /** What this page changes about its table. */
  readonly table?: TableOptions;
}

interface LoadedPageProps<T> extends ConfiguredPageProps<T> {
  readonly config: PageConfig;
  readonly tableColumns: readonly TableColumn[];
  readonly restorable: Restorable | undefined;
}

/** A page with its configuration, and all that its parts go by. */
export interface LoadedKit<T> {
  readonly kit: Kit;
  readonly address: PageAddress;
  readonly view: RowsView<T>;
  readonly decode: DecodeRow<T>;
  readonly selection: SelectedRows<T>;
}

const NOTHING = {};

function useKitOf<T>({
  config,
  tableColumns,
  restorable,
  row,
  cells: drawn,
  always = NOTHING,
  beginning,
}: LoadedPageProps<T>): LoadedKit<T> {
  const { pageId, fields, rowKey } = config;
  const kept = useMemo<KeptOn>(() => ({ fields, columns: tableColumns, beginning }), [fields, tableColumns, beginning]);
  const opening = useOpening(restorable, kept);
  const address = usePageAddress({ fields, columns: tableColumns, begins: beginning !== undefined, opening: opening.state });
  const { state, change } = address;
  const request = useMemo(() => rowsRequestOf(config, state, always), [config, state, always]);
  const decode = useMemo(() => decoderOf(row), [row]);
  const view = useRows(request, rowKey, { decode, grows: useNarrow() && config.paged });
  const { refetch } = view;
  const columns = useColumns(pageId, tableColumns);
  const selection = useSelection(view.byKey);
  const begun = useBegunExports();
  const asking = useAsking(config, kept, address, refetch);
  const runBatch = (batch: readonly string[]) => void change({ batch });
  const { keys: selected, select } = selection;
  const cellsOf = (byKey: ReadonlyMap<string, T>) => ownCellsOf(drawn, row, { byKey, rowKey });
  const readRows = (rows: readonly PlainRow[]) => {
    const fit = fitting(rows, rowKey, decode);
    return { rows: fit.rows, cells: cellsOf(fit.byKey) };
  };
  return {
    kit: {
      config,
      state,
      kept,
      carriesOver: opening.carried !== undefined && isSameAsked(opening.carried, state) && !asking.named,
      columns,
      cells: cellsOf(view.byKey),
      readRows,
      view,
      request,
      selected,
      exports: begun,
      select,
      runBatch,
      ...asking,
    },
    address,
    view,
    decode,
    selection,
  };
}

/** Does an action; one that takes a while has the rows renewed, and one on the selection leaves nothing selected unless it was refused. */
function useRunners<T>({ view: { refetch }, selection: { select } }: LoadedKit<T>) {
  const run = async (action: Action): Promise<unknown> => {
    const outcome = action.run();
    if (!(outcome instanceof Promise)) return false;
    const done = await outcome;
    refetch();
    return done;
  };
  const runOnSelection = async (action: Action) => {
    if ((await run(action)) !== false) select([]);
  };
  return { run, runOnSelection };
}

interface ListPageProps<T> extends ConfiguredPageProps<T> {
  readonly config: PageConfig;
  readonly loaded: LoadedKit<T>;
  /** Whether the rows have been asked for: form and table are drawn while they travel (PERF-3). */
  readonly asked: boolean;
}

function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="kit-head">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** A list page as it looks, whatever it is asked for. */
export function ListPage<T>({ config, loaded, asked, ...props }: ListPageProps<T>) {
  const { always = NOTHING, detail, above, views, lesser, viewed } = props;
  const { kit, address, view, decode, selection } = loaded;
  const { language } = useTexts();
  const { run, runOnSelection } = useRunners(loaded);
  const { toolbar, rowActions, selectionActions } = usePermitted(props);
  const opened = useOpened();
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  return (
    <KitContext value={kit}>
      <section className="kit-page" ref={section} tabIndex={-1}>
        <PageHead title={config.title[language]}>
          {toolbar.length > 0 && <ActionGroup actions={toolbar} look={NOTHING} onRun={run} />}
        </PageHead>
        {props.lead}
        <TotalSaid view={view} />
        {asked ? (
          <>
            <QueryForm lesser={lesser} viewed={viewed} />
            <div className="kit-asked">
              {views}
              <ColumnChips />
            </div>
            {above}
            <ExportNotes />
            <PageNotes />
            <SelectionBar actions={selectionActions(selection.rows)} onRun={runOnSelection} />
            <div className="kit-list-and-detail">
              <div className="kit-list">
                <KitTable
                  address={address}
                  view={view}
                  parts={props}
                  rowActions={rowActions}
                  opened={detail?.beside ? opened.key : undefined}
                  onOpen={opened.show}
                  onRun={run}
                  options={props.table}
                  row={props.row}
                />
              </div>
              {detail && opened.key !== undefined && (
                <DetailView
                  detail={detail}
                  opened={opened.key}
                  view={view}
                  request={rowRequestOf(config, opened.key, always)}
                  decode={decode}
                  actionsOf={(row) => rowActions && <ActionGroup actions={rowActions(row)} look={NOTHING} onRun={run} />}
                  onShow={opened.show}
                />
              )}
            </div>
          </>
        ) : (
          <TableSkeleton />
        )}
      </section>
    </KitContext>
  );
}

function LoadedPage<T>({ tableColumns, restorable, ...props }: LoadedPageProps<T>) {
  const loaded = useKitOf({ tableColumns, restorable, ...props });
  // What asks for the rows does so once this is drawn, before what follows is.
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(true), []);
  return <ListPage {...props} loaded={loaded} asked={asked} />;
}

/**
 * A whole screen made from configuration and a page's own parts: query form, table, actions and detail, their state in the address
 * (QUERY-1, QUERY-5, TABLE-9).
 */
export function ConfiguredPage<T = PlainRow>(props: ConfiguredPageProps<T>) {
  const { t, language } = useTexts();
  const config = usePageConfig(props.page, props.known);
  const columns = pagesApi.useColumnsQuery({ pageId: props.page });
  const restorable = useRestorable(props.page);
  const isKnown = useOpeningKnown(props.page, restorable, config.data?.fields);
  const retry = () => {
    if (config.isError) config.refetch();
    if (columns.isError) void columns.refetch();
  };
  if (config.data && columns.data && isKnown)
    return <LoadedPage key={props.page} {...props} config={config.data} tableColumns={columns.data} restorable={restorable} />;
  const isWaiting = config.isFetching || columns.isFetching || !(config.isError || columns.isError);
  const Panel = isWaiting ? undefined : panelFor(config.error, columns.error);
  if (Panel) return <Panel />;
  return (
    <section className="kit-page">
      {config.data && <PageHead title={config.data.title[language]} />}
      {isWaiting ? <TableSkeleton /> : <TableFailure title={t('configFailed')} error={config.error ?? columns.error} onRetry={retry} />}
    </section>
  );
}
