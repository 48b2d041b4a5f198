import type { Entity } from '@hall/contract/wire/entity';
import type { ListPage, ListRequest } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from './call.ts';
import { columnConditions, type ListColumns, orderOf, slice } from './list-query.ts';
import { type RowAccess, type RowScope, scopeOf } from './scope.ts';
import type { Services } from './services.ts';

/** What Prisma is asked for: the conditions, the order, and the page. */
export interface ListQuery {
  readonly where: object;
  readonly orderBy: object[];
  readonly skip: number;
  readonly take: number;
}

/** What a list says of itself. Conditions and orders are Prisma's own. */
export interface ListPlan<F extends ListRequest, R, Row> {
  /** The page that shows it: its columns can be exported. */
  readonly pageId: string;
  readonly filter: Entity<F>;
  readonly row: Entity<R>;
  /** Whose scope says which rows a person may see. */
  readonly access: RowAccess;
  scope(scope: RowScope, services: Services): object | Promise<object>;
  count(read: Reader, where: object): Promise<number>;
  find(read: Reader, query: ListQuery): Promise<Row[]>;
  where(filter: F): readonly object[];
  readonly columns: ListColumns;
  /** The order unless sorted, and what makes every order total. */
  readonly order: readonly object[];
  toRow(row: Row): R;
  /** Which keys of a batch query match something, of the rows that the person may see. */
  knownKeys?(read: Reader, keys: readonly string[], visible: object): Promise<readonly string[]>;
}

/** A list: its rows, and what an export needs to know. */
export interface List<F extends ListRequest, R> extends Pick<ListPlan<F, R, never>, 'pageId' | 'filter' | 'row'> {
  page(services: Services, filter: F, call: SignedInCall): Promise<ListPage<R>>;
}

/** Makes a list of what it says of itself: nobody sees a row outside of the own scope, in whatever way it is asked for. */
export function defineList<F extends ListRequest, R, Row>(plan: ListPlan<F, R, Row>): List<F, R> {
  const { pageId, filter, row, columns } = plan;
  return {
    pageId,
    filter,
    row,
    async page(services, asked, { person }) {
      const { read } = services.database;
      const visible = await plan.scope(await scopeOf(services, person, plan.access), services);
      const where = { AND: [visible, ...plan.where(asked), ...columnConditions(columns, asked)] };
      const [total, rows, known] = await Promise.all([
        plan.count(read, where),
        plan.find(read, { where, orderBy: orderOf(columns, asked, plan.order), ...slice(asked) }),
        asked.batchKeys && plan.knownKeys?.(read, asked.batchKeys, visible),
      ]);
      const unknownKeys = known && asked.batchKeys?.filter((key) => !known.includes(key));
      return { total, rows: rows.map(plan.toRow), ...(unknownKeys && { unknownKeys }) };
    },
  };
}
