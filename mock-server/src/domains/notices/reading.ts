import { Notice } from '@hall/contract/notices';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { managedBy } from './management/managed-by.ts';
import { unreadBy, visibleTo } from './visible.ts';

/** What a mark is in the log, where one call does two things. */
const ACTIONS = {
  read: { zh: '阅读公告', en: 'Read a notice' },
  unread: { zh: '公告标为未读', en: 'Mark a notice as unread' },
} as const;

/**
 * Marks a notice as read by the person, or as unread again; doing so twice changes nothing.
 * @throws Refusal 404 `not-found` for a notice that the person cannot see
 */
export async function markNotice(
  services: Services,
  { id, read }: { readonly id: string; readonly read: boolean },
  call: SignedInCall,
): Promise<void> {
  const { database, clock } = services;
  const { person: reader } = call;
  const key = { noticeId: id, personId: reader.id };
  await database.unitOfWork(async (tx) => {
    const notice = await tx.notice.findFirst({ where: { AND: [{ id }, await visibleTo(services, reader)] } });
    if (!notice) throw notFound('id');
    call.entry.action = ACTIONS[read ? 'read' : 'unread'];
    call.entry.target = { zh: notice.title, en: notice.titleEn ?? notice.title };
    const mark = await tx.noticeRead.findUnique({ where: { noticeId_personId: key } });
    noteChange(call, Notice, { read: mark !== null }, { read });
    if (read !== (mark !== null)) await tell(tx, clock.now(), 'unread', [reader.id]);
    if (!read) return void (await tx.noticeRead.deleteMany({ where: key }));
    await tx.noticeRead.upsert({ where: { noticeId_personId: key }, create: { ...key, readAt: clock.now() }, update: {} });
  });
}

/**
 * Marks all notices that the person has not read.
 * @returns how many those were
 * @throws Refusal 500 `more-unread` when there are more than the person was told of: nobody has read by mistake what came meanwhile
 */
export async function readAllNotices(services: Services, { told }: { readonly told: number }, call: SignedInCall): Promise<number> {
  const { person: reader } = call;
  return services.database.unitOfWork(async (tx) => {
    const readAt = services.clock.now();
    const unread = await tx.notice.findMany({ where: await unreadBy(services, reader), select: { id: true } });
    call.entry.target = { zh: `${unread.length} 条公告`, en: `${unread.length} notices` };
    noteChange(call, Notice, { read: unread.length === 0 }, { read: true });
    if (unread.length > told) throw new Refusal(500, 'more-unread');
    if (unread.length > 0) await tell(tx, readAt, 'unread', [reader.id]);
    await tx.noticeRead.createMany({ data: unread.map(({ id }) => ({ noticeId: id, personId: reader.id, readAt })) });
    return unread.length;
  });
}

/**
 * A file of a notice that the person can see, or manages.
 * @throws Refusal 404 `not-found`
 */
export async function noticeAttachment(
  services: Services,
  { id }: { readonly id: string },
  { person: reader }: SignedInCall,
): Promise<FileAnswer> {
  const find = (notice: object) => services.database.read.noticeAttachment.findFirst({ where: { id, notice } });
  const file = (await find(await visibleTo(services, reader))) ?? (await find(await managedBy(services, reader)));
  if (!file) throw notFound('id');
  return { name: file.name, mediaType: file.mediaType, content: file.content };
}
