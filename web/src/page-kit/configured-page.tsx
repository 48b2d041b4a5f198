import type { PageConfig, TableColumn } from '@hall/contract/pages';
import { useMemo, useState } from 'react';
import { pagesApi } from './api.ts';
import { type Kit, KitContext } from './kit-context.ts';
import { KitTable, type TableOptions } from './kit-table.tsx';
import type { PageState } from './page-address.ts';
import { PageNotes } from './page-notes.tsx';
import { QueryForm } from './query/query-form.tsx';
import { toPairs, type Values } from './query/values.ts';
import type { RowActions } from './table/cell.tsx';
import { TableFailure, TableSkeleton } from './table/table-states.tsx';
import { useColumns } from './table/use-columns.ts';
import { useTexts } from './texts.ts';
import { usePageAddress } from './use-page-address.ts';
import { useRestoredQuery } from './use-restored-query.ts';
import { rowsRequestOf, useRows } from './use-rows.ts';
import './page-kit.css';

export interface ConfiguredPageProps {
  /** Id of the page's configuration. */
  readonly page: string;
  /** What links and buttons of the table can do with a row, by the names that the configuration calls. */
  readonly actions?: RowActions;
  /** Parameters that the list call takes in any case. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** What this page changes about its table. */
  readonly table?: TableOptions;
}

interface LoadedPageProps extends ConfiguredPageProps {
  readonly config: PageConfig;
  readonly tableColumns: readonly TableColumn[];
}

const NOTHING = {};

function useKitOf({
  config,
  tableColumns,
  always = NOTHING,
}: LoadedPageProps): Kit & { address: ReturnType<typeof usePageAddress>; ready: boolean } {
  const { pageId, fields, rowKey } = config;
  const address = usePageAddress(fields, tableColumns);
  const ready = useRestoredQuery(pageId, fields, address);
  const { state, change } = address;
  const request = useMemo(() => rowsRequestOf(config, state, always), [config, state, always]);
  const view = useRows(request, rowKey, ready);
  const columns = useColumns(pageId, tableColumns);
  const [selected, select] = useState<readonly string[]>([]);
  const [remember] = pagesApi.useRememberQueryMutation();
  const ask = (part: Pick<PageState, 'values'> & Partial<PageState>) => {
    void remember({ pageId, values: toPairs(part.values) });
    void change(part).then((changed) => !changed && ready && view.refetch());
  };
  const runQuery = (values: Values) => ask({ values });
  const clear = () => ask({ values: {}, filters: {}, batch: [] });
  const runBatch = (batch: readonly string[]) => void change({ batch });
  return { config, state, columns, view, request, selected, select, runQuery, clear, runBatch, address, ready };
}

function LoadedPage(props: LoadedPageProps) {
  const kit = useKitOf(props);
  const { language } = useTexts();
  return (
    <KitContext value={kit}>
      <section className="kit-page">
        <h1>{kit.config.title[language]}</h1>
        <QueryForm />
        <PageNotes />
        <KitTable address={kit.address} actions={props.actions} options={props.table} />
      </section>
    </KitContext>
  );
}

/** A whole list page made from configuration: query form and table, their state in the address (QUERY-1, QUERY-5). */
export function ConfiguredPage(props: ConfiguredPageProps) {
  const { t } = useTexts();
  const config = pagesApi.usePageConfigQuery({ pageId: props.page });
  const columns = pagesApi.useColumnsQuery({ pageId: props.page });
  const retry = () => {
    if (config.isError) void config.refetch();
    if (columns.isError) void columns.refetch();
  };
  if (config.data && columns.data) return <LoadedPage key={props.page} {...props} config={config.data} tableColumns={columns.data} />;
  const waiting = config.isFetching || columns.isFetching;
  return <section className="kit-page">{waiting ? <TableSkeleton /> : <TableFailure title={t('configFailed')} onRetry={retry} />}</section>;
}
