import type { QueryField } from '@hall/contract/query-fields';
import { startTransition, useEffect, useState } from 'react';
import { fittingValues, fromPairs } from './query-values.ts';
import type { PageAddress } from './use-page-address.ts';
import type { Restorable } from './use-restorable.ts';

/**
 * Where the address asks for nothing, starts with the person's default query, else with the last one (QUERY-4).
 * @returns whether the list can be asked for; not before it is known what with
 */
export function useRestoredQuery(restorable: Restorable, fields: readonly QueryField[], { asks, change }: PageAddress): boolean {
  const [ready, setReady] = useState(asks);
  useEffect(() => {
    if (ready) return;
    let left = false;
    const restore = async () => {
      const query = await restorable();
      if (left) return;
      const values = fittingValues(fields, fromPairs(query?.values ?? []));
      if (!asks() && Object.keys(values).length > 0)
        await change({ values, saved: query?.isDefault ? query.id : undefined }, { replace: true });
      // With the address that it has just changed, which the router draws as a transition.
      startTransition(() => setReady(true));
    };
    void restore();
    return () => {
      left = true;
    };
  }, [ready, restorable, fields, asks, change]);
  return ready;
}
