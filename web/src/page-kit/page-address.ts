import type { QueryField } from '@hall/contract/pages';
import { naturalOf } from '../shared/navigation/page-values.ts';
import { fieldIdsOf, fittingValues, type Values } from './query/values.ts';

export interface Sort {
  readonly columnId: string;
  readonly order: 'asc' | 'desc';
}

/** Everything of a list page that its address keeps (QUERY-5). */
export interface PageState {
  readonly values: Values;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Sort | undefined;
  /** Values chosen in the column filters, by column. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Keys of a batch query. */
  readonly batch: readonly string[];
}

/** The address as the browser has it. */
export interface Address {
  readonly search: string;
  readonly hash: string;
}

const FILTER = 'filter.';
/** Up to a thousand keys would make an address that servers refuse; what is behind `#` never reaches them. */
const BATCH = 'batch';

const sortOf = (text: string | null): Sort | undefined =>
  text ? { columnId: text.replace(/^-/, ''), order: text.startsWith('-') ? 'desc' : 'asc' } : undefined;

/** Reads the address of a list page; what it says wrongly is left out. */
export function readAddress({ search, hash }: Address, fields: readonly QueryField[], sizes: readonly number[]): PageState {
  const params = new URLSearchParams(search);
  const size = naturalOf(params.get('size'), 0);
  const filters = [...new Set([...params.keys()].filter((name) => name.startsWith(FILTER)))];
  const given = Object.fromEntries(fieldIdsOf(fields).map((id) => [id, params.get(id) ?? '']));
  return {
    values: fittingValues(fields, given),
    page: naturalOf(params.get('page'), 1),
    pageSize: sizes.includes(size) ? size : (sizes[0] ?? 1),
    sort: sortOf(params.get('sort')),
    filters: Object.fromEntries(filters.map((name) => [name.slice(FILTER.length), params.getAll(name)])),
    batch: new URLSearchParams(hash.slice(1)).get(BATCH)?.split('\n').filter(Boolean) ?? [],
  };
}

/** Whether the address asks for anything of the list at all; the last query is restored where it does not. */
export function asksSomething({ search, hash }: Address, fields: readonly QueryField[]): boolean {
  const own = new Set([...fieldIdsOf(fields), 'page', 'size', 'sort']);
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => own.has(name) || name.startsWith(FILTER)) || new URLSearchParams(hash.slice(1)).has(BATCH);
}

/** The address with another state of the list; parameters that are not the list's stay. */
export function writeAddress(address: Address, state: PageState, fields: readonly QueryField[], sizes: readonly number[]): Address {
  const params = new URLSearchParams(address.search);
  const own = new Set([...fieldIdsOf(fields), 'page', 'size', 'sort']);
  for (const name of [...params.keys()]) if (own.has(name) || name.startsWith(FILTER)) params.delete(name);
  for (const [id, value] of Object.entries(state.values)) if (value) params.set(id, value);
  for (const [id, values] of Object.entries(state.filters)) for (const value of values) params.append(FILTER + id, value);
  if (state.sort) params.set('sort', (state.sort.order === 'desc' ? '-' : '') + state.sort.columnId);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== sizes[0]) params.set('size', String(state.pageSize));
  const hash = state.batch.length > 0 ? `#${new URLSearchParams({ [BATCH]: state.batch.join('\n') })}` : '';
  const search = params.toString();
  return { search: search && `?${search}`, hash };
}
