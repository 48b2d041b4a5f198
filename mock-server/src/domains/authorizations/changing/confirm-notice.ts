import { ChangeNotice, type changeNoticesEndpoints } from '@hall/contract/change-notices';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { tell } from '../../../core/news.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../day.ts';
import { findNotices, noticeOf, type StoredNotice, withIds } from './stored-notices.ts';

/** @throws Refusal 404 `not-found`, also of what others are told */
async function ownNotice(tx: Tx, id: string, { person, entry }: SignedInCall): Promise<StoredNotice> {
  entry.target = id;
  const [notice] = await findNotices(tx, { where: { AND: [withIds([id]), { personId: person.id }] } });
  if (!notice) throw new Refusal(404, 'not-found', { field: 'id' });
  entry.target = notice.grantNumber;
  return notice;
}

/**
 * Keeps when the caller first confirmed a notice, which is pending no more (PROJ-25). One of a change that was dropped meanwhile is
 * confirmed as well: who was just reading it has seen it.
 * @throws Refusal 404 `not-found`, also of what others are told
 */
export const confirmNotice = (
  services: Services,
  { id }: RequestOf<typeof changeNoticesEndpoints.confirm>,
  call: SignedInCall,
): Promise<ChangeNotice> =>
  unitOfGrants(services, async (tx, at) => {
    const stored = await ownNotice(tx, id, call);
    const before = noticeOf(stored, call.person);
    if (before.seenAt) return before;
    await tx.changeNotice.update({ where: { id: stored.id }, data: { seenAt: at } });
    await tell(tx, at, 'todos', [call.person.id]);
    const after = noticeOf(await ownNotice(tx, id, call), call.person);
    noteChange(call, ChangeNotice, { seenAt: before.seenAt }, { seenAt: after.seenAt });
    return after;
  });
