import { PRINT_ROWS_MAX } from '@hall/contract/exchange';
import { LIST_SIZE_MAX, type PlainRow } from '@hall/contract/wire/list';
import type { Rows, RowsRequest } from '../api.ts';
import type { Kit } from '../kit-context.ts';
import { keyOf } from '../use-rows.ts';
import type { Scope } from './printout.ts';

type Gathered = { readonly rows: readonly PlainRow[] } | { readonly tooMany: number } | undefined;

/**
 * The rows that are taken of a page, asked for at its list call as many at once as it answers: some backends have no call that prints.
 * @returns nothing where a call failed
 */
export async function gatherRows(
  { config, request, selected, view }: Kit,
  scope: Scope,
  ask: (request: RowsRequest) => Promise<Rows | undefined>,
): Promise<Gathered> {
  if (scope === 'page') return { rows: view.rows };
  const found = new Map<string, PlainRow>();
  const chosen = () => [...found].flatMap(([key, row]) => (selected.includes(key) ? [row] : []));
  for (let page = 1; ; page++) {
    const answer = await ask({ ...request, list: { ...request.list, ...(config.paged && { page, pageSize: LIST_SIZE_MAX }) } });
    if (!answer) return undefined;
    const before = found.size;
    for (const row of answer.rows) found.set(keyOf(row, config.rowKey), row);
    if (scope === 'selected' && chosen().length === selected.length) return { rows: chosen() };
    const read = scope === 'all' ? Math.max(answer.total, found.size) : found.size;
    if (read > PRINT_ROWS_MAX) return { tooMany: answer.total };
    const isLast = !config.paged || found.size >= answer.total || found.size === before;
    if (isLast) return { rows: scope === 'all' ? [...found.values()] : chosen() };
  }
}
