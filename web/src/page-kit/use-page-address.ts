import { pageSizesOf } from '@hall/contract/rules/constants';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { consistent } from './consistent.ts';
import { type Address, type Askable, type PageState, readAddress, writeAddress } from './page-address.ts';
import { usePageSizeBase } from './use-page-size-base.ts';

export interface PageAddress {
  readonly state: PageState;
  readonly sizes: readonly number[];
  /** The state that the address has by now, also where the page is yet to be drawn for it. */
  readonly now: () => PageState;
  /**
   * Changes parts of the state; the list starts at its first page unless a page is named.
   * @returns whether that is another state than before
   */
  readonly change: (part: Partial<PageState>, options?: { readonly replace?: boolean }) => Promise<boolean>;
}

interface AddressOptions extends Omit<Askable, 'sizes'> {
  /** What the page opens with, which its address does not say yet. */
  readonly opening: Partial<PageState> | undefined;
}

const isSame = (one: Address, other: Address): boolean => one.search === other.search && one.hash === other.hash;

const changed = (address: Address, part: Partial<PageState>, askable: Askable): Address =>
  writeAddress(address, consistent({ ...readAddress(address, askable), page: 1, ...part }, part), askable);

/** The address as it is to be, until the router has it: rows are asked for without waiting for that (PERF-3). */
function useAheadOfRouter(address: Address, opening: Partial<PageState> | undefined, askable: Askable): Address {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(() => opening && { from: address, to: changed(address, opening, askable) });
  const isLeft = opened !== undefined && !isSame(opened.from, address);
  if (isLeft) setOpened(undefined);
  useEffect(() => {
    if (opened && !isSame(opened.from, opened.to)) void navigate(opened.to, { replace: true });
  }, [opened, navigate]);
  return opened && !isLeft ? opened.to : address;
}

/** The state of a list page, which lives in the address (QUERY-5). */
export function usePageAddress({ fields, columns, begins, opening }: AddressOptions): PageAddress {
  const navigate = useNavigate();
  const base = usePageSizeBase();
  const sizes = useMemo(() => pageSizesOf(base), [base]);
  const askable = useMemo<Askable>(() => ({ fields, columns, sizes, begins }), [fields, columns, sizes, begins]);
  const { search, hash } = useAheadOfRouter(useLocation(), opening, askable);
  const state = useMemo(() => readAddress({ search, hash }, askable), [search, hash, askable]);
  const latest = useRef({ search, hash });
  useEffect(() => {
    latest.current = { search, hash };
  }, [search, hash]);
  const now = useCallback(() => readAddress(latest.current, askable), [askable]);
  const change = useCallback<PageAddress['change']>(
    async (part, { replace = false } = {}) => {
      const before = writeAddress(latest.current, now(), askable);
      const after = changed(latest.current, part, askable);
      if (isSame(before, after)) return false;
      latest.current = after;
      await navigate(after, { replace });
      return true;
    },
    [navigate, askable, now],
  );
  return { state, sizes, now, change };
}
