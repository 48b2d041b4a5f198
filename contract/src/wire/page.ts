import * as z from 'zod/mini';
import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../rules/constants.ts';
import { type Entity, entity } from './entity.ts';

/** The two fields by which every list is paged: page from 1, at most 100 rows a page (spec 5, 9). */
export const pageFields = {
  page: ['currentPage', z._default(z.int().check(z.minimum(1), z.maximum(PAGE_MAX)), 1), '页码', 'Page', 'from 1, which it is unless said'],
  pageSize: [
    'limit',
    z._default(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE_DEFAULT),
    '每页条数',
    'Rows per page',
    '1 to 100',
  ],
} as const;

/** A page of rows with the number of all rows that the filter matches. */
export interface Page<T> {
  total: number;
  rows: T[];
}

export function pageOf<T>(row: Entity<T>): Entity<Page<T>> {
  return entity({
    total: ['total', z.int().check(z.minimum(0)), '总条数', 'Total'],
    rows: ['rows', z.array(row), '本页数据', 'Rows of the page'],
  }) as unknown as Entity<Page<T>>;
}
