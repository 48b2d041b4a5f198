import { Notice } from '@hall/contract/notices';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { visibleTo } from './visible.ts';

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
    const notice = await tx.notice.findFirst({ where: { AND: [{ id }, visibleTo(reader, clock.now())] } });
    if (!notice) throw notFound('id');
    call.entry.target = { zh: notice.title, en: notice.titleEn ?? notice.title };
    const mark = await tx.noticeRead.findUnique({ where: { noticeId_personId: key } });
    noteChange(call, Notice, { read: mark !== null }, { read });
    if (!read) return void (await tx.noticeRead.deleteMany({ where: key }));
    await tx.noticeRead.upsert({ where: { noticeId_personId: key }, create: { ...key, readAt: clock.now() }, update: {} });
  });
}

/**
 * A file of a notice that the person can see.
 * @throws Refusal 404 `not-found`
 */
export async function noticeAttachment(
  { database, clock }: Services,
  { id }: { readonly id: string },
  { person: reader }: SignedInCall,
): Promise<FileAnswer> {
  const file = await database.read.noticeAttachment.findFirst({ where: { id, notice: visibleTo(reader, clock.now()) } });
  if (!file) throw notFound('id');
  return { name: file.name, mediaType: file.mediaType, content: file.content };
}
