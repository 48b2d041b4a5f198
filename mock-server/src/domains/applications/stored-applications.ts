import type { ApplicationState } from '@hall/contract/rules/application-states';
import type { Reader, Tx } from '@hall/database/database';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true, enabled: true, departmentId: true } } as const;

/** What an application is read with. */
const withNames = {
  project: { include: { leader: named, department: { select: { name: true, nameEn: true, head: named } } } },
  applicant: named,
  person: named,
  decider: named,
} as const;

/** The applications of a condition with what they are about. */
export const findApplications = (read: Reader | Tx, query: object) => read.application.findMany({ ...query, include: withNames });
export type StoredApplication = Awaited<ReturnType<typeof findApplications>>[number];

/** One that has a project, as every application has that was submitted. */
export type SubmittedApplication = StoredApplication & { readonly project: NonNullable<StoredApplication['project']> };

export const stateIn = ({ state }: Pick<StoredApplication, 'state'>): ApplicationState => state as ApplicationState;

export const isPending = (application: StoredApplication): application is SubmittedApplication => application.state === 'pending';
