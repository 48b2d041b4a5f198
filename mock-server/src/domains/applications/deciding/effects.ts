import type { ApprovalEffect, approvalsEndpoints, WaitingApplication } from '@hall/contract/approvals';
import { wireDay, wireMoment } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import { faultBy } from '../../../core/fault-of.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay } from '../../authorizations/index.ts';
import { waitingFor } from '../application-scope.ts';
import { asksForChange, findApplications, type GrantApplication, isPending, stateIn } from '../stored-applications.ts';
import { decidingOf, toShow } from './deciding.ts';
import { effectOfApproval } from './effect-of-approval.ts';

/**
 * What approving applications would do, each as if those before it that can be approved were (PROJ-7). One that was handled meanwhile says so.
 * @throws Refusal 404 `not-found`
 */
export async function effectsOfApproval(
  services: Services,
  { numbers }: RequestOf<typeof approvalsEndpoints.effects>,
  call: SignedInCall,
): Promise<{ readonly effects: ApprovalEffect[] }> {
  const deciding = await decidingOf(services, call, { about: { number: { in: [...numbers] } } });
  await bringToDay(services);
  const { read } = services.database;
  const today = wireDay(services.clock.now());
  const [effects, granted] = [[] as ApprovalEffect[], new Map<string, number>()];
  for (const number of numbers) {
    const application = await toShow(read, number, deciding, call, 'numbers');
    // Of a change another call tells.
    if (asksForChange(application)) throw new Refusal(404, 'not-found', { field: 'numbers' });
    const { code } = application.project;
    const effect = await effectOfApproval(read, application, today, { before: granted.get(code) ?? 0 });
    const handled = isPending(application) ? {} : faultBy('application-handled');
    effects.push({ ...effect, ...handled });
    if (isPending(application) && !effect.fault) granted.set(code, (granted.get(code) ?? 0) + fenOf(application));
  }
  call.entry.target = numbers.join(', ');
  return { effects };
}

const fenOf = ({ controlled, amount }: GrantApplication): number => (controlled ? Number(amount ?? 0) : 0);

/** The applications that wait for the caller, those that have waited longest first (spec 7.3). */
export async function applicationsWaiting(services: Services, _: unknown, { person }: SignedInCall): Promise<WaitingApplication[]> {
  await bringToDay(services);
  const where = await waitingFor(services, person, 'grant');
  const found = await findApplications(services.database.read, { where, orderBy: [{ submittedAt: 'asc' }, { number: 'asc' }] });
  return (found as GrantApplication[]).map((application) => ({
    ...{ number: application.number, state: stateIn(application) },
    project: application.project.code,
    ...{ projectName: application.project.name, projectNameEn: application.project.nameEn },
    ...{ applicant: application.applicant.name, applicantEn: application.applicant.nameEn },
    submittedAt: wireMoment(application.submittedAt ?? application.madeAt),
  }));
}
