import * as z from 'zod/mini';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../rules/constants.ts';
import { coded } from './coded.ts';
import { encode } from './decode.ts';
import { endpoint } from './endpoint.ts';
import { type Entity, entity, request } from './entity.ts';
import { flag, text } from './flags.ts';
import { pageFields } from './page.ts';

/** Most keys of one batch query. */
export const BATCH_MAX = 1000;

/** Greatest body of a call that takes the keys of a batch query, in bytes: all of them fit, however JSON writes them. */
export const BATCH_BODY_BYTES = 1_048_576;

/** The most rows of a page: the largest size that is offered to anyone. */
export const LIST_SIZE_MAX = PAGE_SIZE_MAX * 8;

/** The header of a file's answer that says how many rows the file has. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** Most values of one column filter, and most characters of each. */
export const FILTER_VALUES_MAX = 100;
export const FILTER_VALUE_MAX = 200;

const columnCondition = {
  columnId: ['id', text(50), '列编号', 'Column id', 'fieldId of a column with isEnableFilter'],
  values: [
    'val',
    z.array(z.string().check(z.maxLength(FILTER_VALUE_MAX))).check(z.minLength(1), z.maxLength(FILTER_VALUES_MAX)),
    '取值',
    'Values',
  ],
  excluded: ['excluded', z.optional(flag), '是否排除', 'Excluded', 'rows that have none of the values'],
} as const;

/** What one column is asked for. */
export const ColumnCondition = entity(columnCondition);
/** What columns are asked for, as it is sent. */
export const givenColumnConditions = z.array(request(columnCondition)).check(z.maxLength(50));

/** What every configured list takes beside its own query fields: page, sort and column filters. */
export const listFields = {
  ...pageFields,
  pageSize: [
    'limit',
    z._default(z.int().check(z.minimum(1), z.maximum(LIST_SIZE_MAX)), PAGE_SIZE_DEFAULT),
    '每页条数',
    'Rows per page',
    '1 to 800; 10 unless said',
  ],
  sortBy: ['sortField', z.optional(text(50)), '排序列', 'Sort column', 'fieldId of a column with isSort'],
  sortOrder: ['sortOrder', z.optional(coded({ asc: ['升序', 'Ascending'], desc: ['降序', 'Descending'] })), '排序方向', 'Sort order'],
  columnFilters: [
    'columnFilters',
    z.optional(givenColumnConditions),
    '按列筛选',
    'Column filters',
    'rows that have one of the values in each of these columns, or none of them where they are excluded',
  ],
} as const;

/** What a list with a batch query takes as well. */
export const batchFields = {
  batchKeys: [
    'batchKeys',
    z.optional(z.array(text(100)).check(z.maxLength(BATCH_MAX))),
    '批量查询的值',
    'Values of the batch query',
    'at most 1,000',
  ],
} as const;

/** A page of rows with what belongs to all rows that the query matches. */
export interface ListPage<T> {
  total: number;
  rows: T[];
  /** Sums over all rows by column id: decimal text, amounts in yuan. */
  summaryData?: Record<string, string> | undefined;
  /** Keys of a batch query that match nothing. */
  unknownKeys?: string[] | undefined;
}

export function listOf<T>(row: Entity<T>): Entity<ListPage<T>> {
  return entity({
    total: ['total', z.int().check(z.minimum(0)), '总条数', 'Total'],
    rows: ['rows', z.array(row), '本页数据', 'Rows of the page'],
    summaryData: ['summaryData', z.optional(z.record(z.string(), z.string())), '全部数据的合计', 'Totals of all rows'],
    unknownKeys: ['unknownKeys', z.optional(z.array(z.string())), '批量查询中没有匹配的值', 'Batch values that match nothing'],
  }) as unknown as Entity<ListPage<T>>;
}

/** A row as it came: by wire names, which is what column configuration speaks. */
export type PlainRow = Readonly<Record<string, unknown>>;

export const plainRow = z.record(z.string(), z.unknown()) as unknown as Entity<PlainRow>;
const plainList = listOf(plainRow);

/** A body that is sent as it is. */
export const plainBody = Object.assign(z.record(z.string(), z.unknown()), { fields: {} }) as unknown as Entity<Record<string, unknown>>;

const plainFields = entity({
  ...listFields,
  ...batchFields,
  page: ['currentPage', z.optional(z.int()), '页码', 'Page', 'from 1'],
  pageSize: ['limit', z.optional(z.int()), '每页条数', 'Rows per page'],
});

/** The body of a configured list's call: what every list takes, and the values of the page's own query fields by their ids. */
export const plainRequest = (
  { columnFilters, batchKeys, ...list }: Partial<ListRequest>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...values,
  ...(encode(plainFields, {
    ...list,
    ...(columnFilters && { columnFilters: columnFilters.map((filter) => ({ ...filter, values: [...filter.values] })) }),
    ...(batchKeys && { batchKeys: [...batchKeys] }),
  }) as Record<string, unknown>),
});

/** The list call of a configured page, known by its address alone. */
export const plainListCall = (path: string) =>
  endpoint('signed-in', {
    method: 'POST',
    path: path as `/api/${string}`,
    request: plainBody,
    summary: { zh: '列表', en: 'Rows of a configured page' },
    data: plainList,
    codes: [],
  });

/** What is asked of one column: that rows have one of the values, or none of them where they are excluded. */
export interface ColumnCondition {
  readonly columnId: string;
  readonly values: readonly string[];
  readonly excluded?: boolean | undefined;
}

/** The part of a list's request that every list has. */
export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
  readonly columnFilters?: readonly ColumnCondition[] | undefined;
  /** Of lists with a batch query. */
  readonly batchKeys?: readonly string[] | undefined;
}
