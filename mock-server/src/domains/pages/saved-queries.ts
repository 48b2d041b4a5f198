import { QueryValue, type SavedQuery } from '@hall/contract/saved-queries';
import { flatColumns } from '@hall/contract/table-columns';
import { isOf } from '@hall/contract/wire/decode';
import type { Entity } from '@hall/contract/wire/entity';
import { ColumnCondition } from '@hall/contract/wire/list';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type PageDocument, pageFor, pageOf } from './documents.ts';
import { noteFormerDefault, noteQuery } from './query-changes.ts';

/** Most frequent queries offered, most made queries remembered and most named ones, for one page of one person. */
const FREQUENT = 5;
const REMEMBERED = 100;
const NAMED_MAX = 50;

interface Page {
  readonly pageId: string;
}

interface QueryToSave extends Page {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly values: readonly QueryValue[];
  readonly columnFilters?: readonly ColumnCondition[] | undefined;
  readonly isDefault?: boolean | undefined;
  readonly namedId?: string | undefined;
}

type Row = Awaited<ReturnType<Reader['savedQuery']['findMany']>>[number];

/** What was kept as a list of some things; whatever else stands there is left out. */
const keptOf = <T>(described: Entity<T>, kept: unknown): T[] => (Array.isArray(kept) ? kept.filter((one) => isOf(described, one)) : []);

const savedOf = (row: Row): SavedQuery => ({
  id: row.id,
  name: row.name ?? undefined,
  values: keptOf(QueryValue, row.values),
  columnFilters: row.columnFilters === null ? undefined : keptOf(ColumnCondition, row.columnFilters),
  isDefault: row.isDefault,
  namedId: row.namedId ?? undefined,
});

type Asked = Pick<QueryToSave, 'values' | 'columnFilters'>;

/** Text that is the same for the same query in whatever order; one that asks columns for nothing is as one that says nothing of them. */
function fingerprintOf({ values, columnFilters = [] }: Asked): string {
  const asked = values.map(({ id, value }) => [id, value]).sort();
  const columns = columnFilters.map(({ columnId, excluded = false, values: some }) => [columnId, excluded, [...some].sort()]).sort();
  return JSON.stringify(columns.length > 0 ? [asked, columns] : asked);
}

/** What is asked for, as the database keeps it. */
const contentOf = ({ values, columnFilters }: Asked) => ({
  values: values.map((value) => ({ ...value })),
  ...(columnFilters && { columnFilters: columnFilters.map((filter) => ({ ...filter, values: [...filter.values] })) }),
  fingerprint: fingerprintOf({ values, columnFilters }),
});

/** What is asked of columns that the page has; it may have had others when the query was made. */
function ofPage({ columns }: PageDocument, filters: readonly ColumnCondition[] | undefined): readonly ColumnCondition[] | undefined {
  const ids = new Set(flatColumns(columns).map(({ fieldId }) => fieldId));
  return filters?.filter(({ columnId }) => ids.has(columnId));
}

/**
 * Keeps a query: one without a name counts as just made, one with a name is kept until it is deleted. What is asked of columns that the
 * page does not have is left out.
 * @throws Refusal 404 `not-found` for an unknown id or somebody else's; 500 `name-taken` or `too-many`
 */
export async function saveQuery(services: Services, query: QueryToSave, call: SignedInCall): Promise<void> {
  const page = await pageFor(services, call, query.pageId);
  const saving = { services, call, page };
  const asked = { ...query, columnFilters: ofPage(page, query.columnFilters) };
  await services.database.unitOfWork((tx) =>
    query.name ? saveNamed(tx, saving, { ...asked, name: query.name }) : saveMade(tx, saving, asked),
  );
}

interface Saving {
  readonly services: Services;
  readonly call: SignedInCall;
  readonly page: PageDocument;
}

/** The page remembers by itself what was asked. */
async function saveMade(tx: Tx, { services, call }: Saving, { pageId, ...query }: QueryToSave): Promise<void> {
  const { clock, randomId } = services;
  call.entry.byPage = true;
  const personId = call.person.id;
  const content = contentOf(query);
  const made = { personId, pageId, kind: 'made', fingerprint: content.fingerprint };
  // It may have been deleted meanwhile, as in another tab.
  const named = query.namedId && (await tx.savedQuery.findFirst({ where: { id: query.namedId, personId, pageId, kind: 'named' } }));
  const use = { ...content, usedAt: clock.now(), namedId: named ? named.id : null };
  const same = await tx.savedQuery.findFirst({ where: made });
  if (same) return void (await tx.savedQuery.update({ where: { id: same.id }, data: { ...use, uses: { increment: 1 } } }));
  await tx.savedQuery.create({ data: { ...made, ...use, id: randomId() } });
  const old = await tx.savedQuery.findMany({ where: { personId, pageId, kind: 'made' }, orderBy: { usedAt: 'desc' }, skip: REMEMBERED });
  await tx.savedQuery.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

async function saveNamed(tx: Tx, { services, call, page }: Saving, query: QueryToSave & { name: string }): Promise<void> {
  const { clock, randomId } = services;
  const { pageId, id, name, values, isDefault = false } = query;
  const named = { personId: call.person.id, pageId, kind: 'named' };
  const all = await tx.savedQuery.findMany({ where: named });
  const [former] = all.filter((one) => one.id === id).map(savedOf);
  const others = all.filter((other) => other.id !== id);
  // Who says nothing of columns, as a page of an earlier release, changes nothing about them.
  const asked = { values, columnFilters: query.columnFilters ?? former?.columnFilters };
  noteQuery(call, page, former, { name, ...asked, isDefault });
  const replaced = isDefault ? others.find((other) => other.isDefault)?.name : undefined;
  if (replaced) noteFormerDefault(call, replaced);
  if (id && !former) throw notFound('id');
  if (others.some((other) => other.name === name)) throw new Refusal(500, 'name-taken', { field: 'name', params: { name } });
  if (!id && others.length >= NAMED_MAX) throw new Refusal(500, 'too-many', { params: { maximum: NAMED_MAX } });
  if (isDefault) await tx.savedQuery.updateMany({ where: named, data: { isDefault: false } });
  const data = { name, ...contentOf(asked), isDefault, usedAt: clock.now() };
  if (!id) return void (await tx.savedQuery.create({ data: { ...named, ...data, id: randomId() } }));
  await tx.savedQuery.update({ where: { id }, data });
}

/** The person's last query of a page. */
export async function lastQuery(services: Services, { pageId }: Page, call: SignedInCall): Promise<SavedQuery | undefined> {
  const [last] = await madeQueries(services, call, pageId, [{ usedAt: 'desc' }], 1);
  return last;
}

/** The queries of a page that the person made most often, and more than once. */
export const frequentQueries = (services: Services, { pageId }: Page, call: SignedInCall): Promise<SavedQuery[]> =>
  madeQueries(services, call, pageId, [{ uses: 'desc' }, { usedAt: 'desc' }], FREQUENT, { uses: { gt: 1 } });

async function madeQueries(
  services: Services,
  call: SignedInCall,
  pageId: string,
  orderBy: object[],
  take: number,
  more = {},
): Promise<SavedQuery[]> {
  await pageFor(services, call, pageId);
  const rows = await services.database.read.savedQuery.findMany({
    where: { personId: call.person.id, pageId, kind: 'made', ...more },
    orderBy,
    take,
  });
  return rows.map(savedOf);
}

/** The queries of a page that the person has named, by name. */
export async function namedQueries(services: Services, { pageId }: Page, call: SignedInCall): Promise<SavedQuery[]> {
  await pageFor(services, call, pageId);
  const rows = await services.database.read.savedQuery.findMany({
    where: { personId: call.person.id, pageId, kind: 'named' },
    orderBy: { name: 'asc' },
  });
  return rows.map(savedOf);
}

/**
 * Deletes a named query of the person's own.
 * @throws Refusal 404 `not-found`
 */
export async function deleteQuery(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const query = await tx.savedQuery.findFirst({ where: { id, personId: call.person.id, kind: 'named' } });
    if (!query) throw notFound('id');
    const page = await pageOf(services, query.pageId);
    noteQuery(call, page, savedOf(query), undefined);
    await tx.savedQuery.delete({ where: { id } });
    await tx.savedQuery.updateMany({ where: { personId: call.person.id, namedId: id }, data: { namedId: null } });
  });
}
