import { ManagedNotice, type noticeManagementEndpoints } from '@hall/contract/notice-management';
import { isMoment } from '@hall/contract/rules/dates';
import { momentOf, wireMoment } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { tell } from '../../../core/news.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { managedNotice } from './managed-by.ts';
import { noticeState } from './managed-notices.ts';
import { forgetReading, takeRemindersBack } from './remind.ts';

type Publishing = RequestOf<typeof noticeManagementEndpoints.publish>;

const writtenBy = ({ person: { name, nameEn } }: SignedInCall, now: Date) => ({ author: name, authorEn: nameEn, changedAt: now });

/** When a notice is published: at the moment that was asked for, or now where that is past. */
const dueAt = (at: string | undefined, now: Date): Date => (at && momentOf(at) > now ? momentOf(at) : now);

async function publisherOf(tx: Tx, { person }: SignedInCall) {
  const { name, nameEn } = await tx.department.findUniqueOrThrow({ where: { id: person.departmentId } });
  return { publisher: name, publisherEn: nameEn };
}

/**
 * Publishes a draft at once or at a time, or moves the time of a scheduled notice. Nobody has read it then, also where it was published
 * before.
 * @throws Refusal 404 `format` for a moment that the calendar does not have; 500 `notice-published`, `notice-changed` or `audience-empty`
 */
export function publishNotice(services: Services, { id, version, at }: Publishing, call: SignedInCall) {
  const now = services.clock.now();
  if (at && !isMoment(at)) throw new Refusal(404, 'format', { field: 'at' });
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, id, call);
    const publishedAt = dueAt(at, now);
    const state = noticeState(notice, now);
    const before = { state, publishedAt: notice.publishedAt ? wireMoment(notice.publishedAt) : undefined };
    const after = { state: noticeState({ published: true, publishedAt }, now), publishedAt: wireMoment(publishedAt) };
    noteChange(call, ManagedNotice, before, after);
    if (state === 'published') throw new Refusal(500, 'notice-published');
    if (notice.version !== version) throw new Refusal(500, 'notice-changed');
    if (!notice.everyone && notice.departments.length + notice.roles.length === 0) throw new Refusal(500, 'audience-empty');
    await forgetReading(tx, now, id);
    await tell(tx, now, 'notices', 'everybody');
    const data = { published: true, publishedAt, version: { increment: 1 }, ...(await publisherOf(tx, call)), ...writtenBy(call, now) };
    return tx.notice.update({ where: { id }, data, select: { id: true, version: true } });
  });
}

/**
 * Makes a published or scheduled notice a draft again.
 * @throws Refusal 500 `notice-draft` where it is one
 */
export function withdrawNotice(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  const now = services.clock.now();
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, id, call);
    const state = noticeState(notice, now);
    noteChange(call, ManagedNotice, { state }, { state: 'draft' });
    if (state === 'draft') throw new Refusal(500, 'notice-draft');
    const data = { published: false, publishedAt: null, version: { increment: 1 }, ...writtenBy(call, now) };
    await tx.notice.update({ where: { id }, data });
    await takeRemindersBack(tx, now, id);
    await tell(tx, now, 'notices', 'everybody');
  });
}

/** Pins a notice, or no longer. */
export function pinNotice(
  services: Services,
  { id, pinned }: { readonly id: string; readonly pinned: boolean },
  call: SignedInCall,
): Promise<void> {
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, id, call);
    noteChange(call, ManagedNotice, { pinned: notice.pinned }, { pinned });
    await tx.notice.update({ where: { id }, data: { pinned } });
    if (notice.published && notice.pinned !== pinned) await tell(tx, services.clock.now(), 'notices', 'everybody');
  });
}

/**
 * Deletes a draft, its files with it.
 * @throws Refusal 500 `withdraw-first` for one that is published or scheduled
 */
export function removeNotice(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, id, call);
    noteChange(call, ManagedNotice, { title: notice.title }, {});
    if (noticeState(notice, services.clock.now()) !== 'draft') throw new Refusal(500, 'withdraw-first');
    await tx.notice.delete({ where: { id } });
    await takeRemindersBack(tx, services.clock.now(), id);
  });
}
