import type { Reader } from '@hall/database/database';
import { departmentsAbove } from '../../core/department-tree.ts';
import type { Services } from '../../core/services.ts';

/** Whoever reads notices. */
export interface NoticeReader {
  readonly id: string;
  readonly departmentId: string;
  /** Ids of the person's roles. */
  readonly roles: readonly string[];
}

type NoticeWhere = NonNullable<NonNullable<Parameters<Reader['notice']['count']>[0]>['where']>;

/**
 * Which notices a person may see: published, due, and meant for everyone, for the person's department or one above it, or for one of
 * the person's roles (NOTICE-7).
 */
export async function visibleTo(services: Services, { departmentId, roles }: NoticeReader): Promise<NoticeWhere> {
  const departments = await departmentsAbove(services, departmentId);
  return {
    published: true,
    publishedAt: { lte: services.clock.now() },
    OR: [
      { everyone: true },
      { departments: { some: { departmentId: { in: departments } } } },
      { roles: { some: { roleId: { in: [...roles] } } } },
    ],
  };
}

/** How many notices the person has not read, by the kind of system they came from. */
export async function unreadNotices(services: Services, reader: NoticeReader): Promise<{ business: number; form: number }> {
  const isUnread = await unreadBy(services, reader);
  const unread = (origin: string) => services.database.read.notice.count({ where: { AND: [isUnread, { origin }] } });
  const [business, form] = await Promise.all([unread('business'), unread('form')]);
  return { business, form };
}

/** Which of them the person has not read. */
export const unreadBy = async (services: Services, reader: NoticeReader): Promise<NoticeWhere> => ({
  AND: [await visibleTo(services, reader), { readers: { none: { personId: reader.id } } }],
});

/** Whether there is a notice that the person has not read. */
export const hasUnreadNotice = async (services: Services, reader: NoticeReader): Promise<boolean> =>
  (await services.database.read.notice.findFirst({ where: await unreadBy(services, reader), select: { id: true } })) !== null;

/** When the next notice that was written ahead becomes due, in ms: nothing is committed then, and yet more is visible. */
export async function nextNotice({ clock, database }: Services): Promise<number> {
  const next = await database.read.notice.findFirst({
    where: { published: true, publishedAt: { gt: clock.now() } },
    orderBy: { publishedAt: 'asc' },
    select: { publishedAt: true },
  });
  return next?.publishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
}
