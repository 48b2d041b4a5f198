import type { NoticeInFull, noticeManagementEndpoints } from '@hall/contract/notice-management';
import type { DataOf } from '@hall/contract/wire/endpoint';
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

/** The departments and roles that a notice can be for. */
export async function noticeGroups({ database: { read } }: Services): Promise<DataOf<typeof noticeManagementEndpoints.groups>> {
  const [departments, roles] = await Promise.all([
    read.department.findMany({ orderBy: { name: 'asc' } }),
    read.role.findMany({ orderBy: { name: 'asc' } }),
  ]);
  return {
    departments: departments.map(({ id, name, nameEn, parentId }) => ({ id, name, nameEn, parentId: parentId ?? undefined })),
    roles: roles.map(({ id, name, nameEn }) => ({ id, name, nameEn })),
  };
}
