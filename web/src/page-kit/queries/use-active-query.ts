import type { SavedQuery } from '@hall/contract/saved-queries';
import { pagesApi } from '../api.ts';
import { useKit } from '../kit-context.ts';
import { fittingValues, fromPairs, isSameQuery, type Values } from '../query-values.ts';

/** A named query that the list shows. */
export interface ActiveQuery {
  readonly query: SavedQuery;
  /** Whether the form says something else than was saved. */
  readonly changed: boolean;
}

/**
 * The named query that a list shows: the one that the address names, else one that asks for just what is asked for (TABLE-8).
 * @param draft what is in the form now
 */
export function useActiveQuery(draft: Values): ActiveQuery | undefined {
  const { config, state } = useKit();
  const { pageId, fields } = config;
  const { data: named = [] } = pagesApi.useNamedQueriesQuery({ pageId });
  const says = ({ values }: SavedQuery, other: Values) => isSameQuery(fittingValues(fields, fromPairs(values)), other);
  const asksForSome = Object.values(state.values).some((value) => value !== '');
  const query = named.find(({ id }) => id === state.saved) ?? (asksForSome ? named.find((one) => says(one, state.values)) : undefined);
  return query && { query, changed: !says(query, draft) };
}
