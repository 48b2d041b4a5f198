import type { ExportRequest } from '@hall/contract/exchange';
import type { Entity } from '@hall/contract/wire/entity';
import type { ListPage, ListRequest } from '@hall/contract/wire/list';
import { checkRequest, readQuery } from '@hall/contract/wire/strict';
import type { FileAnswer } from './call.ts';
import { BadRequest, Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { spreadsheet } from './spreadsheet.ts';

/** Most rows of one file. */
const MOST = 20_000;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type List<F, R> = (services: Services, filter: F) => Promise<ListPage<R>>;

/**
 * A list as a spreadsheet: all rows of the query, the page it shows, or the rows selected on it.
 * @throws Refusal EXPORTCODE when there is none, 500 `too-many` for more than 20,000
 */
export async function exportList<F extends ListRequest, R extends { readonly id: string }>(
  services: Services,
  asked: ExportRequest,
  schema: Entity<F>,
  list: List<F, R>,
): Promise<FileAnswer> {
  const filter = filterOf(asked, schema);
  const { total, rows } = await list(services, asked.scope === 'page' ? filter : { ...filter, page: 1, pageSize: MOST });
  if (asked.scope !== 'page' && total > MOST) throw new Refusal(500, 'too-many', { params: { maximum: MOST } });
  const chosen = asked.scope === 'selected' ? rows.filter(({ id }) => asked.keys?.includes(id)) : rows;
  if (chosen.length === 0) throw new Refusal('EXPORTCODE', 'no-data');
  const content = spreadsheet({ title: asked.title, conditions: asked.conditions ?? '', fields: asked.fields, rows: chosen });
  return { name: `${asked.title}.xlsx`, mediaType: XLSX_TYPE, content };
}

/** The query of an export is that of its list, as pairs of id and value. */
function filterOf<F>({ query, columnFilters }: ExportRequest, schema: Entity<F>): F {
  const checked = checkRequest(schema, readQuery(schema, Object.fromEntries(query.map(({ id, value }) => [id, value]))));
  if (!checked.ok) throw new BadRequest(checked.fault);
  return { ...checked.value, ...(columnFilters && { columnFilters }) };
}
