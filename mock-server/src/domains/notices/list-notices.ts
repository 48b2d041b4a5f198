import { Notice, type NoticeFilter } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { SignedInCall } from '../../core/call.ts';
import { startOfDay, wireMoment } from '../../core/clock.ts';
import { columnConditions, type ListColumns, orderOf, slice } from '../../core/list-query.ts';
import type { Services } from '../../core/services.ts';
import { cleanHtml } from './clean-html.ts';
import { type NoticeReader, visibleTo } from './visible.ts';

const DAY_MS = 86_400_000;
const include = (personId: string) =>
  ({
    readers: { where: { personId } },
    attachments: { select: { id: true, name: true, size: true }, orderBy: { name: 'asc' } },
  }) as const;

const COLUMNS: ListColumns = {
  [wireName(Notice, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(Notice, 'publishedAt')]: { sort: (order) => ({ publishedAt: order }) },
  [wireName(Notice, 'level')]: { sort: (order) => ({ level: order }), filter: (values) => ({ level: { in: values.map(Number) } }) },
};
const NEWEST = [{ pinned: 'desc' }, { publishedAt: 'desc' }, { id: 'asc' }];

type Row = Awaited<ReturnType<typeof segment>>[number];

/** A page of the notices meant for the person: unread before read, within each pinned first, then the newest; or as sorted. */
export async function listNotices(services: Services, filter: NoticeFilter, { person: reader }: SignedInCall): Promise<ListPage<Notice>> {
  if (filter.published === false) return { total: 0, rows: [] };
  const where = { AND: [visibleTo(reader, services.clock.now()), matching(filter), ...columnConditions(COLUMNS, filter)] };
  if (filter.sortBy) return sorted(services, reader, filter, where);
  const unread = { AND: [where, { readers: { none: { personId: reader.id } } }] };
  const read = { AND: [where, { readers: { some: { personId: reader.id } } }] };
  const [total, unreadTotal] = await Promise.all([
    services.database.read.notice.count({ where }),
    services.database.read.notice.count({ where: unread }),
  ]);
  const skip = (filter.page - 1) * filter.pageSize;
  const first = await segment(services, unread, reader, { skip, take: filter.pageSize });
  const rest = await segment(services, read, reader, { skip: Math.max(0, skip - unreadTotal), take: filter.pageSize - first.length });
  return { total, rows: [...first, ...rest].map(noticeOf) };
}

async function sorted(services: Services, reader: NoticeReader, filter: NoticeFilter, where: object): Promise<ListPage<Notice>> {
  const total = await services.database.read.notice.count({ where });
  const rows = await segment(services, where, reader, slice(filter), orderOf(COLUMNS, filter, NEWEST));
  return { total, rows: rows.map(noticeOf) };
}

/** Titles that complete what is typed, of notices that the person may see. */
export async function noticeTitles({ database, clock }: Services, reader: NoticeReader, text: string, most: number): Promise<string[]> {
  const where = { AND: [visibleTo(reader, clock.now()), { OR: [{ title: { contains: text } }, { titleEn: { contains: text } }] }] };
  const rows = await database.read.notice.findMany({
    where,
    orderBy: { publishedAt: 'desc' },
    take: most,
    select: { title: true, titleEn: true },
  });
  return rows.map(({ title, titleEn }) => (text && !title.includes(text) ? (titleEn ?? title) : title));
}

function matching({ id, level, text, from, to }: NoticeFilter) {
  const contains = text ? { contains: text } : undefined;
  return {
    ...(id && { id }),
    ...(level && { level }),
    ...(contains && { OR: [{ title: contains }, { titleEn: contains }, { content: contains }, { contentEn: contains }] }),
    publishedAt: { ...(from && { gte: startOfDay(from) }), ...(to && { lt: new Date(startOfDay(to).getTime() + DAY_MS) }) },
  };
}

const segment = (
  { database }: Services,
  where: object,
  { id }: NoticeReader,
  part: { skip: number; take: number },
  orderBy: object[] = NEWEST,
) => database.read.notice.findMany({ where, ...part, orderBy, include: include(id) });

const noticeOf = (row: Row): Notice => ({
  id: row.id,
  title: row.title,
  titleEn: row.titleEn ?? undefined,
  content: cleanHtml(row.content),
  contentEn: row.contentEn === null ? undefined : cleanHtml(row.contentEn),
  level: row.level,
  published: row.published,
  read: row.readers.length > 0,
  publishedAt: wireMoment(row.publishedAt as Date),
  publisher: row.publisher,
  publisherEn: row.publisherEn,
  pinned: row.pinned,
  attachments: row.attachments,
});
