import { CodeEntry, CodeEntryFilter, codesEndpoints } from '@hall/contract/codes';
import type { CodeInfo } from '@hall/contract/offered-codes';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { byStatus } from './sets.ts';
import { isShippedCode } from './shipped.ts';
import { usesOf } from './uses.ts';

const COLUMNS: ListColumns = {
  [wireName(CodeEntry, 'code')]: { sort: (order) => ({ code: order }) },
  [wireName(CodeEntry, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(CodeEntry, 'order')]: { sort: (order) => ({ order }) },
  [wireName(CodeEntry, 'enabled')]: { filter: byStatus },
};

const named = (text: string) => ({ OR: [{ code: { contains: text } }, { name: { contains: text } }, { nameEn: { contains: text } }] });

async function findEntries(read: Reader, query: ListQuery, setId: string) {
  const isUsed = await usesOf(read, setId);
  return (await read.codeEntry.findMany(query)).map((entry) => ({ ...entry, used: isUsed(entry) }));
}
type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

const entryOf = ({ setId, code, name, nameEn, order, enabled, version, used }: EntryRow): CodeEntry => ({
  ...{ code, name, nameEn, order, enabled, version, used },
  shipped: isShippedCode(setId, code),
});

/** The codes of a set, in their order unless sorted. */
export const entries = defineList({
  pageId: 'code-entries',
  filter: CodeEntryFilter,
  row: CodeEntry,
  rowKey: 'code',
  access: codesEndpoints.entries.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }, { filter: { setId = '' } }) => (kind === 'all' ? { setId } : { id: { in: [] } }),
  count: (read, where) => read.codeEntry.count({ where }),
  find: (read, query, { filter: { setId = '' } }) => findEntries(read, query, setId),
  where: ({ code, text, enabled }) => [
    ...(code ? [{ code }] : []),
    ...(text ? [named(text)] : []),
    ...(enabled === undefined ? [] : [{ enabled }]),
  ],
  columns: COLUMNS,
  order: [{ order: 'asc' }, { code: 'asc' }],
  toRow: entryOf,
});

/**
 * The codes of a set that can be chosen; none while the set is disabled.
 * @throws Refusal 404 `not-found`
 */
export async function codeInfo({ database: { read } }: Services, { setId }: { readonly setId: string }): Promise<CodeInfo[]> {
  const set = await read.codeSet.findUnique({
    where: { id: setId },
    include: { entries: { where: { enabled: true }, orderBy: [{ order: 'asc' }, { code: 'asc' }] } },
  });
  if (!set) throw notFound('setId');
  return set.enabled ? set.entries.map(({ code, name, nameEn }) => ({ code, name, nameEn })) : [];
}
