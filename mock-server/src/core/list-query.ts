import type { ListRequest } from '@hall/contract/wire/list';
import { Refusal } from './refusal.ts';

/** What a list can do with one of its columns, by column id. Prisma's own shapes, so that each list states its own. */
export interface ListColumn {
  /** Orders by the column. */
  sort?(order: 'asc' | 'desc'): object;
  /** Keeps rows whose column has one of the values. */
  filter?(values: readonly string[]): object;
}

export type ListColumns = Readonly<Record<string, ListColumn>>;

/**
 * The order of a list: the column asked for, then what makes the order total.
 * @throws Refusal 404 `choice` for a column that cannot be sorted by
 */
export function orderOf(columns: ListColumns, { sortBy, sortOrder = 'asc' }: ListRequest, fallback: readonly object[]): object[] {
  if (!sortBy) return [...fallback];
  const order = Object.hasOwn(columns, sortBy) ? columns[sortBy]?.sort?.(sortOrder) : undefined;
  if (!order) throw new Refusal(404, 'choice', { field: 'sortBy' });
  return [order, ...fallback];
}

/**
 * The conditions of the column filters.
 * @throws Refusal 404 `choice` for a column that cannot be filtered by
 */
export function columnConditions(columns: ListColumns, { columnFilters = [] }: ListRequest): object[] {
  return columnFilters.map(({ columnId, values }) => {
    const condition = Object.hasOwn(columns, columnId) ? columns[columnId]?.filter?.(values) : undefined;
    if (!condition) throw new Refusal(404, 'choice', { field: 'columnFilters' });
    return condition;
  });
}

/** Where a page of rows begins, and how many it has. */
export const slice = ({ page, pageSize }: ListRequest): { skip: number; take: number } => ({ skip: (page - 1) * pageSize, take: pageSize });
