import { Application } from '@hall/contract/applications';
import type { ApprovalOutcome, approvalsEndpoints } from '@hall/contract/approvals';
import { applicationFault, type Decision } from '@hall/contract/rules/application-states';
import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { faultOf } from '../../../core/fault-of.ts';
import { noteChange } from '../../../core/note-change.ts';
import { runPart } from '../../../core/operation.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { makeGrant, unitOfGrants } from '../../authorizations/index.ts';
import type { SigningFor } from '../../signatures/index.ts';
import { applicationOf } from '../application-of.ts';
import { applicationNumbered } from '../application-scope.ts';
import { become } from '../change-applications.ts';
import { asksForChange, type SubmittedApplication, stateIn } from '../stored-applications.ts';
import { tellApplicant } from '../tell-of-application.ts';
import { makeAskedChange } from './audits.ts';
import { type Deciding, decidingOf } from './deciding.ts';
import { effectOfApproval, type Together } from './effect-of-approval.ts';
import { termsByNow } from './terms-by-now.ts';

/** An application that waits for the caller, and for whom they sign where it is not their own to decide. */
interface ToDecide {
  readonly application: SubmittedApplication;
  readonly signs: SigningFor | undefined;
}

/**
 * An application that waits for the caller.
 * @throws Refusal 404 `not-found`, of what waits for another as well; 500 `application-handled`
 */
async function toDecide(tx: Tx, number: string, decision: Decision, { visible, partIn }: Deciding, call: SignedInCall): Promise<ToDecide> {
  const application = await applicationNumbered(tx, number, visible, call);
  const fault = applicationFault(decision, stateIn(application));
  if (fault === 'application-handled') throw new Refusal(500, fault);
  const { decides, signs } = partIn(application);
  if (!decides) throw new Refusal(404, 'not-found', { field: 'number' });
  return { application: application as SubmittedApplication, signs };
}

/** What is decided, and of what. */
interface Asked {
  readonly number: string;
  readonly decision: Decision;
  readonly comment: string;
  /** The version that was shown; the mark of an effect has it in it. */
  readonly version?: number;
  /** The mark of the effect that was shown. */
  readonly shown?: string | undefined;
  /** What was approved together with it before. */
  readonly together?: Together;
}

/**
 * What comes of approving, if that does what was shown: another version of a grant, or a grant.
 * @throws Refusal as `makeAskedChange` and `termsByNow` do, and 500 `changed-meanwhile`
 */
async function consequence(
  tx: Tx,
  { application, signs }: ToDecide,
  { shown, together }: Asked,
  call: SignedInCall,
  at: Date,
): Promise<{ readonly grantNumber?: string }> {
  if (asksForChange(application)) {
    await makeAskedChange(tx, application, shown, { call, signedFor: signs?.principal, at });
    return {};
  }
  const today = wireDay(at);
  const terms = await termsByNow(tx, application, today);
  const effect = await effectOfApproval(tx, application, today, together);
  if (effect.shown !== shown) throw new Refusal(500, 'changed-meanwhile');
  const { project, personId, reason } = application;
  const why = { by: call.person, signedFor: signs?.principal, at };
  const grant = await makeGrant(tx, { project, terms, personId, authorizerId: project.leaderId, reason }, why);
  return { grantNumber: grant.number };
}

/** Throws a failure on; a refusal of the whole, as what is wrong with what was applied for is in no field of a decision. */
function ofWhole(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { params } = error.detail;
  throw new Refusal(error.code, error.rule, params && { params });
}

/** Approves or rejects an application that waits for the caller, with all that follows. */
async function decideOn(
  tx: Tx,
  waiting: ToDecide,
  asked: Asked,
  { call, at }: { readonly call: SignedInCall; readonly at: Date },
): Promise<SubmittedApplication> {
  const { application, signs } = waiting;
  const { decision, comment } = asked;
  const done = decision === 'approve' ? await consequence(tx, waiting, asked, call, at).catch(ofWhole) : {};
  const forOffice = !signs && application.deciderId !== call.person.id;
  const why = { by: call.person, signs, comment, forOffice, at };
  const who = { deciderId: call.person.id, signedForId: signs?.principalId ?? null };
  const decided = await become(tx, application, decision, { ...done, ...who, comment, decidedAt: at }, why);
  const { signedFor } = decided;
  const forWhom = signedFor && { signedFor: { zh: signedFor.name, en: signedFor.nameEn } };
  noteChange(call, Application, { state: 'pending' }, { state: stateIn(decided), ...forWhom, ...(comment && { comment }) });
  await tellApplicant(tx, decided, decision === 'approve' ? 'approved' : 'rejected', why);
  return decided;
}

/** @throws Refusal as {@link decideOnApplication} does */
async function decide(services: Services, asked: Asked, call: SignedInCall): Promise<Application> {
  const { number, decision, comment, version } = asked;
  return unitOfGrants(services, async (tx, at) => {
    const deciding = await decidingOf(services, call, { read: tx, about: { number } });
    const waiting = await toDecide(tx, number, decision, deciding, call);
    const { application } = waiting;
    // Changes are looked at one by one.
    if (asked.together && asksForChange(application)) throw new Refusal(404, 'not-found', { field: 'number' });
    if (decision === 'reject' && !comment) throw new Refusal(404, 'reject-reason', { field: 'comment' });
    if (version !== undefined && application.version !== version) throw new Refusal(500, 'changed-meanwhile');
    const decided = await decideOn(tx, waiting, asked, { call, at });
    return applicationOf(decided, deciding.partIn(decided));
  });
}

/**
 * Decides on an application that waits for the caller: once, in the version and with what was shown (PROJ-6, PROJ-7, PROJ-20).
 * @throws Refusal 404 `not-found`, `reject-reason`, `application-leads`, and the rules `grant-…` and `change-…`; 500 `application-handled`,
 * `changed-meanwhile`, `project-frozen`, `project-closed`, `grant-ended`, `change-none`, `change-planned`, `change-own`
 */
export const decideOnApplication = (
  services: Services,
  { comment, ...asked }: RequestOf<typeof approvalsEndpoints.decide>,
  call: SignedInCall,
): Promise<Application> => decide(services, { ...asked, comment: seenOf(comment) }, call);

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
    const asked = { number, decision: 'approve', comment, shown: mark, together: { made } } as const;
    const fault = await runPart(call, (part) => decide(services, asked, part)).then(({ grant = '' }) => void made.push(grant), faultOf);
    outcomes.push({ number, ...fault });
  }
  call.entry.target = shown.map(({ number }) => number).join(', ');
  return { outcomes };
}
