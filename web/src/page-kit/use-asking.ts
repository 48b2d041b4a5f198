import type { PageConfig } from '@hall/contract/pages';
import type { SavedQuery } from '@hall/contract/saved-queries';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useActing } from '../shared/session/use-acting.ts';
import { pagesApi } from './api.ts';
import { contentOf, isSameAsked, type KeptOn } from './kept-query.ts';
import type { PageState } from './page-address.ts';
import { useNamedQuery } from './use-named-query.ts';
import type { PageAddress } from './use-page-address.ts';

/** What the form of a page asks for, and what else is asked for with it. */
export type Asking = Pick<PageState, 'values'> & Partial<PageState>;

interface Ways {
  /** The named query that the list shows. */
  readonly named: SavedQuery | undefined;
  readonly runQuery: (asked: Asking) => void;
  readonly clear: () => void;
  readonly change: (part: Partial<PageState>) => void;
}

const NOTHING = {};
/** How a query is being remembered shows nowhere: the page is not drawn anew for it. */
const UNSEEN = { selectFromResult: () => NOTHING };

const saysSomething = (part: Partial<PageState>): boolean => 'values' in part || 'filters' in part || 'excluded' in part;

/**
 * Remembers what is asked for once the page is drawn for it: where remembering it tells that the session is over, the person comes back
 * to the address that is there by then.
 * @returns what does so around `asking`, which tells whether that changes the address
 */
function useRemembering(pageId: string, { state, now }: PageAddress) {
  const [remember] = pagesApi.useRememberQueryMutation(UNSEEN);
  // The person's last query is not what somebody else has asked for.
  const acted = useActing() !== undefined;
  const awaited = useRef<{ readonly namedId: string | undefined }>(undefined);
  const keep = (asked: PageState) => {
    const { namedId } = awaited.current ?? {};
    awaited.current = undefined;
    if (!acted) void remember({ pageId, ...contentOf(asked), namedId });
  };
  const keepShown = useEffectEvent((shown: PageState) => {
    if (awaited.current && isSameAsked(shown, now())) keep(shown);
  });
  useEffect(() => keepShown(state), [state]);
  return (asking: () => Promise<boolean>, namedId: string | undefined): Promise<boolean> => {
    awaited.current = { namedId };
    return asking().then((changed) => {
      if (!changed) keep(state);
      return changed;
    });
  };
}

/**
 * The ways to ask the list of a page for something. What is asked for is remembered as the last query, with the named one that it came
 * from (QUERY-4), which it stays the changed form of unless another is named (TABLE-8).
 * @param again asks once more for the same
 */
export function useAsking({ pageId }: PageConfig, page: KeptOn, address: PageAddress, again: () => void): Ways {
  const { state, change } = address;
  const named = useNamedQuery(pageId, state, page);
  const remember = useRemembering(pageId, address);
  const ask = (part: Partial<PageState>): Promise<boolean> => {
    const next = { saved: named?.id, ...part };
    return remember(() => change(next), next.saved);
  };
  return {
    named,
    runQuery: (asked) => void ask(asked).then((changed) => !changed && again()),
    clear: () =>
      void ask({ values: {}, filters: {}, excluded: {}, batch: [], saved: undefined, ...page.beginning }).then(
        (changed) => !changed && again(),
      ),
    change: (part) => void (saysSomething(part) ? ask(part) : change(part)),
  };
}
