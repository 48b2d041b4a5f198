import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Entity } from '@hall/contract/wire/entity';
import type { ListPage, ListRequest } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from './call.ts';
import { Refusal } from './refusal.ts';
import { type RowAccess, type RowScope, scopeOf } from './scope.ts';
import type { Reading, Services } from './services.ts';

/** Rows that are read at once where all of a list are. */
const SLICE = 1000;

/** What a list can do with one of its columns. */
export interface ListColumn {
  /** Orders by the column. */
  sort?(order: 'asc' | 'desc'): object;
  /** What is true of the rows whose column has one of the values, each condition of some: none is of no row. */
  filter?(values: readonly string[]): readonly object[];
  /** What is true of all others, where that is not the contrary: of a column that may be empty, or for a better index. */
  others?(values: readonly string[]): object;
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
export interface Asked<F, S = Services> {
  readonly services: S;
  readonly person: SignedInPerson;
  readonly filter: F;
}

/** What a list was asked for, and in Prisma's words. A thread can be told all of it. */
export interface Search<F> extends Omit<Asked<F>, 'services'> {
  readonly where: object;
  readonly orderBy: object[];
  /** What is true of all rows that the person may see, whatever else is asked of them. */
  readonly visible: object;
}

/** Which of the rows: all of them unless said. */
export interface Range {
  readonly skip?: number;
  readonly take?: number;
  /** So many are read at once; few unless said, so that others are let through. */
  readonly slice?: number;
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
  count(read: Reader, where: object, asked: Asked<F, Reading>): Promise<number>;
  find(read: Reader, query: ListQuery, asked: Asked<F, Reading>): Promise<Row[]>;
  where(filter: F, asked: Asked<F>): readonly object[] | Promise<readonly object[]>;
  readonly columns: ListColumns;
  /** The order unless sorted, and what makes every order total. */
  readonly order: readonly object[];
  toRow(row: Row): R;
  /** What is still to be written before rows are read. */
  ready?(services: Services): Promise<void>;
  /** Sums over all rows by column id: decimal text, amounts in yuan. */
  sums?(read: Reader, where: object): Promise<Record<string, string>>;
  /** Which keys of a batch query match something, of the rows that the person may see. */
  knownKeys?(read: Reader, keys: readonly string[], visible: object): Promise<readonly string[]>;
}

/** A list: its rows, and what an export needs to know. */
export interface List<F extends ListRequest, R> extends Pick<ListPlan<F, R, never>, 'pageId' | 'filter' | 'row' | 'access'> {
  /** A page of rows as the filter asks for them. */
  page(services: Services, filter: F, call: SignedInCall): Promise<ListPage<R>>;
  /** What is true of the rows of the filter that the person may see. */
  matching(services: Services, filter: F, call: SignedInCall): Promise<object>;
  /** What all rows of the filter are found by, whatever page it asks for; with keys, none but those that have one of them. */
  search(services: Services, filter: F, whose: Whose, keys?: readonly string[]): Promise<Search<F>>;
  /** What is true of the rows that the person may see, of those that the filter can be asked for. */
  visible(services: Services, filter: F, whose: Whose): Promise<object>;
  count(reading: Reading, search: Search<F>): Promise<number>;
  /** The rows of a search, read in slices that let others through; of a list that changes meanwhile one may come twice, or not. */
  slices(reading: Reading, search: Search<F>, range?: Range): AsyncIterable<readonly R[]>;
}

type Whose = Pick<SignedInCall, 'person'>;

/** Makes a list of what it says of itself: nobody sees a row outside of the own scope, in whatever way it is asked for. */
export function defineList<F extends ListRequest, R, Row>(plan: ListPlan<F, R, Row>): List<F, R> {
  const { pageId, row, access } = plan;
  return {
    pageId,
    filter: plan.filter,
    row,
    access,
    async page(services, filter, call) {
      const { read } = services.database;
      const { visible, where, orderBy } = await understood(plan, services, filter, call);
      const asked = { services, person: call.person, filter };
      const [total, rows, summaryData, known] = await Promise.all([
        plan.count(read, where, asked),
        plan.find(read, { where, orderBy, ...slice(filter) }, asked),
        plan.sums?.(read, where),
        filter.batchKeys && plan.knownKeys?.(read, filter.batchKeys, visible),
      ]);
      const unknownKeys = known && filter.batchKeys?.filter((key) => !known.includes(key));
      return { total, rows: rows.map(plan.toRow), ...(summaryData && { summaryData }), ...(unknownKeys && { unknownKeys }) };
    },
    matching: async (services, filter, call) => (await understood(plan, services, filter, call)).where,
    async search(services, filter, whose, keys) {
      return { person: whose.person, filter, ...(await understood(plan, services, filter, whose, keys)) };
    },
    visible: (services, filter, { person }) => visibleOf(plan, { services, person, filter }),
    count: (services, { where, person, filter }) => plan.count(services.database.read, where, { services, person, filter }),
    slices: (services, search, range) => slices(plan, services, search, range),
  };
}

const visibleOf = async <F extends ListRequest, R, Row>({ scope, access }: ListPlan<F, R, Row>, asked: Asked<F>): Promise<object> =>
  scope(await scopeOf(asked.services, asked.person, access), asked);

/** What a list is asked for, in Prisma's words. */
async function understood<F extends ListRequest, R, Row>(
  plan: ListPlan<F, R, Row>,
  services: Services,
  filter: F,
  { person }: Whose,
  keys?: readonly string[],
) {
  const { columns, byKeys = (some) => ({ [plan.rowKey]: { in: [...some] } }) } = plan;
  const asked = { services, person, filter };
  await plan.ready?.(services);
  const visible = await visibleOf(plan, asked);
  const wanted = [...(await plan.where(filter, asked)), ...columnConditions(columns, filter, byKeys([])), ...(keys ? [byKeys(keys)] : [])];
  return { visible, where: { AND: [visible, ...wanted] }, orderBy: orderOf(columns, filter, plan.order) };
}

async function* slices<F extends ListRequest, R, Row>(
  { find, toRow }: ListPlan<F, R, Row>,
  services: Reading,
  { person, filter, where, orderBy }: Search<F>,
  { skip = 0, take = Number.POSITIVE_INFINITY, slice: size = SLICE }: Range = {},
): AsyncIterable<readonly R[]> {
  for (let done = 0, more = true; more; await othersTurn()) {
    const wanted = Math.min(size, take - done);
    const query = { where, orderBy, skip: skip + done, take: wanted };
    const found = await find(services.database.read, query, { services, person, filter });
    yield found.map(toRow);
    done += found.length;
    more = found.length === size && done < take;
  }
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
 * The conditions of the column filters; `noRow` is for values that no row has, since Prisma takes an empty `OR` for no condition.
 * @throws Refusal 404 `choice` for a column that cannot be filtered by
 */
function columnConditions(columns: ListColumns, { columnFilters = [] }: ListRequest, noRow: object): object[] {
  return columnFilters.map(({ columnId, values, excluded = false }) => {
    const column = Object.hasOwn(columns, columnId) ? columns[columnId] : undefined;
    const conditions = column?.filter?.(values);
    if (!conditions) throw new Refusal(404, 'choice', { field: 'columnFilters' });
    if (excluded && column?.others) return column.others(values);
    const one = conditions.length > 0 ? { OR: [...conditions] } : noRow;
    return excluded ? { NOT: one } : one;
  });
}

/** Where a page of rows begins, and how many it has. */
const slice = ({ page, pageSize }: ListRequest): { skip: number; take: number } => ({ skip: (page - 1) * pageSize, take: pageSize });
