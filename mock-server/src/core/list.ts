import type { Entity } from '@hall/contract/wire/entity';
import type { ListPage, ListRequest } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from './call.ts';
import { Refusal } from './refusal.ts';
import { type RowAccess, type RowScope, scopeOf } from './scope.ts';
import type { Services } from './services.ts';

/** What a list can do with one of its columns. */
export interface ListColumn {
  /** Orders by the column. */
  sort?(order: 'asc' | 'desc'): object;
  /** Keeps rows whose column has one of the values. */
  filter?(values: readonly string[]): object;
}

/** By column id. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** What Prisma is asked for: the conditions, the order, and the page. */
export interface ListQuery {
  readonly where: object;
  readonly orderBy: object[];
  readonly skip: number;
  readonly take: number;
}

/** Who asks for rows, and what for. */
export interface Asked<F> {
  readonly services: Services;
  readonly person: SignedInPerson;
  readonly filter: F;
}

/** What a list says of itself. Conditions and orders are Prisma's own. */
export interface ListPlan<F extends ListRequest, R, Row> {
  /** The page that shows it: its columns can be exported. */
  readonly pageId: string;
  readonly filter: Entity<F>;
  readonly row: Entity<R>;
  /** The field that tells a row from all others; the page's configuration names it as it travels. */
  readonly rowKey: keyof R & string;
  /** The rows of these keys, where the database does not keep the key as text under the field's name. */
  byKeys?(keys: readonly string[]): object;
  /** Whose scope says which rows a person may see. */
  readonly access: RowAccess;
  scope(scope: RowScope, asked: Asked<F>): object | Promise<object>;
  count(read: Reader, where: object): Promise<number>;
  find(read: Reader, query: ListQuery, asked: Asked<F>): Promise<Row[]>;
  where(filter: F, asked: Asked<F>): readonly object[] | Promise<readonly object[]>;
  readonly columns: ListColumns;
  /** The order unless sorted, and what makes every order total. */
  readonly order: readonly object[];
  toRow(row: Row): R;
  /** Sums over all rows by column id: decimal text, amounts in yuan. */
  sums?(read: Reader, where: object): Promise<Record<string, string>>;
  /** Which keys of a batch query match something, of the rows that the person may see. */
  knownKeys?(read: Reader, keys: readonly string[], visible: object): Promise<readonly string[]>;
}

/** A list: its rows, and what an export needs to know. */
export interface List<F extends ListRequest, R> extends Pick<ListPlan<F, R, never>, 'pageId' | 'filter' | 'row'> {
  /** Rows as the filter asks for them; with keys, none but those that have one of them. */
  page(services: Services, filter: F, call: SignedInCall, keys?: readonly string[]): Promise<ListPage<R>>;
}

/** Makes a list of what it says of itself: nobody sees a row outside of the own scope, in whatever way it is asked for. */
export function defineList<F extends ListRequest, R, Row>(plan: ListPlan<F, R, Row>): List<F, R> {
  const { pageId, row, columns } = plan;
  const byKeys = plan.byKeys ?? ((keys) => ({ [plan.rowKey]: { in: [...keys] } }));
  return {
    pageId,
    filter: plan.filter,
    row,
    async page(services, filter, { person }, keys) {
      const { read } = services.database;
      const asked = { services, person, filter };
      const visible = await plan.scope(await scopeOf(services, person, plan.access), asked);
      const wanted = [...(await plan.where(filter, asked)), ...columnConditions(columns, filter), ...(keys ? [byKeys(keys)] : [])];
      const where = { AND: [visible, ...wanted] };
      const [total, rows, summaryData, known] = await Promise.all([
        plan.count(read, where),
        plan.find(read, { where, orderBy: orderOf(columns, filter, plan.order), ...slice(filter) }, asked),
        plan.sums?.(read, where),
        filter.batchKeys && plan.knownKeys?.(read, filter.batchKeys, visible),
      ]);
      const unknownKeys = known && filter.batchKeys?.filter((key) => !known.includes(key));
      return { total, rows: rows.map(plan.toRow), ...(summaryData && { summaryData }), ...(unknownKeys && { unknownKeys }) };
    },
  };
}

/**
 * The order of a list: the column asked for, then what makes the order total.
 * @throws Refusal 404 `choice` for a column that cannot be sorted by
 */
function orderOf(columns: ListColumns, { sortBy, sortOrder = 'asc' }: ListRequest, fallback: readonly object[]): object[] {
  if (!sortBy) return [...fallback];
  const order = Object.hasOwn(columns, sortBy) ? columns[sortBy]?.sort?.(sortOrder) : undefined;
  if (!order) throw new Refusal(404, 'choice', { field: 'sortBy' });
  return [order, ...fallback];
}

/**
 * The conditions of the column filters.
 * @throws Refusal 404 `choice` for a column that cannot be filtered by
 */
function columnConditions(columns: ListColumns, { columnFilters = [] }: ListRequest): object[] {
  return columnFilters.map(({ columnId, values }) => {
    const condition = Object.hasOwn(columns, columnId) ? columns[columnId]?.filter?.(values) : undefined;
    if (!condition) throw new Refusal(404, 'choice', { field: 'columnFilters' });
    return condition;
  });
}

/** Where a page of rows begins, and how many it has. */
const slice = ({ page, pageSize }: ListRequest): { skip: number; take: number } => ({ skip: (page - 1) * pageSize, take: pageSize });
