import { pageConfig } from '@hall/contract/pages';
import type { PlainRow } from '@hall/contract/wire/list';
import { expect, it } from 'vitest';
import type { Rows, RowsRequest } from '../api.ts';
import type { Kit } from '../kit-context.ts';
import { gatherRows } from './rows-aside.ts';

const CONFIG = pageConfig({ pageId: 'orders', title: { zh: '订单', en: 'Orders' }, call: '/api/orders/list', fields: [] });
const rowsFrom = (first: number, count: number): PlainRow[] => Array.from({ length: count }, (_, index) => ({ id: String(first + index) }));

/** A list that has as many rows and answers so many at once; what it was asked is noted. */
function listOf(total: number, atOnce = 800, selected: readonly string[] = [], paged = true) {
  const asked: RowsRequest['list'][] = [];
  const kit = {
    config: { ...CONFIG, paged },
    request: { call: CONFIG.call, values: {}, list: {} },
    selected,
    view: { rows: [{ id: 'shown' }] },
  };
  const ask = async ({ list }: RowsRequest): Promise<Rows> => {
    asked.push(list);
    const first = ((list.page ?? 1) - 1) * atOnce;
    return { total, rows: rowsFrom(first, Math.max(0, Math.min(atOnce, total - first))), leftOut: 0 };
  };
  return { kit: kit as unknown as Kit, ask, asked };
}

it('PRINT-1 all rows are gathered, 800 at a time, also from a backend that answers fewer at once', async () => {
  const large = listOf(1700);
  expect(await gatherRows(large.kit, 'all', large.ask)).toEqual({ rows: rowsFrom(0, 1700) });
  expect(large.asked).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 800 })));
  const small = listOf(250, 100);
  expect(await gatherRows(small.kit, 'all', small.ask)).toEqual({ rows: rowsFrom(0, 250) });
});

it('PRINT-1 a list without pages is asked once, and the page that is shown not at all', async () => {
  const whole = listOf(30, 800, [], false);
  expect(await gatherRows(whole.kit, 'all', whole.ask)).toEqual({ rows: rowsFrom(0, 30) });
  expect(whole.asked).toEqual([{}]);
  const page = listOf(30);
  expect(await gatherRows(page.kit, 'page', page.ask)).toEqual({ rows: [{ id: 'shown' }] });
  expect(page.asked).toEqual([]);
});

it('PRINT-1 chosen rows are looked for as far as they are, and those that are gone are left out', async () => {
  const chosen = listOf(5000, 800, ['3', '900']);
  expect(await gatherRows(chosen.kit, 'selected', chosen.ask)).toEqual({ rows: [{ id: '3' }, { id: '900' }] });
  expect(chosen.asked).toHaveLength(2);
  const gone = listOf(30, 800, ['3', 'gone']);
  expect(await gatherRows(gone.kit, 'selected', gone.ask)).toEqual({ rows: [{ id: '3' }] });
});

it.each(['all', 'selected'] as const)('PRINT-1 more than 2,000 rows are not gathered: %s', async (scope) => {
  const { kit, ask } = listOf(5000, 800, ['4000']);
  expect(await gatherRows(kit, scope, ask)).toEqual({ tooMany: 5000 });
});

it('PRINT-1 where a call fails there is nothing', async () => {
  expect(await gatherRows(listOf(5).kit, 'all', async () => undefined)).toBeUndefined();
});
