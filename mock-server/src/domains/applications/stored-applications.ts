import type { ApplicationKind, ApplicationState } from '@hall/contract/rules/application-states';
import { LIVING } from '@hall/contract/rules/grant-states';
import type { Reader, Tx } from '@hall/database/database';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true, enabled: true, departmentId: true } } as const;

const lasting = { longTerm: true, state: { in: [...LIVING] as string[] } };

/** What an application is read with. */
const withNames = {
  changes: {
    include: {
      department: { select: { name: true, nameEn: true, head: named, parent: { select: { head: named } } } },
      // Their end moves along with that of the grant.
      children: { where: lasting, select: { personId: true } },
    },
  },
  project: { include: { leader: named, department: { select: { name: true, nameEn: true, head: named } } } },
  applicant: named,
  person: named,
  decider: { select: { ...named.select, roles: { select: { roleId: true } } } },
  signedFor: named,
} as const;

/** The applications of a condition with what they are about. */
export const findApplications = (read: Reader | Tx, query: object) => read.application.findMany({ ...query, include: withNames });
export type StoredApplication = Awaited<ReturnType<typeof findApplications>>[number];

/** What somebody edits of an application that was rejected or withdrawn, kept until it is submitted again. */
export interface Edited {
  readonly projectCode: string | null;
  readonly personId: string;
  /** Fen. */
  readonly amount: number | null;
}

/** An application as who made it edits it; `undefined` where nothing is kept but what it is. */
export async function editedOf(read: Reader, application: StoredApplication): Promise<StoredApplication | undefined> {
  if (application.edited === null) return undefined;
  const { amount, ...changes } = JSON.parse(application.edited) as Edited;
  const project = await read.project.findUnique({ where: { code: changes.projectCode ?? '' }, ...withNames.project });
  const person = await read.person.findUniqueOrThrow({ where: { id: changes.personId }, ...withNames.person });
  return { ...application, ...changes, amount: amount === null ? null : BigInt(amount), project, person };
}

type Present<K extends keyof StoredApplication> = { readonly [P in K]: NonNullable<StoredApplication[P]> };

/** One that asks for other terms of a grant (PROJ-23); it has no project where the grant is on all projects of a department. */
export type ChangeApplication = StoredApplication & Present<'changes'>;

/** One that asks for a new grant, and was submitted: it has a project by then. */
export type GrantApplication = StoredApplication & Present<'project'>;

export type SubmittedApplication = GrantApplication | ChangeApplication;

export const asksForChange = (application: StoredApplication): application is ChangeApplication => application.changes !== null;

export const kindOf = (application: Pick<StoredApplication, 'changesNumber'>): ApplicationKind =>
  application.changesNumber === null ? 'grant' : 'change';

/** What is true of applications of a kind. */
export const ofKind = (kind: ApplicationKind): object => ({ changesNumber: kind === 'change' ? { not: null } : null });

/** The department of what an application is about: that of its project, or the one whose projects the grant is on. */
export const departmentOf = ({ project, changes }: StoredApplication) => (project ?? changes)?.department;

/** What is true of applications about projects of departments, or about grants on all of those. */
export const inDepartments = (ids: readonly string[]): object => ({
  OR: [{ project: { departmentId: { in: [...ids] } } }, { projectCode: null, changes: { departmentId: { in: [...ids] } } }],
});

export const stateIn = ({ state }: Pick<StoredApplication, 'state'>): ApplicationState => state as ApplicationState;

export const isPending = (application: StoredApplication): application is SubmittedApplication => application.state === 'pending';
