import type { QueryField } from '@hall/contract/query-fields';
import type { SavedQuery } from '@hall/contract/saved-queries';
import type { TableColumn } from '@hall/contract/table-columns';
import { consistent } from './consistent.ts';
import { type Asked, columnConditionsOf, fittingLists, type PageState } from './page-address.ts';
import { fittingValues, fromPairs, isSameQuery, toPairs } from './query-values.ts';
import { allLeavesOf } from './table/column-text.ts';

/** A page as the queries that are kept of it are read. */
export interface KeptOn {
  readonly fields: readonly QueryField[];
  readonly columns: readonly TableColumn[];
  /** What it begins with, and what a query asks columns for that says nothing of them, as earlier releases kept it. */
  readonly beginning: Partial<PageState> | undefined;
}

type Content = Pick<SavedQuery, 'values' | 'columnFilters'>;

/** What is asked for, without what contradicts itself. */
export const settled = (asked: Asked): Asked => consistent(asked, asked);

/** What a kept query asks for, of what the page offers. */
export function askedBy({ values, columnFilters }: Content, { fields, columns, beginning }: KeptOn): Asked {
  const leaves = allLeavesOf(columns);
  const listsOf = (isExcluded: boolean) => {
    const conditions = (columnFilters ?? []).filter(({ excluded = false }) => excluded === isExcluded);
    return fittingLists(leaves, (id) => conditions.flatMap((condition) => (condition.columnId === id ? condition.values : [])));
  };
  const { filters = {}, excluded = {} } = columnFilters ? { filters: listsOf(false), excluded: listsOf(true) } : (beginning ?? {});
  return settled({ values: fittingValues(fields, fromPairs(values)), filters, excluded });
}

/** What is asked for, as it is kept. */
export const contentOf = (asked: Asked): Required<Content> => ({
  values: toPairs(asked.values),
  columnFilters: columnConditionsOf(asked).map((condition) => ({ ...condition, values: [...condition.values] })),
});

const inOrder = (asked: Asked): string =>
  JSON.stringify(
    columnConditionsOf(asked)
      .map(({ columnId, values, excluded = false }) => [columnId, excluded, [...values].sort()])
      .sort(),
  );

/** Whether the same is asked for, in whatever order. */
export const isSameAsked = (one: Asked, other: Asked): boolean => isSameQuery(one.values, other.values) && inOrder(one) === inOrder(other);

/** Whether anything is asked for. */
export const asksForSome = (asked: Asked): boolean =>
  Object.values(asked.values).some((value) => value !== '') || columnConditionsOf(asked).length > 0;

/** What a page opens with by the query that is restored; one that asks for nothing, and has no name, leaves it what it begins with. */
export function openedWith(query: SavedQuery | undefined, page: KeptOn): Partial<PageState> | undefined {
  if (!query) return page.beginning;
  const asked = askedBy(query, page);
  const saved = query.isDefault ? query.id : query.namedId;
  return saved !== undefined || asksForSome(asked) ? { ...page.beginning, ...asked, saved } : page.beginning;
}

const NOTHING: Asked = { values: {}, filters: {}, excluded: {} };

/** What a page opens with only because it was asked for last: without a name, and other than what it begins with. */
export function carriedOver(query: SavedQuery | undefined, page: KeptOn): Asked | undefined {
  if (!query || query.isDefault || query.namedId !== undefined) return undefined;
  const asked = askedBy(query, page);
  return asksForSome(asked) && !isSameAsked(asked, { ...NOTHING, ...page.beginning }) ? asked : undefined;
}
