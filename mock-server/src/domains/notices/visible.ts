import type { Reader } from '@hall/database/database';
import type { Services } from '../../core/services.ts';

/** Whoever reads notices. */
export interface NoticeReader {
  readonly id: string;
  readonly departmentId: string;
}

type NoticeWhere = NonNullable<NonNullable<Parameters<Reader['notice']['count']>[0]>['where']>;

/** Which notices a person may see: published, due, and meant for everyone or for the person's department. */
export const visibleTo = ({ departmentId }: NoticeReader, now: Date): NoticeWhere => ({
  published: true,
  publishedAt: { lte: now },
  OR: [{ departments: { none: {} } }, { departments: { some: { departmentId } } }],
});

/** How many notices the person has not read, by the kind of system they came from. */
export async function unreadNotices({ database, clock }: Services, reader: NoticeReader): Promise<{ business: number; form: number }> {
  const unread = (origin: string) =>
    database.read.notice.count({
      where: { AND: [unreadBy(reader, clock.now()), { origin }] },
    });
  const [business, form] = await Promise.all([unread('business'), unread('form')]);
  return { business, form };
}

/** Which of them the person has not read. */
export const unreadBy = (reader: NoticeReader, now: Date): NoticeWhere => ({
  AND: [visibleTo(reader, now), { readers: { none: { personId: reader.id } } }],
});

/** Whether there is a notice that the person has not read. */
export async function hasUnreadNotice({ database, clock }: Services, reader: NoticeReader): Promise<boolean> {
  return (await database.read.notice.findFirst({ where: unreadBy(reader, clock.now()), select: { id: true } })) !== null;
}

/** When the next notice that was written ahead becomes due, in ms: nothing is committed then, and yet more is visible. */
export async function nextNotice({ clock, database }: Services): Promise<number> {
  const next = await database.read.notice.findFirst({
    where: { published: true, publishedAt: { gt: clock.now() } },
    orderBy: { publishedAt: 'asc' },
    select: { publishedAt: true },
  });
  return next?.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
}
