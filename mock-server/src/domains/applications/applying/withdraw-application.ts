import type { Application, applicationsEndpoints } from '@hall/contract/applications';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { unitOfGrants } from '../../authorizations/index.ts';
import { applicationOf } from '../application-of.ts';
import { OWN } from '../application-scope.ts';
import { become } from '../change-applications.ts';
import { untellApplicant } from '../tell-of-application.ts';
import { ownApplication } from './own-application.ts';

type Named = RequestOf<typeof applicationsEndpoints.withdraw>;

/**
 * Takes an application back before anybody decides.
 * @throws Refusal 404 `not-found`; 500 `application-handled`, `application-action`, `changed-meanwhile`
 */
export const withdrawApplication = (services: Services, named: Named, call: SignedInCall): Promise<Application> =>
  unitOfGrants(services, async (tx, at) => {
    const before = await ownApplication(tx, named, 'withdraw', call);
    const why = { by: call.person, actor: call.actor, at };
    return applicationOf(await become(tx, before, 'withdraw', { deciderId: null }, why), OWN);
  });

/**
 * Deletes a draft, or what was withdrawn: it is gone for who made it. Its number is never another's, and who decided on it still sees that.
 * @throws Refusal 404 `not-found`; 500 `application-action`, `changed-meanwhile`
 */
export const removeApplication = (services: Services, named: Named, call: SignedInCall): Promise<void> =>
  unitOfGrants(services, async (tx, at) => {
    const { number } = await ownApplication(tx, named, 'remove', call);
    await tx.application.update({ where: { number }, data: { removedAt: at, edited: null, version: { increment: 1 } } });
    await untellApplicant(tx, number, at);
  });
