import type { QueryField } from '@hall/contract/pages';
import { pageSizesOf } from '@hall/contract/rules/constants';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksSomething, type PageState, readAddress, writeAddress } from './page-address.ts';
import { usePageSizeBase } from './use-page-size-base.ts';

export interface PageAddress {
  readonly state: PageState;
  readonly sizes: readonly number[];
  /** Whether the address asks for anything of the list. */
  readonly asks: () => boolean;
  /** Changes parts of the state; the list starts at its first page unless a page is named. */
  readonly change: (part: Partial<PageState>, options?: { readonly replace?: boolean }) => Promise<void>;
}

/** The state of a list page, which lives in the address (QUERY-5). */
export function usePageAddress(fields: readonly QueryField[]): PageAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const base = usePageSizeBase();
  const sizes = useMemo(() => pageSizesOf(base), [base]);
  const state = useMemo(() => readAddress({ search, hash }, fields, sizes), [search, hash, fields, sizes]);
  const latest = useRef({ search, hash });
  useEffect(() => {
    latest.current = { search, hash };
  }, [search, hash]);
  const asks = useCallback(() => asksSomething(latest.current, fields), [fields]);
  const change = useCallback<PageAddress['change']>(
    async (part, { replace = false } = {}) => {
      const now = readAddress(latest.current, fields, sizes);
      latest.current = writeAddress(latest.current, { ...now, page: 1, ...part }, fields, sizes);
      await navigate(latest.current, { replace });
    },
    [navigate, fields, sizes],
  );
  return { state, sizes, asks, change };
}
