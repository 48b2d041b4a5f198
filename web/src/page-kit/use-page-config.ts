import { type PageConfig, pageConfig } from '@hall/contract/pages';
import { useMemo } from 'react';
import { pagesApi } from './api.ts';
import { panelFor, type QueryError } from './refused-panel.ts';

/** What a page knows of itself: all that it needs beside its query fields. */
export type KnownPage = Omit<Parameters<typeof pageConfig>[0], 'pageId' | 'fields'>;

interface AskedConfig {
  readonly data: PageConfig | undefined;
  readonly error: QueryError;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * A page's configuration (QUERY-1). Where it has no query fields, or there is none for a page that knows the rest, the call for the
 * query fields alone is asked: some backends serve only that.
 */
export function usePageConfig(pageId: string, known: KnownPage | undefined): AskedConfig {
  const { data: whole, error, isError, isFetching, refetch } = pagesApi.usePageConfigQuery({ pageId });
  const usable = isError && !panelFor(error) ? known : undefined;
  const config = useMemo(() => whole ?? (usable && pageConfig({ ...usable, pageId, fields: [] })), [whole, usable, pageId]);
  const lacksFields = config?.fields.length === 0;
  const alone = pagesApi.useQueryFieldsQuery({ pageId }, { skip: !lacksFields });
  const fields = alone.data ?? (alone.isError ? whole?.fields : undefined);
  const data = useMemo(() => (config && lacksFields ? fields && { ...config, fields } : config), [config, lacksFields, fields]);
  const askAgain = () => {
    void refetch();
    if (alone.isError) void alone.refetch();
  };
  const asked = { isError: isError || alone.isError, isFetching: isFetching || alone.isFetching };
  return { data, error: alone.error ?? error, refetch: askAgain, ...asked };
}
