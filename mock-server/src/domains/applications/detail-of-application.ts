import type { ApplicationDetail, applicationsEndpoints } from '@hall/contract/applications';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay } from '../authorizations/index.ts';
import { applicationOf, stepOf } from './application-of.ts';
import { applicationNumbered, partsOf, visibleTo } from './application-scope.ts';
import { editedOf } from './stored-applications.ts';

/** An application with the whole of its way, the first step first (PROJ-28). @throws Refusal 404 `not-found` */
export async function detailOfApplication(
  services: Services,
  { number }: RequestOf<typeof applicationsEndpoints.detail>,
  call: SignedInCall,
): Promise<ApplicationDetail> {
  await bringToDay(services);
  const { read } = services.database;
  const partIn = await partsOf(services, call.person);
  const stored = await applicationNumbered(read, number, await visibleTo(services, call.person, { about: { number } }), call);
  const steps = await read.applicationStep.findMany({ where: { applicationNumber: number }, orderBy: { id: 'asc' } });
  const part = partIn(stored);
  const edited = part.applies ? await editedOf(read, stored) : undefined;
  return {
    application: applicationOf(stored, part),
    steps: steps.map(stepOf),
    edited: edited && applicationOf(edited, part),
  };
}
