import type { NoticeAudience } from '@hall/contract/notice-management';
import { noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { noticePath } from '@hall/contract/notices';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { push, takeBack } from '../../../core/push.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { audienceOf, membersOf, peopleIn } from './audience.ts';
import { type ManagedRow, managedNotice } from './managed-by.ts';
import { noticeState } from './managed-notices.ts';

/** Nobody is reminded of the same notice twice within this, in ms. */
const AGAIN_AFTER_MS = 86_400_000;

const ORIGIN = 'notices';

/** Who was reminded of a notice lately. */
async function remindedOf(tx: Tx, { id }: ManagedRow, now: Date): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - AGAIN_AFTER_MS);
  const where = { origin: ORIGIN, path: noticePath(id), sentAt: { gt: since } };
  return new Set((await tx.pushedNotice.findMany({ where, select: { personId: true } })).map(({ personId }) => personId));
}

/** Takes the reminders of a notice back. */
export const takeRemindersBack = (tx: Tx, now: Date, id: string): Promise<void> =>
  takeBack(tx, now, { origin: ORIGIN, path: noticePath(id) });

/** Takes them back from those who are not in its audience. */
export async function takeBackFromOthers(tx: Tx, services: Services, id: string, audience: NoticeAudience): Promise<void> {
  if (audience.everyone) return;
  await takeBack(tx, services.clock.now(), { origin: ORIGIN, path: noticePath(id) }, { NOT: await membersOf(services, audience) });
}

/** Nobody has read a notice any more, and nobody was reminded of it. */
export async function forgetReading(tx: Tx, now: Date, id: string): Promise<void> {
  await tx.noticeRead.deleteMany({ where: { noticeId: id } });
  await takeRemindersBack(tx, now, id);
}

/**
 * Reminds whom a notice is for and who have not read it.
 * @throws Refusal 500 `notice-draft` for one that nobody can read yet
 */
export function remindReaders(services: Services, { id }: { readonly id: string }, call: SignedInCall) {
  const now = services.clock.now();
  return services.database.unitOfWork(async (tx) => {
    const notice = await managedNotice(tx, services, id, call, noticeReadersEndpoints.remind.access);
    if (noticeState(notice, now) !== 'published') throw new Refusal(500, 'notice-draft');
    const unread = { AND: [await peopleIn(services, audienceOf(notice)), { noticesRead: { none: { noticeId: id } } }] };
    const people = await tx.person.findMany({ where: unread, select: { id: true } });
    const before = await remindedOf(tx, notice, now);
    const due = people.filter((person) => !before.has(person.id)).map((person) => person.id);
    const { title, titleEn } = notice;
    const words = { title: `请阅读：${title}`, titleEn: `Please read: ${titleEn ?? title}` };
    await push(tx, due, { origin: ORIGIN, ...words, path: noticePath(id), sentAt: now });
    return { told: due.length, toldBefore: people.length - due.length };
  });
}
