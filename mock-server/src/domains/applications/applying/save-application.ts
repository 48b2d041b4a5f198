import { type Application, ApplicationDraft } from '@hall/contract/applications';
import type { ApplicationAction } from '@hall/contract/rules/application-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { applicationNumbered, OWN } from '../application-scope.ts';
import { become, decidesOn } from '../change-applications.ts';
import type { Edited, StoredApplication } from '../stored-applications.ts';
import { tellDecider } from '../tell-of-application.ts';
import { begin, submittedTo } from './begin.ts';
import { checkDraft } from './check-draft.ts';
import { ownApplication } from './own-application.ts';
import { type ReadDraft, readDraft } from './read-draft.ts';

/** Keeps what was read of an application that there is, beside it where others have seen what it is. */
const keep = (tx: Tx, { number, state }: StoredApplication, { data }: ReadDraft) =>
  tx.application.update({
    where: { number },
    data: { ...(state === 'draft' ? data : { edited: JSON.stringify(data satisfies Edited) }), version: { increment: 1 } },
  });

/** The application that is edited; none where it is a new one. */
const known = async (tx: Tx, { number, version }: ApplicationDraft, action: ApplicationAction, call: SignedInCall) =>
  number ? ownApplication(tx, { number, version }, action, call, 'grant') : undefined;

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
 * Keeps a draft, however incomplete (PROJ-14). What was rejected or withdrawn stays as others know it until it is submitted again.
 * @throws Refusal as `ownApplication` and `readDraft` do
 */
export async function saveApplication(services: Services, draft: ApplicationDraft, call: SignedInCall): Promise<Application> {
  return unitOfGrants(services, async (tx, at) => {
    const before = await known(tx, draft, 'edit', call);
    const read = await readDraft(tx, draft, call.person);
    noteDraft(call, draft, read);
    const number = before?.number ?? (await begin(tx, read.data, call, at));
    if (before) await keep(tx, before, read);
    return applicationOf(await applicationNumbered(tx, number, {}, call), OWN);
  });
}

/**
 * Hands an application in to who decides on it (PROJ-3).
 * @throws Refusal as {@link saveApplication} and `checkDraft` do
 */
export async function submitApplication(services: Services, draft: ApplicationDraft, call: SignedInCall): Promise<Application> {
  return unitOfGrants(services, async (tx, at) => {
    const before = await known(tx, draft, 'submit', call);
    const read = await readDraft(tx, draft, call.person);
    noteDraft(call, draft, read);
    const project = await checkDraft(tx, draft, read, { applicant: call.person, today: wireDay(at) });
    const decider = decidesOn({ project, changes: null }, { applicantId: call.person.id, personId: read.person.id });
    const { number, state, round } = before ?? { number: await begin(tx, read.data, call, at), state: 'draft', round: 0 };
    const why = { by: call.person, actor: call.actor, at };
    const application = await become(
      tx,
      { number, state, changes: null },
      'submit',
      { ...read.data, ...submittedTo(decider, at), round: round + 1 },
      why,
    );
    await tellDecider(tx, application, why);
    return applicationOf(application, OWN);
  });
}
