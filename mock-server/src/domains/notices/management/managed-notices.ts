import { ManagedFilter, ManagedNotice, type NoticeState, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { noticeLevelOf } from '@hall/contract/notices';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../../core/list.ts';
import type { Reading } from '../../../core/services.ts';
import { atLevels, levelsOf } from '../levels.ts';
import { audienceText, NOBODY, type Reached, reachedBy } from './audience.ts';
import { MANAGED_PARTS, type ManagedRow, managedIn } from './managed-by.ts';

const COLUMNS: ListColumns = {
  [wireName(ManagedNotice, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(ManagedNotice, 'level')]: { sort: (order) => ({ level: order }), filter: (values) => [atLevels(levelsOf(values))] },
  [wireName(ManagedNotice, 'publishedAt')]: { sort: (order) => ({ publishedAt: order }) },
  [wireName(ManagedNotice, 'changedAt')]: { sort: (order) => ({ changedAt: order }) },
};

/** How a notice stands at a moment. */
export function noticeState({ published, publishedAt }: Pick<ManagedRow, 'published' | 'publishedAt'>, now: Date): NoticeState {
  if (!published || !publishedAt) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

const inState = (state: NoticeState, now: Date): object => {
  if (state === 'draft') return { OR: [{ published: false }, { publishedAt: null }] };
  return { published: true, publishedAt: state === 'scheduled' ? { gt: now } : { lte: now } };
};

type Listed = Omit<ManagedRow, 'content' | 'contentEn'>;

/** A notice as its administrators see it. */
export function managedNoticeOf(row: Listed, { reach, readBy }: Reached, now: Date): ManagedNotice {
  const audience = audienceText(row);
  return {
    id: row.id,
    title: row.title,
    titleEn: row.titleEn ?? undefined,
    level: noticeLevelOf(row.level),
    state: noticeState(row, now),
    pinned: row.pinned,
    audience: audience.zh,
    audienceEn: audience.en,
    reach,
    readBy,
    publishedAt: row.publishedAt ? wireMoment(row.publishedAt) : undefined,
    publisher: row.publisher,
    publisherEn: row.publisherEn,
    author: row.author ?? undefined,
    authorEn: row.authorEn ?? undefined,
    changedAt: row.changedAt ? wireMoment(row.changedAt) : undefined,
    version: row.version,
    attachments: row.attachments,
  };
}

async function find(read: Reader, query: ListQuery, { services }: Asked<ManagedFilter, Reading>): Promise<ManagedNotice[]> {
  const rows = await read.notice.findMany({ ...query, omit: { content: true, contentEn: true }, include: MANAGED_PARTS });
  const reached = await reachedBy(services, rows);
  const now = services.clock.now();
  return rows.map((row) => managedNoticeOf(row, reached.get(row.id) ?? NOBODY, now));
}

const matching = ({ id, text, state, level }: ManagedFilter, now: Date): object[] => [
  ...(id ? [{ id }] : []),
  ...(text ? [{ OR: [{ title: { contains: text } }, { titleEn: { contains: text } }] }] : []),
  ...(state ? [inState(state, now)] : []),
  ...(level ? [atLevels([level])] : []),
];

/** Notices of every state, those changed last first unless sorted. */
export const managedNotices = defineList({
  pageId: 'managed-notices',
  filter: ManagedFilter,
  row: ManagedNotice,
  rowKey: 'id',
  access: noticeManagementEndpoints.managed.access,
  scope: managedIn,
  count: (read, where) => read.notice.count({ where }),
  find,
  where: (filter, { services }) => matching(filter, services.clock.now()),
  columns: COLUMNS,
  order: [{ changedAt: 'desc' }, { id: 'asc' }],
  toRow: (notice: ManagedNotice) => notice,
});
