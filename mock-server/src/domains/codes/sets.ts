import { CodeSet, CodeSetFilter, codesEndpoints } from '@hall/contract/codes';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import { isShippedSet } from './shipped.ts';

/** A set with how many codes it has. */
export const counted = { _count: { select: { entries: true } } } as const;

const findSets = (read: Reader, query: ListQuery) => read.codeSet.findMany({ ...query, include: counted });
export type SetRow = Awaited<ReturnType<typeof findSets>>[number];

/** What is true of rows by whether they are enabled, as a filter sends it. */
export const byStatus = (values: readonly string[]): object[] =>
  [true, false].filter((flag) => values.includes(flag ? '1' : '0')).map((enabled) => ({ enabled }));

const COLUMNS: ListColumns = {
  [wireName(CodeSet, 'setId')]: { sort: (order) => ({ id: order }) },
  [wireName(CodeSet, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(CodeSet, 'order')]: { sort: (order) => ({ order }) },
  [wireName(CodeSet, 'enabled')]: { filter: byStatus },
};

/** A stored set as administrators see it. */
export const setOf = ({ id, name, nameEn, order, enabled, version, _count }: SetRow): CodeSet => ({
  setId: id,
  ...{ name, nameEn, order, enabled, version },
  entries: _count.entries,
  shipped: isShippedSet(id),
});

const named = (text: string) => ({ OR: [{ id: { contains: text } }, { name: { contains: text } }, { nameEn: { contains: text } }] });

/** The sets of codes, in their order unless sorted. */
export const sets = defineList({
  pageId: 'codes',
  filter: CodeSetFilter,
  row: CodeSet,
  rowKey: 'setId',
  byKeys: (keys) => ({ id: { in: [...keys] } }),
  access: codesEndpoints.sets.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: (read, where) => read.codeSet.count({ where }),
  find: findSets,
  where: ({ setId, text, enabled }) => [
    ...(setId ? [{ id: setId }] : []),
    ...(text ? [named(text)] : []),
    ...(enabled === undefined ? [] : [{ enabled }]),
  ],
  columns: COLUMNS,
  order: [{ order: 'asc' }, { id: 'asc' }],
  toRow: setOf,
});
