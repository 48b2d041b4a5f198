import type { SavedQuery } from '@hall/contract/saved-queries';
import { askedBy, isSameAsked, settled } from '../kept-query.ts';
import type { Kit } from '../kit-context.ts';
import type { Values } from '../query-values.ts';

/** A named query that the list shows. */
export interface ActiveQuery {
  readonly query: SavedQuery;
  /** Whether the form, or what columns are asked for, says something else than was saved. */
  readonly changed: boolean;
}

/**
 * The named query that the list shows, and whether it was changed (TABLE-8).
 * @param draft what is in the form now
 */
export const activeFrom = ({ named, kept, state }: Kit, draft: Values): ActiveQuery | undefined =>
  named && { query: named, changed: !isSameAsked(askedBy(named, kept), settled({ ...state, values: draft })) };
