import type { ApprovalEffect, approvalsEndpoints, WaitingApplication } from '@hall/contract/approvals';
import { wireDay, wireMoment } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay } from '../../authorizations/index.ts';
import { waitingFor } from '../application-scope.ts';
import { findApplications, isPending, stateIn } from '../stored-applications.ts';
import { decidingOf, toDecide } from './decide-on-application.ts';
import { effectOfApproval } from './effect-of-approval.ts';

/** What approving applications would do, each by itself (PROJ-7). @throws Refusal 404 `not-found`; 500 `application-handled` */
export async function effectsOfApproval(
  services: Services,
  { numbers }: RequestOf<typeof approvalsEndpoints.effects>,
  call: SignedInCall,
): Promise<{ readonly effects: ApprovalEffect[] }> {
  const deciding = await decidingOf(services, call);
  await bringToDay(services);
  const { read } = services.database;
  const today = wireDay(services.clock.now());
  const effects: ApprovalEffect[] = [];
  for (const number of numbers)
    effects.push(await effectOfApproval(read, await toDecide(read, number, 'approve', deciding, call, 'numbers'), today));
  call.entry.target = numbers.join(', ');
  return { effects };
}

/** The applications that wait for the caller, those that have waited longest first (spec 7.3). */
export async function applicationsWaiting(services: Services, _: unknown, { person }: SignedInCall): Promise<WaitingApplication[]> {
  await bringToDay(services);
  const where = await waitingFor(services, person);
  const found = await findApplications(services.database.read, { where, orderBy: [{ submittedAt: 'asc' }, { number: 'asc' }] });
  return found.filter(isPending).map((application) => ({
    ...{ number: application.number, state: stateIn(application) },
    project: application.project.code,
    ...{ projectName: application.project.name, projectNameEn: application.project.nameEn },
    ...{ applicant: application.applicant.name, applicantEn: application.applicant.nameEn },
    submittedAt: wireMoment(application.submittedAt ?? application.madeAt),
  }));
}
