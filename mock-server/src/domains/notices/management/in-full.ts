import type { NoticeInFull } from '@hall/contract/notice-management';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { cleanHtml } from '../clean-html.ts';
import { audienceOf, NOBODY, reachedBy } from './audience.ts';
import { managedNotice } from './managed-by.ts';
import { managedNoticeOf } from './managed-notices.ts';

/**
 * A notice with its text, cleaned, and its audience.
 * @throws Refusal 404 `not-found`
 */
export async function noticeInFull(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<NoticeInFull> {
  const row = await managedNotice(services.database.read, services, id, call);
  const reached = (await reachedBy(services, [row])).get(id) ?? NOBODY;
  return {
    notice: managedNoticeOf(row, reached, services.clock.now()),
    content: cleanHtml(row.content),
    contentEn: row.contentEn === null ? undefined : cleanHtml(row.contentEn),
    audience: audienceOf(row),
  };
}
