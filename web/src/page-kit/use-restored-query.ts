import type { QueryField } from '@hall/contract/query-fields';
import { startTransition, useEffect, useState } from 'react';
import type { PageState } from './page-address.ts';
import { fittingValues, fromPairs } from './query-values.ts';
import type { PageAddress } from './use-page-address.ts';
import type { Restorable } from './use-restorable.ts';

/**
 * Where the address asks for nothing, starts with the person's default query, else with the last one (QUERY-4), and with what the page
 * begins with.
 * @returns whether the list can be asked for; not before it is known what with
 */
export function useRestoredQuery(
  restorable: Restorable,
  fields: readonly QueryField[],
  { asks, change }: PageAddress,
  beginning?: Partial<PageState>,
): boolean {
  const [ready, setReady] = useState(asks);
  useEffect(() => {
    if (ready) return;
    let left = false;
    const restore = async () => {
      const query = await restorable();
      if (left) return;
      const values = fittingValues(fields, fromPairs(query?.values ?? []));
      const saved = query?.isDefault ? query.id : undefined;
      if (!asks() && (beginning || Object.keys(values).length > 0)) await change({ ...beginning, values, saved }, { replace: true });
      // With the address that it has just changed, which the router draws as a transition.
      startTransition(() => setReady(true));
    };
    void restore();
    return () => {
      left = true;
    };
  }, [ready, restorable, fields, asks, change, beginning]);
  return ready;
}
