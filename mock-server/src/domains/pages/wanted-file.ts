import { EXPORT_ROWS_MAX, type ExportRequest } from '@hall/contract/exchange';
import { type AskedPage, conditionsInWords } from '@hall/contract/query-words';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { type Sheet, sheetHead } from '@hall/contract/sheets';
import { flatColumns } from '@hall/contract/table-columns';
import type { Entity } from '@hall/contract/wire/entity';
import type { ListRequest } from '@hall/contract/wire/list';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import type { SignedInPerson } from '../../core/call.ts';
import { type AnyList, type FileColumn, type FileHead, type FileTask, kindOf } from '../../core/files/file-task.ts';
import { hallParameters } from '../../core/parameters.ts';
import { BadRequest, Refusal, refusedIn } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { draftSheet } from '../sheets/index.ts';
import { askedPageOf } from './asked-page.ts';
import { ownFirst, pagesWithRowsOf, titleOf } from './documents.ts';

/** Px of a column that the caller gives no width. */
const WIDTH = 120;

/** A file that somebody may have, as it was asked for. */
export interface WantedFile {
  readonly list: AnyList;
  /** With a title of a page, which the verification code vouches for, whatever the caller said. */
  readonly asked: ExportRequest;
  readonly person: SignedInPerson;
  readonly page: AskedPage;
  readonly title: Pick<Sheet, 'title' | 'titleEn'>;
  readonly task: FileTask;
  /** How many rows there are now. */
  readonly total: number;
}

/**
 * What somebody asks for of a list, in the words of its page: all rows of the query, the page it shows, or the rows selected on it.
 * @throws Refusal EXPORTCODE when there is none, 500 `too-many-rows` for more than a file may have, 404 `choice` for a column that the
 * page does not have, or an address that is another call's
 */
export async function wantedFile(
  services: Services,
  url: string,
  list: AnyList,
  asked: ExportRequest,
  person: SignedInPerson,
): Promise<WantedFile> {
  if (asked.url !== undefined && asked.url !== url) throw new Refusal(404, 'choice', { field: 'url' });
  const pages = ownFirst(await pagesWithRowsOf(services, person, list.pageId), list.pageId, asked.title);
  const page = askedPageOf(pages, list.filter);
  const columns = columnsOf(list, asked, page);
  const filter = filterOf(asked, list.filter);
  const keys = asked.scope === 'selected' ? (asked.keys ?? []) : undefined;
  const search = await list.search(services, filter, { person }, keys).catch(refusedIn(list.filter));
  const range = asked.scope === 'page' ? { skip: (filter.page - 1) * filter.pageSize, take: filter.pageSize } : {};
  const found = Math.max(0, (await list.count(services, search)) - (range.skip ?? 0));
  const total = requireRows(asked, Math.min(found, range.take ?? found));
  const task = { url, search, range, columns, now: services.clock.now(), format: asked.format, locale: asked.locale };
  const { zh: title, en: titleEn } = titleOf(pages);
  const named = { ...asked, title: asked.locale === 'en' ? titleEn : title };
  return { list, asked: named, person, page, title: { title, titleEn }, task, total };
}

const TOO_MANY = { excel: 'too-many-rows', pdf: 'too-many-for-pdf' } as const;

/**
 * As many rows as a file may have.
 * @throws Refusal EXPORTCODE, 500 `too-many-rows` or `too-many-for-pdf`
 */
export function requireRows({ format }: Pick<ExportRequest, 'format'>, total: number): number {
  const maximum = EXPORT_ROWS_MAX[format];
  if (total > maximum) throw new Refusal(500, TOO_MANY[format], { params: { total, maximum } });
  if (total === 0) throw new Refusal('EXPORTCODE', 'no-data');
  return total;
}

/** The sheet that a file of so many rows is, and what it says above them. */
export async function sheetOf(services: Services, wanted: WantedFile, rows: number): Promise<{ sheet: Sheet; head: FileHead }> {
  const { asked, person, title } = wanted;
  const { locale, format: kind } = asked;
  const [conditions, conditionsEn] = [conditionsOf(wanted, rows, 'zh'), conditionsOf(wanted, rows, 'en')];
  const sheet = draftSheet(services, person, { kind, ...title, conditions, conditionsEn, rows });
  const { organisation, organisationEn } = await hallParameters(services);
  const head = {
    organisation: (locale === 'en' && organisationEn) || organisation,
    title: asked.title,
    lines: sheetHead(sheet, locale),
    code: spacedSheetCode(sheet.code),
    address: `${services.counterparts.hallOrigin()}/verify?code=${sheet.code}`,
    watermark: `${locale === 'en' ? person.nameEn : person.name} ${person.staffNumber}`,
  };
  return { sheet, head };
}

/** Ids of the columns that a person now sees of a list. */
export async function columnsSeen(services: Services, { pageId }: AnyList, person: SignedInPerson): Promise<string[]> {
  const pages = await pagesWithRowsOf(services, person, pageId);
  return flatColumns(pages.flatMap((page) => page.columns)).map(({ fieldId }) => fieldId);
}

/** The query of an export is that of its list, as pairs of id and value. */
function filterOf<F>({ query, columnFilters }: ExportRequest, schema: Entity<F>): F {
  const checked = checkRequest(schema, readQuery(schema, Object.fromEntries(query.map(({ id, value }) => [id, value]))));
  if (!checked.ok) throw new BadRequest(checked.faults);
  return { ...checked.value, ...(columnFilters && { columnFilters }) };
}

/** What restricted the rows, as it was applied: a file says all of that, and nothing that its caller made up. */
function conditionsOf({ page, asked, task }: WantedFile, rows: number, language: ExportRequest['locale']): string {
  const { scope, query, columnFilters } = asked;
  const filter: ListRequest & { readonly batchKeys?: readonly string[] | undefined } = task.search.filter;
  const conditions = {
    values: query,
    filters: columnFilters,
    batch: filter.batchKeys,
    ...(scope === 'page' && { page: filter.page }),
    ...(scope === 'selected' && { chosen: rows }),
  };
  return conditionsInWords(page, conditions, language);
}

const columnsOf = ({ row }: AnyList, { fields }: ExportRequest, { columns }: AskedPage): FileColumn[] =>
  fields.map(({ columnId, title, group, width = WIDTH }) => {
    const column = columns.find(({ fieldId }) => fieldId === columnId);
    if (!column) throw new Refusal(404, 'choice', { field: 'fields' });
    return { column, kind: kindOf(row, column), heading: group ? `${group} ${title}` : title, width };
  });
