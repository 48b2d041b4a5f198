import type { SavedQuery } from '@hall/contract/saved-queries';
import { pagesApi } from './api.ts';
import { askedBy, asksForSome, isSameAsked, type KeptOn } from './kept-query.ts';
import type { PageState } from './page-address.ts';

/** The named query that a list shows: the one that the address names, else one that asks for just what is asked for (TABLE-8). */
export function useNamedQuery(pageId: string, state: PageState, page: KeptOn): SavedQuery | undefined {
  const { data: named = [] } = pagesApi.useNamedQueriesQuery({ pageId });
  const byAddress = named.find(({ id }) => id === state.saved);
  return byAddress ?? (asksForSome(state) ? named.find((query) => isSameAsked(askedBy(query, page), state)) : undefined);
}
