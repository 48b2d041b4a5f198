import { startTransition, useEffect, useState } from 'react';
import { type KeptOn, openedWith } from './kept-query.ts';
import type { PageAddress } from './use-page-address.ts';
import type { Restorable } from './use-restorable.ts';

/**
 * Where the address asks for nothing, starts with the person's default query, else with the last one (QUERY-4), and with what the page
 * begins with.
 * @returns whether the list can be asked for; not before it is known what with
 */
export function useRestoredQuery(restorable: Restorable, page: KeptOn, { asks, change }: PageAddress): boolean {
  const [ready, setReady] = useState(asks);
  useEffect(() => {
    if (ready) return;
    let left = false;
    const restore = async () => {
      const query = await restorable();
      if (left) return;
      const opened = openedWith(query, page);
      if (opened && !asks()) await change(opened, { replace: true });
      // With the address that it has just changed, which the router draws as a transition.
      startTransition(() => setReady(true));
    };
    void restore();
    return () => {
      left = true;
    };
  }, [ready, restorable, page, asks, change]);
  return ready;
}
