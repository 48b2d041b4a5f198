import { startTransition, useEffect, useState } from 'react';
import { carriedOver, isSameAsked, type KeptOn, openedWith } from './kept-query.ts';
import type { Asked } from './page-address.ts';
import type { PageAddress } from './use-page-address.ts';
import type { Restorable } from './use-restorable.ts';

interface Restored {
  /** Whether the list can be asked for; not before it is known what with. */
  readonly ready: boolean;
  /** Whether it is asked for what it was asked for last, and the person has not been told by a name. */
  readonly carriesOver: boolean;
}

/**
 * Where the address asks for nothing, starts with the person's default query, else with the last one (QUERY-4), and with what the page
 * begins with.
 */
export function useRestoredQuery(restorable: Restorable, page: KeptOn, { asks, change, state }: PageAddress): Restored {
  const [ready, setReady] = useState(asks);
  const [carried, setCarried] = useState<Asked>();
  useEffect(() => {
    if (ready) return;
    let left = false;
    const restore = async () => {
      const query = await restorable();
      if (left) return;
      const opened = openedWith(query, page);
      if (opened && !asks()) {
        setCarried(carriedOver(query, page));
        await change(opened, { replace: true });
      }
      // With the address that it has just changed, which the router draws as a transition.
      startTransition(() => setReady(true));
    };
    void restore();
    return () => {
      left = true;
    };
  }, [ready, restorable, page, asks, change]);
  return { ready, carriesOver: carried !== undefined && isSameAsked(carried, state) };
}
