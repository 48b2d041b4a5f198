import type { ApplicationDraft } from '@hall/contract/applications';
import { seenOf } from '@hall/contract/rules/seen';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { authorizedPerson, checkTerms, systemsOf, termsOf } from '../../authorizations/index.ts';
import type { ProjectAppliedFor, ReadDraft } from './read-draft.ts';

/** @throws Refusal 500 `project-frozen`, `project-closed` */
export function requireOpen({ state }: { readonly state: string }): void {
  if (state === 'frozen') throw new Refusal(500, 'project-frozen', { field: 'project' });
  if (state === 'closed') throw new Refusal(500, 'project-closed', { field: 'project' });
}

/** @throws Refusal 500 `application-pending` where another waits for the same person, project and system (PROJ-3) */
async function requireNoOther(tx: Tx, number: string | undefined, draft: ApplicationDraft, { project, person }: ReadDraft): Promise<void> {
  const others = await tx.application.findMany({
    where: { projectCode: project?.code ?? '', personId: person.id, state: 'pending', number: { not: number ?? '' } },
    orderBy: { number: 'asc' },
  });
  const other = others.find((one) => systemsOf(one).some((system) => draft.systems.includes(system)));
  if (other) throw new Refusal(500, 'application-pending', { field: 'project', params: { number: other.number } });
}

/**
 * Lets pass a draft that can be submitted.
 * @returns the project
 * @throws Refusal 404 with the rules `grant-…`, `application-leads`, `required`, at the field; 500 `project-frozen`, `project-closed`,
 * `application-pending`
 */
export async function checkDraft(
  tx: Tx,
  draft: ApplicationDraft,
  read: ReadDraft,
  { applicant, today }: { readonly applicant: SignedInPerson; readonly today: string },
): Promise<ProjectAppliedFor> {
  const { project, person } = read;
  if (!project) throw new Refusal(404, 'grant-what', { field: 'project' });
  if (project.leaderId === applicant.id) throw new Refusal(404, 'application-leads', { field: 'project' });
  requireOpen(project);
  await authorizedPerson(tx, person.staffNumber, project.leader.staffNumber, '');
  checkTerms(termsOf(draft), today, { until: project.lastDay });
  if (!seenOf(draft.reason)) throw new Refusal(404, 'required', { field: 'reason' });
  await requireNoOther(tx, draft.number, draft, read);
  return project;
}
