import { exportQuery, PRINT_ROWS_MAX } from '@hall/contract/exchange';
import type { PrintChoice, Printed } from '@hall/contract/printing';
import { type AskedPage, conditionsInWords } from '@hall/contract/query-words';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { encode } from '@hall/contract/wire/decode';
import type { Entity } from '@hall/contract/wire/entity';
import type { ListPage, ListRequest } from '@hall/contract/wire/list';
import type { SignedInCall } from '../../core/call.ts';
import { withSnapshot } from '../../core/files/snapshot-reading.ts';
import type { List } from '../../core/list.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { draftSheet, issueSheet, type SheetDraft } from '../sheets/index.ts';
import { askedPageOf } from './asked-page.ts';
import { ownFirst, pagesWithRowsOf, titleOf } from './documents.ts';

/** Printouts of one person: each is a sheet that is kept for years. */
const PRINTOUTS: Rate = { most: 30, windowMs: 60_000 };

/**
 * Handles the print call of a list: all rows of the query, the page it shows, or the rows selected on it, and a sheet that is issued for
 * them. What the list hides from the person is not printed.
 * @throws Refusal 500 `nothing-to-print`, `too-many-to-print` for more than 2,000 rows, `too-many-calls`
 */
export const printList =
  <F extends ListRequest, R>(list: List<F, R>) =>
  async (services: Services, asked: F & PrintChoice, call: SignedInCall): Promise<Printed<R>> => {
    services.rateLimits.use(`print:${call.person.id}`, PRINTOUTS);
    const { scope, keys, ...filter } = asked;
    const printed = await rowsOf(list, services, filter as unknown as F, { scope, keys }, call);
    const rows = printed.rows.length;
    if (rows === 0) throw new Refusal(500, 'nothing-to-print');
    const pages = ownFirst(await pagesWithRowsOf(services, call.person, list.pageId), list.pageId);
    const title = titleOf(pages);
    const conditions = conditionsOf(askedPageOf(pages, list.filter), list.filter, asked, rows);
    const draft: SheetDraft = { kind: 'print', title: title.zh, titleEn: title.en, ...conditions, rows };
    const sheet = draftSheet(services, call.person, draft);
    call.gone.throwIfAborted();
    call.entry.target = spacedSheetCode(sheet.code);
    await services.database.unitOfWork((tx) => issueSheet(tx, list.pageId, sheet));
    return { ...printed, sheet };
  };

/** The rows that are asked for, unless they are more than can be printed. */
async function rowsOf<F extends ListRequest, R>(
  list: List<F, R>,
  services: Services,
  filter: F,
  { scope, keys = [] }: PrintChoice,
  call: SignedInCall,
): Promise<ListPage<R>> {
  if (scope === 'page') return list.page(services, filter, call);
  const search = await list.search(services, filter, call, scope === 'selected' ? keys : undefined);
  const rows = await withSnapshot(services.database.url, services.clock.now(), async (reading) => {
    const total = await list.count(reading, search);
    if (total > PRINT_ROWS_MAX) throw new Refusal(500, 'too-many-to-print', { params: { total, maximum: PRINT_ROWS_MAX } });
    const found: R[] = [];
    for await (const slice of list.slices(reading, search)) found.push(...slice);
    return found;
  });
  return { total: rows.length, rows };
}

/** What restricted the rows, as it was applied, in both languages: a sheet says all of that, and nothing that its caller made up. */
function conditionsOf<F extends ListRequest>(
  page: AskedPage,
  schema: Entity<F>,
  { scope, keys: _, ...filter }: F & PrintChoice,
  rows: number,
): Pick<SheetDraft, 'conditions' | 'conditionsEn'> {
  const asked = {
    values: exportQuery({}, encode(schema, filter as unknown as F) as Readonly<Record<string, unknown>>),
    filters: filter.columnFilters,
    batch: filter.batchKeys,
    ...(scope === 'page' && { page: filter.page }),
    ...(scope === 'selected' && { chosen: rows }),
  };
  return { conditions: conditionsInWords(page, asked, 'zh'), conditionsEn: conditionsInWords(page, asked, 'en') };
}
