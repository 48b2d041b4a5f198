import { rawOf, wordsOf } from '@hall/contract/column-value';
import type { ExportRequest } from '@hall/contract/exchange';
import { type AskedField, type AskedPage, conditionsInWords, parametersOf } from '@hall/contract/query-words';
import type { TableColumn } from '@hall/contract/table-columns';
import { optionsOf } from '@hall/contract/wire/coded';
import { encode } from '@hall/contract/wire/decode';
import type { Entity } from '@hall/contract/wire/entity';
import { batchFields, type ListRequest, listFields, type PlainRow } from '@hall/contract/wire/list';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import { createLanes } from '../../core/lanes.ts';
import type { AllRows, List } from '../../core/list.ts';
import { perApp } from '../../core/per-app.ts';
import { BadRequest, Refusal, refusedIn } from '../../core/refusal.ts';
import { createRoom } from '../../core/room.ts';
import type { Services } from '../../core/services.ts';
import { spreadsheet } from '../../core/spreadsheet.ts';
import { flat } from './columns.ts';
import { type PageDocument, pagesWithRowsOf } from './documents.ts';

/** Most rows of one file. */
const MOST = 20_000;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Files that are made at once: each takes memory, and a processor. */
const roomOf = perApp(() => createRoom(2));
/** Each person has one export under way, so that nobody's pile fills the room; so many more of a person wait. */
const MOST_WAITING = 20;
const lanesOf = perApp(({ clock }) => createLanes(clock, MOST_WAITING));

/**
 * Handles the export of a list: a spreadsheet in the words of its page with all rows of the query, the page it shows, or the rows
 * selected on it. What the list hides from the person, the file hides.
 * @throws Refusal EXPORTCODE when there is none, 500 `too-many-rows` for more than 20,000, 404 `choice` for a column that the page
 * does not have, 500 `too-many-calls` when too many of the person wait, 500 `called-off` when nobody waits for it any more
 */
export const exportList =
  <F extends ListRequest, R>(list: List<F, R>) =>
  async (services: Services, asked: ExportRequest, call: SignedInCall): Promise<FileAnswer> => {
    const pages = await pagesWithRowsOf(services, call.person, list.pageId);
    const page = askedPageOf(pages, list.filter);
    const columns = columnsOf(asked, page.columns);
    const whose = call.person.id;
    const file = await lanesOf(services)(whose, async () => {
      call.gone.throwIfAborted();
      const rows = await rowsOf(list, services, asked, call).catch(refusedIn(list.filter));
      const content = await roomOf(services)(whose, () => fileOf(list, rows, { page, columns }, asked, call));
      return { content, rows: rows.total };
    });
    return { name: `${asked.title}.xlsx`, mediaType: XLSX_TYPE, ...file };
  };

/** Makes the file, if it is still wanted when its turn has come. */
async function fileOf<F extends ListRequest, R>(
  list: List<F, R>,
  rows: AllRows<R>,
  { page, columns }: { readonly page: AskedPage; readonly columns: readonly TableColumn[] },
  asked: ExportRequest,
  { gone }: SignedInCall,
): Promise<Uint8Array> {
  gone.throwIfAborted();
  const { title, fields, locale } = asked;
  const conditions = conditionsOf(page, asked, { filter: filterOf(asked, list.filter), total: rows.total });
  const lineOf = (row: R) => {
    const plain = encode(list.row, row) as PlainRow;
    return columns.map((column) => cellOf(plain, column, locale));
  };
  return spreadsheet({ title, conditions, fields, slices: linesOf(rows, lineOf), gone });
}

/** The rows that are asked for, as many as a file may have; none is read before a file is made of them, but for those of a page. */
async function rowsOf<F extends ListRequest, R>(...asked: Parameters<typeof foundRows<F, R>>): Promise<AllRows<R>> {
  const rows = await foundRows(...asked);
  if (rows.total > MOST) throw new Refusal(500, 'too-many-rows', { params: { total: rows.total, maximum: MOST } });
  if (rows.total === 0) throw new Refusal('EXPORTCODE', 'no-data');
  return rows;
}

async function foundRows<F extends ListRequest, R>(
  list: List<F, R>,
  services: Services,
  asked: ExportRequest,
  call: SignedInCall,
): Promise<AllRows<R>> {
  const filter = filterOf(asked, list.filter);
  if (asked.scope !== 'page') return list.all(services, filter, call, asked.scope === 'selected' ? (asked.keys ?? []) : undefined);
  const { rows } = await list.page(services, filter, call);
  return {
    total: rows.length,
    slices: async function* () {
      yield rows;
    },
  };
}

async function* linesOf<R, L>(rows: AllRows<R>, lineOf: (row: R) => L): AsyncIterable<readonly L[]> {
  for await (const slice of rows.slices()) yield slice.map(lineOf);
}

/** The query of an export is that of its list, as pairs of id and value. */
function filterOf<F>({ query, columnFilters }: ExportRequest, schema: Entity<F>): F {
  const checked = checkRequest(schema, readQuery(schema, Object.fromEntries(query.map(({ id, value }) => [id, value]))));
  if (!checked.ok) throw new BadRequest(checked.faults);
  return { ...checked.value, ...(columnFilters && { columnFilters }) };
}

/** The pages as one; a query field that several of them have is there once, and so is what their list can be asked by without one. */
function askedPageOf(pages: readonly PageDocument[], filter: Entity<unknown>): AskedPage {
  const fields = [...new Map(pages.flatMap(({ config }) => config.fields.map((field) => [field.fieldId, field] as const))).values()];
  return {
    fields: [...fields, ...fieldless(filter, fields.flatMap(parametersOf))],
    columns: flat(pages.flatMap((page) => page.columns)),
    batchFieldId: pages.find(({ config }) => config.batchFieldId)?.config.batchFieldId,
  };
}

/** What every list takes; told apart from the query, if it is told. */
const LIST_PARAMETERS: readonly string[] = Object.values({ ...listFields, ...batchFields }).map(([wire]) => wire);

/** The parameters of a list that none of the query fields fills. */
const fieldless = ({ fields }: Entity<unknown>, filled: readonly string[]): AskedField[] =>
  Object.values(fields)
    .filter(([wire]) => !LIST_PARAMETERS.includes(wire) && !filled.includes(wire))
    .map(([fieldId, schema, zh, en]) => ({ fieldId, kind: 'text', title: { zh, en }, options: [...optionsOf(schema)] }));

/** What restricted the rows, as it was applied: a file says all of that, and nothing that its caller made up. */
function conditionsOf(
  page: AskedPage,
  { scope, query, columnFilters, locale }: ExportRequest,
  { filter, total }: { readonly filter: ListRequest; readonly total: number },
): string {
  const asked = {
    values: query,
    filters: columnFilters,
    batch: filter.batchKeys,
    ...(scope === 'page' && { page: filter.page }),
    ...(scope === 'selected' && { chosen: total }),
  };
  return conditionsInWords(page, asked, locale);
}

const columnsOf = ({ fields }: ExportRequest, columns: readonly TableColumn[]): TableColumn[] =>
  fields.map(({ columnId }) => {
    const column = columns.find(({ fieldId }) => fieldId === columnId);
    if (!column) throw new Refusal(404, 'choice', { field: 'fields' });
    return column;
  });

/** What the page shows of a row; amounts, and numbers that are no codes, can be reckoned with. */
function cellOf(row: PlainRow, column: TableColumn, language: ExportRequest['locale']): string | number {
  const value = rawOf(row, column, language);
  const number = column.amount && value ? Number(value) : value;
  const counts = typeof number === 'number' && Number.isFinite(number) && column.options.length === 0;
  return counts ? number : wordsOf(value, column, language);
}
