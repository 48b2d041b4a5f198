import type { ChangeNotice } from '@hall/contract/change-notices';
import type { VersionState } from '@hall/contract/rules/grant-changes';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';

const named = { select: { name: true, nameEn: true } } as const;

/** What a notice is read with. */
const ABOUT = {
  person: named,
  of: {
    include: {
      grant: {
        select: { projectCode: true, project: named, department: named, person: { select: { ...named.select, staffNumber: true } } },
      },
    },
  },
} as const;

/** The notices of a condition with the change and the grant that they are about. */
export const findNotices = (read: Reader | Tx, query: object) => read.changeNotice.findMany({ ...query, include: ABOUT });
export type StoredNotice = Awaited<ReturnType<typeof findNotices>>[number];

/** The number of an id as it travels; 0, which no notice has, of what is no such number. */
const idOf = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

/** What is true of the notices of some ids. */
export const withIds = (ids: readonly string[]): object => ({ id: { in: ids.map(idOf) } });

/** What is true of the notices that a person has not confirmed yet; of a change that was dropped there is nothing to confirm. */
export const toConfirm = ({ id }: Pick<SignedInPerson, 'id'>): object => ({ personId: id, seenAt: null, of: { state: { not: 'void' } } });

const confirmable = ({ personId, seenAt, of: { state } }: StoredNotice, { id }: Pick<SignedInPerson, 'id'>): boolean =>
  personId === id && seenAt === null && state !== 'void';

const subjectOf = ({ projectCode, project, department, person }: StoredNotice['of']['grant']) => ({
  project: projectCode ?? undefined,
  projectName: project?.name,
  projectNameEn: project?.nameEn,
  department: department.name,
  departmentEn: department.nameEn,
  holder: person.name,
  holderEn: person.nameEn,
  holderNumber: person.staffNumber,
});

const changeOf = ({ content, contentEn, fromDay, state, reason, name, nameEn }: StoredNotice['of']) => ({
  content,
  contentEn,
  from: fromDay,
  state: state as VersionState,
  reason: reason || undefined,
  changer: name,
  changerEn: nameEn,
});

/** A stored notice as it is shown to somebody: who is told confirms it. */
export const noticeOf = (row: StoredNotice, asking: Pick<SignedInPerson, 'id'>): ChangeNotice => ({
  id: String(row.id),
  grant: row.grantNumber,
  version: row.version,
  ...subjectOf(row.of.grant),
  ...changeOf(row.of),
  person: row.person.name,
  personEn: row.person.nameEn,
  toldAt: wireMoment(row.toldAt),
  seenAt: row.seenAt ? wireMoment(row.seenAt) : undefined,
  actions: confirmable(row, asking) ? ['confirm'] : [],
});
