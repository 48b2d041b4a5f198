import { noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { noticePath } from '@hall/contract/notices';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { push } from '../../../core/push.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { audienceOf, peopleIn } from './audience.ts';
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
