import type { QueryField } from '@hall/contract/query-fields';
import { startTransition, useEffect, useState } from 'react';
import { pagesApi } from './api.ts';
import { fittingValues, fromPairs } from './query-values.ts';
import type { PageAddress } from './use-page-address.ts';

/**
 * Where the address asks for nothing, starts with the person's default query, else with the last one (QUERY-4).
 * @returns whether the list can be asked for; not before it is known what with
 */
export function useRestoredQuery(pageId: string, fields: readonly QueryField[], { asks, change }: PageAddress): boolean {
  const [ready, setReady] = useState(asks);
  const [named] = pagesApi.useLazyNamedQueriesQuery();
  const [last] = pagesApi.useLazyLastQueryQuery();
  useEffect(() => {
    if (ready) return;
    let left = false;
    const restore = async () => {
      const [own, made] = await Promise.all([named({ pageId }), last({ pageId })]);
      if (left) return;
      const query = own.data?.find(({ isDefault }) => isDefault) ?? made.data;
      const values = fittingValues(fields, fromPairs(query?.values ?? []));
      if (!asks() && Object.keys(values).length > 0) await change({ values }, { replace: true });
      startTransition(() => setReady(true));
    };
    void restore();
    return () => {
      left = true;
    };
  }, [ready, pageId, fields, named, last, asks, change]);
  return ready;
}
