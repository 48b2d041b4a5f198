import type { PageConfig } from '@hall/contract/pages';
import { type Decoded, decodeAnswer } from '@hall/contract/wire/decode';
import type { Entity } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { warnOnce } from '../shared/api/base-query.ts';
import { isUnreadable } from '../shared/ui/unreadable.ts';
import { pagesApi, type Rows, type RowsRequest } from './api.ts';
import { columnConditionsOf, type PageState } from './page-address.ts';
import { requestValues } from './query-values.ts';
import type { QueryError } from './refused-panel.ts';
import type { Growth } from './table/growth.ts';

/** Reads a row by its entity, or says why it does not fit. */
export type DecodeRow<T> = (row: PlainRow) => Decoded<T>;

export interface RowsView<T = unknown> {
  /** The rows as they came, which is what columns speak of. */
  readonly rows: readonly PlainRow[];
  /** The same rows as domain objects, by key. */
  readonly byKey: ReadonlyMap<string, T>;
  readonly answer: Rows | undefined;
  /** When that came, in ms; 0 where it did not. */
  readonly answeredAt: number;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error: QueryError;
  /** There are rows, of which none fits: that is a failure, and not an empty list. */
  readonly unreadable: boolean;
  /** Rows that are not shown because they did not fit. */
  readonly leftOut: number;
  readonly refetch: () => void;
  /** Where rows are added to those shown rather than paged. */
  readonly growth?: Growth | undefined;
}

/** Rows without an entity are taken as they came. */
export const decoderOf =
  <T>(entity: Entity<T> | undefined): DecodeRow<T> =>
  (row) =>
    entity ? decodeAnswer(entity, row) : { ok: true, value: row as T, leftOut: [] };

/** The key of a row as it came. */
export const keyOf = (row: PlainRow, rowKey: string): string => String(row[rowKey]);

interface Fitting<T> extends Pick<RowsView<T>, 'rows' | 'byKey'> {
  /** What is wrong with the others. */
  readonly problems: readonly string[];
}

/** The rows that fit: those with a key, by which they are told apart, that can be read. */
export function fitting<T>(rows: readonly PlainRow[], rowKey: string, decode: DecodeRow<T>): Fitting<T> {
  const byKey = new Map<string, T>();
  const problems: string[] = [];
  const fit = rows.filter((row, index) => {
    const hasKey = (row[rowKey] ?? undefined) !== undefined;
    const decoded: Decoded<T> = hasKey ? decode(row) : { ok: false, issues: [`no ${rowKey}, by which rows are told apart`] };
    if (decoded.ok) byKey.set(keyOf(row, rowKey), decoded.value);
    else problems.push(`row ${index}: ${decoded.issues[0]}`);
    return decoded.ok;
  });
  return { rows: fit, byKey, problems };
}

/** What the list of a page is asked for in a state. */
export function rowsRequestOf(config: PageConfig, state: PageState, always: Readonly<Record<string, unknown>>): RowsRequest {
  const { page, pageSize, sort, batch } = state;
  const columnFilters = columnConditionsOf(state);
  return {
    call: config.call,
    values: { ...requestValues(config.fields, state.values), ...always },
    list: {
      ...(config.paged && { page, pageSize }),
      ...(sort && { sortBy: sort.columnId, sortOrder: sort.order }),
      ...(columnFilters.length > 0 && { columnFilters }),
      ...(batch.length > 0 && { batchKeys: batch }),
    },
  };
}

/** Asks for one row by its key, which the list calls of pages with a detail take as a parameter. */
export const rowRequestOf = ({ call, rowKey }: PageConfig, key: string, always: Readonly<Record<string, unknown>>): RowsRequest => ({
  call,
  values: { ...always, [rowKey]: key },
  list: {},
});

/** An integrator sees which rows are not shown, and why (API-5). */
function useWarning(call: string, problems: readonly string[]): void {
  useEffect(() => {
    if (problems.length > 0) warnOnce(call, `${problems.length} left out; ${problems[0]}`);
  }, [call, problems]);
}

/** Several pages of rows as one answer; a row that others have pushed onto the next page meanwhile is there once. */
function joined(pages: readonly Rows[], rowKey: string): Rows | undefined {
  const last = pages.at(-1);
  const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0);
  const seen = new Set<string>();
  const isNew = (row: PlainRow) => !seen.has(keyOf(row, rowKey)) && seen.add(keyOf(row, rowKey));
  return last && { ...last, rows: pages.flatMap(({ rows }) => rows).filter(isNew), leftOut };
}

/** Rows change while nobody looks: each request asks anew, whatever is still remembered of an earlier one. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** A list that grows begins at its first row, whatever page the address names. */
const fromTheFirst = (request: RowsRequest): RowsRequest => ({ ...request, list: { ...request.list, page: 1 } });

/** Whether the last page passed over rows: where others went away meanwhile, or moved back to it, they took the places of those. */
function passesOver(pages: readonly Rows[], rowKey: string): boolean {
  const [before, last] = pages.slice(-2);
  if (!before || !last) return false;
  const seen = new Set(pages.slice(0, -1).flatMap(({ rows }) => rows.map((row) => keyOf(row, rowKey))));
  const repeats = last.rows.some((row) => seen.has(keyOf(row, rowKey)));
  return last.total < before.total || (last.total === before.total && repeats);
}

/** Where rows were passed over, all pages are asked for anew. */
function useRenewal(pages: readonly Rows[] = [], rowKey: string, refetch: () => unknown): void {
  const passedOver = passesOver(pages, rowKey);
  const again = useEffectEvent(refetch);
  useEffect(() => {
    if (passedOver) again();
  }, [passedOver]);
}

/** Asks for one page of rows after another. */
function useGrowingAnswer(request: RowsRequest, rowKey: string, skip: boolean) {
  const asked = useMemo(() => fromTheFirst(request), [request]);
  const query = pagesApi.useGrowingRowsInfiniteQuery(asked, { ...ANEW, skip });
  const {
    data: all,
    isFetchingNextPage: busy,
    isFetchNextPageError: failed,
    isFetching,
    isError,
    error,
    refetch,
    fulfilledTimeStamp,
  } = query;
  const pages = all?.pages;
  const data = useMemo(() => pages && joined(pages, rowKey), [pages, rowKey]);
  useRenewal(pages, rowKey, refetch);
  const growth = { busy, failed, more: query.hasNextPage, grow: () => void query.fetchNextPage() };
  return { data, isFetching: isFetching && !busy, isError: isError && !failed, error, refetch, growth, fulfilledTimeStamp };
}

/** Asks for a page of rows, or, where the list grows, for one page after another. */
function useAnswer(request: RowsRequest, rowKey: string, grows: boolean) {
  const paged = pagesApi.useRowsQuery(request, { ...ANEW, skip: grows });
  const growing = useGrowingAnswer(request, rowKey, !grows);
  return grows ? growing : { ...paged, growth: undefined };
}

interface RowsOptions<T> {
  readonly decode: DecodeRow<T>;
  /** Whether rows are added to those shown, rather than paged. */
  readonly grows: boolean;
}

/** The rows that the request matches, each read once. */
export function useRows<T>(request: RowsRequest, rowKey: string, { decode, grows }: RowsOptions<T>): RowsView<T> {
  const query = useAnswer(request, rowKey, grows);
  const { data, isFetching, refetch } = query;
  const { rows, byKey, problems } = useMemo(() => fitting(data?.rows ?? [], rowKey, decode), [data, rowKey, decode]);
  useWarning(request.call, problems);
  const leftOut = data ? data.leftOut + data.rows.length - rows.length : 0;
  const unreadable = isUnreadable(query.error) || (leftOut > 0 && rows.length === 0);
  const isError = query.isError || unreadable;
  const { error } = query;
  return {
    rows,
    byKey,
    answer: data,
    answeredAt: query.fulfilledTimeStamp ?? 0,
    isFetching,
    isError,
    error,
    unreadable,
    leftOut,
    refetch: () => void refetch(),
    growth: query.growth,
  };
}
