import { type Application, ApplicationDraft } from '@hall/contract/applications';
import { type ApplicationAction, applicationFault } from '@hall/contract/rules/application-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { nextNumberOfYear } from '../../../core/number-of-year.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { applicationNumbered } from '../application-scope.ts';
import { become, decidesOn } from '../change-applications.ts';
import { type StoredApplication, stateIn } from '../stored-applications.ts';
import { tellDecider } from '../tell-of-application.ts';
import { checkDraft } from './check-draft.ts';
import { type ReadDraft, readDraft } from './read-draft.ts';

const MINE = { applies: true, decides: false } as const;

/**
 * An application of the caller with which something can be done, in the version that was shown.
 * @throws Refusal 404 `not-found`; 500 `application-handled`, `application-action`, `changed-meanwhile`
 */
export async function ownApplication(
  tx: Tx,
  { number, version }: { readonly number: string; readonly version?: number | undefined },
  action: ApplicationAction,
  call: SignedInCall,
): Promise<StoredApplication> {
  const application = await applicationNumbered(tx, number, { applicantId: call.person.id }, call);
  const fault = applicationFault(action, stateIn(application));
  if (fault) throw new Refusal(500, fault);
  if (application.version !== version) throw new Refusal(500, 'changed-meanwhile');
  return application;
}

/** Keeps what was read of a draft. @returns its number */
async function keep(tx: Tx, draft: ApplicationDraft, { data }: ReadDraft, call: SignedInCall, at: Date): Promise<string> {
  if (draft.number) {
    await tx.application.update({ where: { number: draft.number }, data: { ...data, version: { increment: 1 } } });
    return draft.number;
  }
  const number = await nextNumberOfYear('SP', at, (startsWith) =>
    tx.application.findFirst({ where: { number: { startsWith } }, orderBy: { number: 'desc' }, select: { number: true } }),
  );
  await tx.application.create({ data: { number, ...data, applicantId: call.person.id, madeAt: at } });
  call.entry.target = number;
  return number;
}

/** Tells the log what is applied for, for whom. */
function noteDraft(call: SignedInCall, draft: ApplicationDraft, { project, person }: ReadDraft): void {
  const { number: _, version: __, amount, controlled, ...rest } = draft;
  const named = {
    ...(project && { project: { zh: project.name, en: project.nameEn } }),
    staffNumber: { zh: person.name, en: person.nameEn },
  };
  noteChange(call, ApplicationDraft, {}, { ...rest, ...named, controlled, ...(controlled && { amount }) });
}

/**
 * Keeps a draft, or what was rejected or withdrawn and is written anew, however incomplete (PROJ-14).
 * @throws Refusal as {@link ownApplication} and `readDraft` do
 */
export async function saveApplication(services: Services, draft: ApplicationDraft, call: SignedInCall): Promise<Application> {
  return unitOfGrants(services, async (tx, at) => {
    if (draft.number) await ownApplication(tx, { ...draft, number: draft.number }, 'edit', call);
    const read = await readDraft(tx, draft, call.person);
    noteDraft(call, draft, read);
    const number = await keep(tx, draft, read, call, at);
    return applicationOf(await applicationNumbered(tx, number, {}, call), MINE);
  });
}

/**
 * Hands an application in to who decides on it (PROJ-3).
 * @throws Refusal as {@link saveApplication} and `checkDraft` do
 */
export async function submitApplication(services: Services, draft: ApplicationDraft, call: SignedInCall): Promise<Application> {
  return unitOfGrants(services, async (tx, at) => {
    const before = draft.number ? await ownApplication(tx, { ...draft, number: draft.number }, 'submit', call) : undefined;
    const read = await readDraft(tx, draft, call.person);
    noteDraft(call, draft, read);
    const project = await checkDraft(tx, draft, read, { applicant: call.person, today: wireDay(at) });
    const decider = decidesOn(project, { applicantId: call.person.id, personId: read.person.id });
    const number = await keep(tx, draft, read, call, at);
    const why = { by: call.person, at };
    const pending = { state: 'pending', deciderId: decider?.id ?? null, comment: '', submittedAt: at, decidedAt: null } as const;
    const application = await become(tx, number, 'submitted', { ...pending, round: (before?.round ?? 0) + 1 }, why);
    await tellDecider(tx, application, why);
    return applicationOf(application, MINE);
  });
}
