import type { Application, applicationsEndpoints } from '@hall/contract/applications';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { become } from '../change-applications.ts';
import { ownApplication } from './save-application.ts';

type Named = RequestOf<typeof applicationsEndpoints.withdraw>;

/** Takes an application back before anybody decides. @throws Refusal 404 `not-found`; 500 `application-handled`, `changed-meanwhile` */
export const withdrawApplication = (services: Services, named: Named, call: SignedInCall): Promise<Application> =>
  unitOfGrants(services, async (tx, at) => {
    await ownApplication(tx, named, 'withdraw', call);
    const data = { state: 'withdrawn', deciderId: null } as const;
    const application = await become(tx, named.number, 'withdrawn', data, { by: call.person, at });
    return applicationOf(application, { applies: true, decides: false });
  });

/** Deletes a draft, or what was withdrawn, with its way. @throws Refusal 404 `not-found`; 500 `application-action`, `changed-meanwhile` */
export const removeApplication = (services: Services, named: Named, call: SignedInCall): Promise<void> =>
  unitOfGrants(services, async (tx) => {
    await ownApplication(tx, named, 'remove', call);
    const { number } = named;
    await tx.applicationStep.deleteMany({ where: { applicationNumber: number } });
    await tx.application.delete({ where: { number } });
  });
