import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { applicationNumbered, type Looking, type PartIn, partsOf, visibleTo } from '../application-scope.ts';
import { isPending, type SubmittedApplication } from '../stored-applications.ts';

/** What somebody may see of applications, and what they have to do with each. */
export interface Deciding {
  readonly visible: object;
  readonly partIn: PartIn;
}

/** As it is now, or in a unit of work: who signs for another may not any more by then. */
export const decidingOf = async (services: Services, { person }: SignedInCall, looking: Looking): Promise<Deciding> => ({
  visible: await visibleTo(services, person, looking),
  partIn: await partsOf(services, person, looking.read),
});

/**
 * An application that waits for the caller, or did so or could have.
 * @throws Refusal 404 `not-found`
 */
export async function toShow(
  read: Reader,
  number: string,
  { visible, partIn }: Deciding,
  call: SignedInCall,
  field: 'number' | 'numbers' = 'number',
): Promise<SubmittedApplication> {
  const application = await applicationNumbered(read, number, visible, call, field);
  const { decides, judges } = partIn(application);
  if (application.state === 'draft' || !(decides || (judges && !isPending(application)))) throw new Refusal(404, 'not-found', { field });
  return application as SubmittedApplication;
}
