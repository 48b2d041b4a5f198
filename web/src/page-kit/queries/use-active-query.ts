import type { SavedQuery } from '@hall/contract/saved-queries';
import { useState } from 'react';
import { pagesApi } from '../api.ts';
import { useKit } from '../kit-context.ts';
import { fittingValues, fromPairs, isSameQuery, type Values } from '../query-values.ts';

/** A named query that the form shows. */
export interface ActiveQuery {
  readonly query: SavedQuery;
  /** Whether the form says something else than was saved. */
  readonly changed: boolean;
}

/** The named query that a form shows: the one that says the same, else the one that it said last and that was changed since (TABLE-8). */
export function useActiveQuery(draft: Values): ActiveQuery | undefined {
  const { config, state } = useKit();
  const { pageId, fields } = config;
  const { data: named = [] } = pagesApi.useNamedQueriesQuery({ pageId });
  const [last, setLast] = useState(state.saved);
  const saysTheSame = ({ values }: SavedQuery) => isSameQuery(fittingValues(fields, fromPairs(values)), draft);
  const empty = Object.values(draft).every((value) => value === '');
  const before = named.find(({ id }) => id === last);
  const same = before && saysTheSame(before) ? before : !empty && named.find(saysTheSame);
  if (same && same.id !== last) setLast(same.id);
  if (empty && last !== undefined && !state.saved) setLast(undefined);
  if (same) return { query: same, changed: false };
  return before && { query: before, changed: true };
}
