import { noticeManagementEndpoints } from '@hall/contract/notice-management';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { notFound } from '../../../core/refusal.ts';
import { type RowAccess, type RowScope, scopeOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';

const NONE = { id: { in: [] as string[] } };

/** Which notices a scope shows to those who manage them: notices are nobody's own, so it is all or none. */
export const managedIn = ({ kind }: RowScope): object => (kind === 'all' ? {} : NONE);

/** Which notices a person manages. */
export const managedBy = async (
  services: Services,
  person: SignedInPerson,
  access: RowAccess = noticeManagementEndpoints.managed.access,
): Promise<object> => managedIn(await scopeOf(services, person, access));

/** What a notice is called in the log. */
export const nameOf = ({ title, titleEn }: { readonly title: string; readonly titleEn: string | null }) => ({
  zh: title,
  en: titleEn ?? title,
});

const include = {
  departments: { include: { department: true } },
  roles: { include: { role: true } },
  attachments: { select: { id: true, name: true, size: true }, orderBy: { name: 'asc' } },
} as const;

const findOne = async (reader: Pick<Reader, 'notice'>, where: object) => reader.notice.findFirst({ where, include });
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/**
 * A notice that the caller manages; the log names it.
 * @throws Refusal 404 `not-found`
 */
export async function managedNotice(
  reader: Pick<Reader, 'notice'> | Tx,
  services: Services,
  id: string,
  { person, entry }: SignedInCall,
  access?: RowAccess,
): Promise<ManagedRow> {
  const notice = await findOne(reader, { AND: [{ id }, await managedBy(services, person, access)] });
  if (!notice) throw notFound('id');
  entry.target = nameOf(notice);
  return notice;
}

export { include as MANAGED_PARTS };
