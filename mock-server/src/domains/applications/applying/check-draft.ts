import type { ApplicationDraft } from '@hall/contract/applications';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { seenOf } from '@hall/contract/rules/seen';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { authorizedPerson, checkTerms, requireOpen, termsOf } from '../../authorizations/index.ts';
import { ofKind } from '../stored-applications.ts';
import type { ProjectAppliedFor, ReadDraft } from './read-draft.ts';

/**
 * Lets pass what is the only one that waits for the same person, project and system (PROJ-3).
 * @throws Refusal 500 `application-pending`, of somebody else's without its number `application-pending-other`
 */
async function requireNoOther(
  tx: Tx,
  number: string | undefined,
  draft: ApplicationDraft,
  { project, person }: ReadDraft,
  applicantId: string,
): Promise<void> {
  const others = await tx.application.findMany({
    where: { ...ofKind('grant'), projectCode: project?.code ?? '', personId: person.id, state: 'pending', number: { not: number ?? '' } },
    orderBy: { number: 'asc' },
  });
  const other = others.find((one) => systemsOf(one).some((system) => draft.systems.includes(system)));
  if (!other) return;
  if (other.applicantId !== applicantId) throw new Refusal(500, 'application-pending-other', { field: 'project' });
  throw new Refusal(500, 'application-pending', { field: 'project', params: { number: other.number } });
}

/**
 * Lets pass a draft that can be submitted.
 * @returns the project
 * @throws Refusal 404 with the rules `grant-…`, `application-leads`, `application-project`, `required`, at the field; 500 `project-frozen`, `project-closed`,
 * `application-pending`, `application-pending-other`
 */
export async function checkDraft(
  tx: Tx,
  draft: ApplicationDraft,
  read: ReadDraft,
  { applicant, today }: { readonly applicant: SignedInPerson; readonly today: string },
): Promise<ProjectAppliedFor> {
  const { project, person } = read;
  if (!project) throw new Refusal(404, 'application-project', { field: 'project' });
  if (project.leaderId === applicant.id) throw new Refusal(404, 'application-leads', { field: 'project' });
  requireOpen(project);
  await authorizedPerson(tx, person.staffNumber, project.leader.staffNumber, '');
  checkTerms(termsOf(draft), today, { until: project.lastDay });
  if (!seenOf(draft.reason)) throw new Refusal(404, 'required', { field: 'reason' });
  await requireNoOther(tx, draft.number, draft, read, applicant.id);
  return project;
}
