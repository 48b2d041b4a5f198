import type { Application } from '@hall/contract/applications';
import { ChangeApplicationDraft, type changeApplicationsEndpoints } from '@hall/contract/change-applications';
import type { ChangeableGrant } from '@hall/contract/grant-changes';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import {
  bringToDay,
  changeableToHolder,
  changeOf,
  checkedToApply,
  grantToApplyFor,
  type KeptChange,
  loggedOf,
  presentOf,
  type StoredGrant,
  unitOfGrants,
} from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { OWN } from '../application-scope.ts';
import { become, decidesOn } from '../change-applications.ts';
import { findApplications, type StoredApplication } from '../stored-applications.ts';
import { tellDecider } from '../tell-of-application.ts';
import { begin, submittedTo } from './begin.ts';
import { ownApplication } from './own-application.ts';

/** Of changes of a grant one waits at a time. @throws Refusal 500 `change-pending` */
async function requireNoOther(read: Reader | Tx, changesNumber: string): Promise<void> {
  const other = await read.application.findFirst({ where: { changesNumber, state: 'pending' } });
  if (other) throw new Refusal(500, 'change-pending', { params: { number: other.number } });
}

/**
 * A grant of the caller's, and what change of it can be applied for (PROJ-23).
 * @throws Refusal 404 `not-found`, of others' as well; 500 `grant-ended`, `project-frozen`, `change-pending`
 */
export async function changeToApplyFor(
  services: Services,
  { number }: RequestOf<typeof changeApplicationsEndpoints.toApplyFor>,
  call: SignedInCall,
): Promise<ChangeableGrant> {
  await bringToDay(services);
  const { read } = services.database;
  const grant = await grantToApplyFor(read, number, call);
  await requireNoOther(read, number);
  return changeableToHolder(read, grant);
}

/** The application that is written anew, which is for the same grant; none where it is a new one. @throws Refusal as `ownApplication` does */
async function known(tx: Tx, draft: ChangeApplicationDraft, call: SignedInCall): Promise<StoredApplication | undefined> {
  const { application: number, version } = draft;
  if (!number) return undefined;
  const application = await ownApplication(tx, { number, version }, 'submit', call, 'change');
  if (application.changesNumber !== draft.number) throw new Refusal(404, 'not-found', { field: 'application' });
  return application;
}

/** What is kept of a change that is applied for. */
const keptOf = (grant: StoredGrant, { lastDay, longTerm, ...terms }: KeptChange, { from, reason }: ChangeApplicationDraft) => ({
  ...terms,
  ...{ projectCode: grant.projectCode, personId: grant.personId, duration: longTerm ? ('long' as const) : ('custom' as const) },
  ...{ firstDay: from, lastDay: longTerm ? null : lastDay, amount: terms.controlled ? Number(terms.amount) : null },
  ...{ mayRegrant: grant.mayRegrant, showsBalance: grant.showsBalance, showsLedger: grant.showsLedger, reason: reason.trim() },
});

/** Keeps a change of a grant as a draft, which nobody sees before it is submitted. */
async function begun(
  tx: Tx,
  grant: StoredGrant,
  data: ReturnType<typeof keptOf>,
  call: SignedInCall,
  at: Date,
): Promise<StoredApplication> {
  const number = await begin(tx, { ...data, changesNumber: grant.number }, call, at);
  const [application] = (await findApplications(tx, { where: { number } })) as [StoredApplication];
  return application;
}

/** Tells the log what is applied for. */
function noteDraft(call: SignedInCall, grant: StoredGrant, draft: ChangeApplicationDraft): void {
  const { from, reason } = draft;
  noteChange(call, ChangeApplicationDraft, loggedOf(presentOf(grant)), { ...loggedOf(changeOf(draft)), from });
  noteChange(call, ChangeApplicationDraft, {}, { number: { zh: grant.number, en: grant.number }, reason: reason.trim() });
}

/**
 * Hands in that a grant of the caller's be changed, to who decides on it (PROJ-23). What there is holds until it is approved.
 * @throws Refusal 404 `not-found`, and the rules `grant-…` and `change-…` at the field; 500 `grant-ended`, `change-none`, `change-planned`,
 * `project-frozen`, `change-pending`, `application-action`, `changed-meanwhile`
 */
export async function applyForChange(services: Services, draft: ChangeApplicationDraft, call: SignedInCall): Promise<Application> {
  return unitOfGrants(services, async (tx, at) => {
    const grant = await grantToApplyFor(tx, draft.number, call);
    const before = await known(tx, draft, call);
    await requireNoOther(tx, grant.number);
    noteDraft(call, grant, draft);
    const terms = await checkedToApply(tx, grant, changeOf(draft), wireDay(at));
    const data = keptOf(grant, terms, draft);
    const written = before ?? (await begun(tx, grant, data, call, at));
    const why = { by: call.person, actor: call.actor, at };
    const waits = submittedTo(decidesOn(written, written), at);
    const application = await become(tx, written, 'submit', { ...data, ...waits, round: written.round + 1 }, why);
    await tellDecider(tx, application, why);
    return applicationOf(application, OWN);
  });
}
