import { type ApplicationAction, type ApplicationKind, applicationFault } from '@hall/contract/rules/application-states';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { applicationNumbered, madeBy } from '../application-scope.ts';
import { ofKind, type StoredApplication, stateIn } from '../stored-applications.ts';

/**
 * An application of the caller with which something can be done, in the version that was shown.
 * @param kind of one that is written anew
 * @throws Refusal 404 `not-found`; 500 `application-handled`, `application-action`, `changed-meanwhile`
 */
export async function ownApplication(
  tx: Tx,
  { number, version }: { readonly number: string; readonly version?: number | undefined },
  action: ApplicationAction,
  call: SignedInCall,
  kind?: ApplicationKind,
): Promise<StoredApplication> {
  const where = { AND: [madeBy(call.person), ...(kind ? [ofKind(kind)] : [])] };
  const application = await applicationNumbered(tx, number, where, call, kind === 'change' ? 'application' : 'number');
  const fault = applicationFault(action, stateIn(application));
  if (fault) throw new Refusal(500, fault);
  if (application.version !== version) throw new Refusal(500, 'changed-meanwhile');
  return application;
}
