import type { ApplicationState } from '@hall/contract/rules/application-states';
import type { Reader, Tx } from '@hall/database/database';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true, enabled: true, departmentId: true } } as const;

/** What an application is read with. */
const withNames = {
  project: { include: { leader: named, department: { select: { name: true, nameEn: true, head: named } } } },
  applicant: named,
  person: named,
  decider: { select: { ...named.select, roles: { select: { roleId: true } } } },
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

/** One that has a project, as every application has that was submitted. */
export type SubmittedApplication = StoredApplication & { readonly project: NonNullable<StoredApplication['project']> };

export const stateIn = ({ state }: Pick<StoredApplication, 'state'>): ApplicationState => state as ApplicationState;

export const isPending = (application: StoredApplication): application is SubmittedApplication => application.state === 'pending';
