import type { AuditEffect, changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { GrantChangeDraft } from '@hall/contract/grant-changes';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { faultBy, faultOf } from '../../../core/fault-of.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay, changeByNow, loggedOf, makeChange, markOf, presentOf, type Why } from '../../authorizations/index.ts';
import { changeAsked } from '../change-asked.ts';
import { asksForChange, type ChangeApplication, isPending } from '../stored-applications.ts';
import { decidingOf, toShow } from './deciding.ts';

async function effectBy(read: Reader, application: ChangeApplication, today: string, by: SignedInPerson): Promise<AuditEffect> {
  try {
    const { number } = application.changes;
    const { effect } = await changeByNow(read, number, changeAsked(application, today), { today, by });
    return { effect, shown: markOf(application.version, effect.shown) };
  } catch (error) {
    return faultOf(error);
  }
}

/** What approving a change would do, or why it cannot be; of one that was handled meanwhile that (PROJ-7, PROJ-24). @throws Refusal 404 `not-found` */
export async function effectOfAudit(
  services: Services,
  { number }: RequestOf<typeof changeApplicationsEndpoints.auditEffect>,
  call: SignedInCall,
): Promise<AuditEffect> {
  const deciding = await decidingOf(services, call, { about: { number } });
  await bringToDay(services);
  const { read } = services.database;
  const application = await toShow(read, number, deciding, call);
  if (!asksForChange(application)) throw new Refusal(404, 'not-found', { field: 'number' });
  if (!isPending(application)) return faultBy('application-handled');
  return effectBy(read, application, wireDay(services.clock.now()), call.person);
}

/**
 * Changes the grant as was applied for, if that does what was shown.
 * @throws Refusal as `changeByNow` does, and 500 `changed-meanwhile`
 */
export async function makeAskedChange(
  tx: Tx,
  application: ChangeApplication,
  shown: string | undefined,
  { call, signedFor, at }: { readonly call: SignedInCall; readonly at: Date } & Pick<Why, 'signedFor'>,
): Promise<void> {
  const [by, change] = [call.person, changeAsked(application, wireDay(at))];
  const { grant, terms, effect } = await changeByNow(tx, application.changes.number, change, { today: wireDay(at), by });
  if (markOf(application.version, effect.shown) !== shown) throw new Refusal(500, 'changed-meanwhile');
  const { from } = change;
  noteChange(call, GrantChangeDraft, loggedOf(presentOf(grant)), { ...loggedOf(change), from });
  await makeChange(tx, grant, { terms, from }, { by, signedFor, reason: application.reason, at });
}
