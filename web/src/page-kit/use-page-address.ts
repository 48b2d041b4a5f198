import type { QueryField } from '@hall/contract/query-fields';
import { pageSizesOf } from '@hall/contract/rules/constants';
import type { TableColumn } from '@hall/contract/table-columns';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { consistent } from './consistent.ts';
import { type Askable, asksSomething, type PageState, readAddress, writeAddress } from './page-address.ts';
import { usePageSizeBase } from './use-page-size-base.ts';

export interface PageAddress {
  readonly state: PageState;
  readonly sizes: readonly number[];
  /** The state that the address has by now, also where the page is yet to be drawn for it. */
  readonly now: () => PageState;
  /** Whether the address asks for anything of the list. */
  readonly asks: () => boolean;
  /**
   * Changes parts of the state; the list starts at its first page unless a page is named.
   * @returns whether that is another state than before
   */
  readonly change: (part: Partial<PageState>, options?: { readonly replace?: boolean }) => Promise<boolean>;
}

/** The state of a list page, which lives in the address (QUERY-5). */
export function usePageAddress(fields: readonly QueryField[], columns: readonly TableColumn[], begins = false): PageAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const base = usePageSizeBase();
  const sizes = useMemo(() => pageSizesOf(base), [base]);
  const askable = useMemo<Askable>(() => ({ fields, columns, sizes, begins }), [fields, columns, sizes, begins]);
  const state = useMemo(() => readAddress({ search, hash }, askable), [search, hash, askable]);
  const latest = useRef({ search, hash });
  useEffect(() => {
    latest.current = { search, hash };
  }, [search, hash]);
  const asks = useCallback(() => asksSomething(latest.current, fields), [fields]);
  const now = useCallback(() => readAddress(latest.current, askable), [askable]);
  const change = useCallback<PageAddress['change']>(
    async (part, { replace = false } = {}) => {
      const then = now();
      const before = writeAddress(latest.current, then, askable);
      const after = writeAddress(latest.current, consistent({ ...then, page: 1, ...part }, part), askable);
      if (before.search === after.search && before.hash === after.hash) return false;
      latest.current = after;
      await navigate(after, { replace });
      return true;
    },
    [navigate, askable, now],
  );
  return { state, sizes, now, asks, change };
}
