import type { QueryField } from '@hall/contract/query-fields';
import { PAGE_MAX } from '@hall/contract/rules/constants';
import type { TableColumn } from '@hall/contract/table-columns';
import { type ColumnCondition, FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '@hall/contract/wire/list';
import { fittingKeys } from './batch/batch-keys.ts';
import { fieldIdsOf, fittingValues, type Values } from './query-values.ts';
import { allLeavesOf } from './table/column-text.ts';
import type { Sort } from './table/sort.ts';

/** Everything of a list page that its address keeps (QUERY-5). */
export interface PageState {
  readonly values: Values;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Sort | undefined;
  /** Values chosen in the column filters, by column. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Values that rows must not have, by column. */
  readonly excluded: Readonly<Record<string, readonly string[]>>;
  /** Keys of a batch query. */
  readonly batch: readonly string[];
  /** Id of the named query that was applied, also where the values have been changed since. */
  readonly saved?: string | undefined;
}

/** What a query asks for: values of the form, and what columns are asked for. */
export type Asked = Pick<PageState, 'values' | 'filters' | 'excluded'>;

/** What is asked of columns: values that rows have, and values that they have not. */
export const columnConditionsOf = ({ filters, excluded }: Omit<Asked, 'values'>): ColumnCondition[] =>
  [
    ...Object.entries(filters).map(([columnId, values]) => ({ columnId, values })),
    ...Object.entries(excluded).map(([columnId, values]) => ({ columnId, values, excluded: true })),
  ].filter(({ values }) => values.length > 0);

/** What a list page can be asked for. */
export interface Askable {
  readonly fields: readonly QueryField[];
  readonly columns: readonly TableColumn[];
  /** The sizes of page that are offered; the first is taken where the address names none. */
  readonly sizes: readonly number[];
  /** Whether it begins with something that restricts the rows where the address asks for nothing. */
  readonly begins?: boolean;
}

/** The address as the browser has it. */
export interface Address {
  readonly search: string;
  readonly hash: string;
}

const FILTER = 'filter.';
const EXCLUDED = 'not.';
const SAVED = 'saved';
/** Says that nothing restricts the rows, where a page would begin with something that does. */
const ALL = 'all';
/** Up to a thousand keys would make an address that servers refuse; what is behind `#` never reaches them. */
const BATCH = 'batch';

/** A whole number above 0 from the address, else the fallback. */
const naturalOf = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

function sortOf(text: string, leaves: readonly TableColumn[]): Sort | undefined {
  const columnId = text.replace(/^-/, '');
  const sortable = leaves.some((column) => column.sortable && column.fieldId === columnId);
  return sortable ? { columnId, order: text.startsWith('-') ? 'desc' : 'asc' } : undefined;
}

const textsOf = (named: readonly string[]): string[] =>
  [...new Set(named)].filter((value) => value !== '' && value.length <= FILTER_VALUE_MAX).slice(0, FILTER_VALUES_MAX);

/** Of the values that are named for columns, those that a column has, where it says which; else texts. */
export function fittingLists(leaves: readonly TableColumn[], namedFor: (columnId: string) => readonly string[]): PageState['filters'] {
  const chosen = leaves
    .filter(({ filterable }) => filterable)
    .map(({ fieldId, options }) => {
      const named = namedFor(fieldId);
      const fitting = options.length > 0 ? options.map(({ value }) => value).filter((value) => named.includes(value)) : textsOf(named);
      return [fieldId, fitting] as const;
    });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Reads the address of a list page; what it says wrongly, or the page does not offer, is left out. */
export function readAddress({ search, hash }: Address, { fields, columns, sizes }: Askable): PageState {
  const params = new URLSearchParams(search);
  const leaves = allLeavesOf(columns);
  const size = naturalOf(params.get('size'), 0);
  const given = Object.fromEntries(fieldIdsOf(fields).map((id) => [id, params.get(id) ?? '']));
  return {
    values: fittingValues(fields, given),
    page: Math.min(naturalOf(params.get('page'), 1), PAGE_MAX),
    pageSize: sizes.includes(size) ? size : (sizes[0] ?? 1),
    sort: sortOf(params.get('sort') ?? '', leaves),
    filters: fittingLists(leaves, (id) => params.getAll(FILTER + id)),
    excluded: fittingLists(leaves, (id) => params.getAll(EXCLUDED + id)),
    saved: params.get(SAVED) || undefined,
    batch: fittingKeys(new URLSearchParams(hash.slice(1)).get(BATCH) ?? ''),
  };
}

/** Tells the parameters that are the list's. */
function ownNames(fields: readonly QueryField[]): (name: string) => boolean {
  const own = new Set([...fieldIdsOf(fields), 'page', 'size', 'sort', ALL]);
  return (name) => own.has(name) || name.startsWith(FILTER) || name.startsWith(EXCLUDED);
}

/** Whether the address asks for anything of the list at all; the last query is restored where it does not. */
export function asksSomething({ search, hash }: Address, fields: readonly QueryField[]): boolean {
  const isOwn = ownNames(fields);
  return [...new URLSearchParams(search).keys()].some(isOwn) || new URLSearchParams(hash.slice(1)).has(BATCH);
}

/** The address with another state of the list; parameters that are not the list's stay. */
export function writeAddress(
  address: Address,
  state: PageState,
  { fields, sizes, begins }: Pick<Askable, 'fields' | 'sizes' | 'begins'>,
): Address {
  const params = new URLSearchParams(address.search);
  const isOwn = ownNames(fields);
  for (const name of [...params.keys()]) if (isOwn(name) || name === SAVED) params.delete(name);
  for (const [id, value] of Object.entries(state.values)) if (value) params.set(id, value);
  for (const [id, values] of Object.entries(state.filters)) for (const value of values) params.append(FILTER + id, value);
  for (const [id, values] of Object.entries(state.excluded)) for (const value of values) params.append(EXCLUDED + id, value);
  if (state.sort) params.set('sort', (state.sort.order === 'desc' ? '-' : '') + state.sort.columnId);
  if (state.saved) params.set(SAVED, state.saved);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== sizes[0]) params.set('size', String(state.pageSize));
  if (begins && state.batch.length === 0 && ![...params.keys()].some(isOwn)) params.set(ALL, '1');
  const hash = state.batch.length > 0 ? `#${new URLSearchParams({ [BATCH]: state.batch.join('\n') })}` : '';
  const search = params.toString();
  return { search: search && `?${search}`, hash };
}
