import { PrintedNotice } from '@hall/contract/notice-exports';
import { NOTICE_LEVELS, Notice, NoticeFilter, NoticeKey, noticeLevelOf, noticesEndpoints } from '@hall/contract/notices';
import { startOfDay, wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import type { Services } from '../../core/services.ts';
import { MOST_SUGGESTIONS, suggestFor } from '../../core/suggestions.ts';
import { cleanHtml } from './clean-html.ts';
import { atLevels, levelsOf } from './levels.ts';
import { type NoticeReader, visibleTo } from './visible.ts';

const DAY_MS = 86_400_000;
/** Whether the person has read it. */
const readersOf = (personId: string) => ({ where: { personId } }) as const;
const ATTACHMENTS = { select: { id: true, name: true, size: true }, orderBy: { name: 'asc' } } as const;

const LEVEL = wireName(Notice, 'level');

const COLUMNS: ListColumns = {
  [wireName(Notice, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(Notice, 'publishedAt')]: { sort: (order) => ({ publishedAt: order }) },
  [LEVEL]: { sort: (order) => ({ level: order }), filter: (values) => [atLevels(levelsOf(values))] },
};

const NEWEST = [{ pinned: 'desc' }, { publishedAt: 'desc' }, { id: 'asc' }];

type Row = Awaited<ReturnType<ReturnType<typeof inFull>>>[number];
type TextlessRow = Awaited<ReturnType<ReturnType<typeof withoutText>>>[number];

/** Reads some of the rows. */
type Segment<R> = (query: ListQuery) => Promise<R[]>;

/** The rows that fulfil the first condition, then those that fulfil the second, and so on, in pages as if they were one list. */
async function oneAfterAnother<R>(read: Reader, segment: Segment<R>, conditions: readonly object[], query: ListQuery): Promise<R[]> {
  const rows: R[] = [];
  let { skip } = query;
  for (const condition of conditions) {
    const part = { ...query, where: { AND: [query.where, condition] } };
    const found = await segment({ ...part, skip, take: query.take - rows.length });
    rows.push(...found);
    if (rows.length === query.take) break;
    // More may fulfil it by the time they are counted than when they were looked for.
    skip = found.length > 0 ? 0 : Math.max(0, skip - (await read.notice.count({ where: part.where })));
  }
  return rows;
}

/** Unread before read; as sorted; by level as it is called, since any number may stand for an important one. */
function inOrder<R>(read: Reader, segment: Segment<R>, query: ListQuery, { person, filter }: Asked<NoticeFilter, unknown>): Promise<R[]> {
  const { sortBy, sortOrder } = filter;
  if (sortBy === LEVEL) {
    const { ordinary, red, important } = NOTICE_LEVELS;
    const levels = sortOrder === 'desc' ? [important, red, ordinary] : [ordinary, red, important];
    const conditions = levels.map((level) => atLevels([level]));
    return oneAfterAnother(read, segment, conditions, { ...query, orderBy: NEWEST });
  }
  if (sortBy) return segment(query);
  const personId = person.id;
  return oneAfterAnother(read, segment, [{ readers: { none: { personId } } }, { readers: { some: { personId } } }], query);
}

/** Titles that complete what is typed, of notices that the person may see. */
async function noticeTitles(services: Services, reader: NoticeReader, text: string): Promise<string[]> {
  const where = { AND: [await visibleTo(services, reader), { OR: [{ title: { contains: text } }, { titleEn: { contains: text } }] }] };
  const rows = await services.database.read.notice.findMany({
    where,
    orderBy: { publishedAt: 'desc' },
    take: MOST_SUGGESTIONS,
    select: { title: true, titleEn: true },
  });
  // The search takes small and capital letters for the same.
  const has = (title: string) => title.toLowerCase().includes(text.toLowerCase());
  return rows.map(({ title, titleEn }) => (has(title) ? title : (titleEn ?? title)));
}

suggestFor(noticesEndpoints.list.path, 'text', noticeTitles);

function matching({ id, published, level, text, from, to, read }: NoticeFilter, personId: string) {
  const contains = text ? { contains: text } : undefined;
  return {
    ...(id && { id }),
    ...(published !== undefined && { published }),
    ...(level && atLevels([level])),
    ...(read !== undefined && { readers: read ? { some: { personId } } : { none: { personId } } }),
    ...(contains && { OR: [{ title: contains }, { titleEn: contains }, { content: contains }, { contentEn: contains }] }),
    publishedAt: { ...(from && { gte: startOfDay(from) }), ...(to && { lt: new Date(startOfDay(to).getTime() + DAY_MS) }) },
  };
}

const inFull =
  (read: Reader, { id }: NoticeReader) =>
  (query: ListQuery) =>
    read.notice.findMany({ ...query, include: { readers: readersOf(id), attachments: ATTACHMENTS } });

/** Texts are long, and no column shows them. */
const withoutText =
  (read: Reader, { id }: NoticeReader) =>
  (query: ListQuery) =>
    read.notice.findMany({ ...query, omit: { content: true, contentEn: true }, include: { readers: readersOf(id) } });

const byKey = (read: Reader) => (query: ListQuery) => read.notice.findMany({ ...query, select: { id: true } });

const printedNoticeOf = (row: TextlessRow): PrintedNotice => ({
  id: row.id,
  title: row.title,
  titleEn: row.titleEn ?? undefined,
  level: noticeLevelOf(row.level),
  published: row.published,
  read: row.readers.length > 0,
  publishedAt: wireMoment(row.publishedAt as Date),
  publisher: row.publisher,
  publisherEn: row.publisherEn,
  pinned: row.pinned,
});

const noticeOf = (row: Row): Notice => ({
  ...printedNoticeOf(row),
  content: cleanHtml(row.content),
  contentEn: row.contentEn === null ? undefined : cleanHtml(row.contentEn),
  attachments: row.attachments,
});

const PLAN = {
  pageId: 'notices',
  filter: NoticeFilter,
  rowKey: 'id',
  access: noticesEndpoints.list.access,
  // Whom a notice is meant for says the notice itself.
  scope: (_: unknown, { services, person }: Asked<NoticeFilter>) => visibleTo(services, person),
  count: (read: Reader, where: object) => read.notice.count({ where }),
  where: (filter: NoticeFilter, { person }: Asked<NoticeFilter>) => [matching(filter, person.id)],
  columns: COLUMNS,
  order: NEWEST,
} as const;

/** The notices meant for the person: unread before read, within each pinned first, then the newest; or as sorted. */
export const notices = defineList({
  ...PLAN,
  row: Notice,
  find: (read, query, asked) => inOrder(read, inFull(read, asked.person), query, asked),
  toRow: noticeOf,
});

/** The same for files and printouts of many: without their texts. */
export const printedNotices = defineList({
  ...PLAN,
  row: PrintedNotice,
  find: (read, query, asked) => inOrder(read, withoutText(read, asked.person), query, asked),
  toRow: printedNoticeOf,
});

const keys = defineList({
  ...PLAN,
  row: NoticeKey,
  find: (read, query, asked) => inOrder(read, byKey(read), query, asked),
  toRow: ({ id }: NoticeKey) => ({ id }),
});

/** The keys of all notices that the filter finds, whatever page it asks for, in the order of {@link notices}. */
export async function noticeOrder(services: Services, filter: NoticeFilter, call: SignedInCall): Promise<ListPage<NoticeKey>> {
  const ids = new Set<string>();
  const search = await keys.search(services, filter, call);
  for await (const slice of keys.slices(services, search)) for (const { id } of slice) ids.add(id);
  return { total: ids.size, rows: [...ids].map((id) => ({ id })) };
}
