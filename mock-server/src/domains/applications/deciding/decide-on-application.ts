import { Application } from '@hall/contract/applications';
import type { ApprovalOutcome, approvalsEndpoints } from '@hall/contract/approvals';
import { applicationFault, type Decision } from '@hall/contract/rules/application-states';
import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { makeGrant, unitOfGrants } from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { applicationNumbered, type PartIn, partsOf, visibleTo } from '../application-scope.ts';
import { become } from '../change-applications.ts';
import { type SubmittedApplication, stateIn } from '../stored-applications.ts';
import { tellApplicant } from '../tell-of-application.ts';
import { effectOfApproval, faultOf } from './effect-of-approval.ts';
import { termsByNow } from './terms-by-now.ts';

/** What somebody may see of applications, and what they have to do with each. */
export interface Deciding {
  readonly visible: object;
  readonly partIn: PartIn;
}

export const decidingOf = async (services: Services, { person }: SignedInCall): Promise<Deciding> => ({
  visible: await visibleTo(services, person),
  partIn: await partsOf(services, person),
});

/**
 * An application that waits for the caller.
 * @throws Refusal 404 `not-found`, of what waits for another as well; 500 `application-handled`
 */
export async function toDecide(
  read: Reader | Tx,
  number: string,
  decision: Decision,
  { visible, partIn }: Deciding,
  call: SignedInCall,
  field: 'number' | 'numbers' = 'number',
): Promise<SubmittedApplication> {
  const application = await applicationNumbered(read, number, visible, call, field);
  const fault = applicationFault(decision, stateIn(application));
  if (fault && stateIn(application) !== 'draft') throw new Refusal(500, fault);
  if (!partIn(application).decides) throw new Refusal(404, 'not-found', { field });
  return application as SubmittedApplication;
}

interface Said {
  readonly comment: string;
  readonly shown?: string | undefined;
  /** Numbers of grants that were made since, of applications that were shown and approved together with this one. */
  readonly together?: readonly string[];
}

/** What comes of a decision: approving makes a grant, if that does what was shown. */
async function consequence(
  tx: Tx,
  application: SubmittedApplication,
  decision: Decision,
  { shown, together }: Said,
  call: SignedInCall,
  at: Date,
) {
  if (decision === 'reject') return { state: 'rejected' } as const;
  const today = wireDay(at);
  const terms = await termsByNow(tx, application, today);
  const effect = await effectOfApproval(tx, application, today, together);
  if (effect.shown !== shown) throw new Refusal(500, 'changed-meanwhile');
  const { project, personId, reason } = application;
  const grant = await makeGrant(tx, { project, terms, personId, authorizerId: project.leaderId, reason }, { by: call.person, at });
  return { state: 'approved', grantNumber: grant.number } as const;
}

/** Approves or rejects an application that waits for the caller, with all that follows. */
async function decideOn(
  tx: Tx,
  application: SubmittedApplication,
  decision: Decision,
  said: Said,
  { call, at }: { readonly call: SignedInCall; readonly at: Date },
) {
  const { number } = application;
  const done = await consequence(tx, application, decision, said, call, at);
  noteChange(call, Application, { state: 'pending' }, { state: done.state, ...(said.comment && { comment: said.comment }) });
  const why = { by: call.person, comment: said.comment, at };
  const data = { ...done, deciderId: call.person.id, comment: said.comment, decidedAt: at };
  const decided = await become(tx, number, done.state, data, why);
  await tellApplicant(tx, decided, done.state, why);
  return decided;
}

/**
 * Decides on an application that waits for the caller: once, and with what was shown (PROJ-6, PROJ-7, PROJ-20).
 * @throws Refusal 404 `not-found`, `reject-reason`, and the rules `grant-…`; 500 `application-handled`, `changed-meanwhile`,
 * `project-frozen`, `project-closed`
 */
export async function decideOnApplication(
  services: Services,
  { number, decision, comment: written, shown }: RequestOf<typeof approvalsEndpoints.decide>,
  call: SignedInCall,
  together: readonly string[] = [],
): Promise<Application> {
  const comment = seenOf(written);
  const deciding = await decidingOf(services, call);
  return unitOfGrants(services, async (tx, at) => {
    const application = await toDecide(tx, number, decision, deciding, call);
    if (decision === 'reject' && !comment) throw new Refusal(404, 'reject-reason', { field: 'comment' });
    const decided = await decideOn(tx, application, decision, { comment, shown, together }, { call, at });
    return applicationOf(decided, deciding.partIn(decided));
  });
}

/** Approves several applications, each by itself: what is against one of them is told in its row (PROJ-20). */
export async function approveTogether(
  services: Services,
  { shown, comment: written }: RequestOf<typeof approvalsEndpoints.approveTogether>,
  call: SignedInCall,
): Promise<{ readonly outcomes: ApprovalOutcome[] }> {
  const comment = seenOf(written);
  const outcomes: ApprovalOutcome[] = [];
  const made: string[] = [];
  for (const { number, shown: mark } of shown) {
    const asked = { number, decision: 'approve', comment, shown: mark } as const;
    const fault = await decideOnApplication(services, asked, call, made).then(({ grant = '' }) => void made.push(grant), faultOf);
    outcomes.push({ number, ...fault });
  }
  call.entry.target = shown.map(({ number }) => number).join(', ');
  return { outcomes };
}
