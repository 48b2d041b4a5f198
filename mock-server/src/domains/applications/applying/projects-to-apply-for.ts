import type { applicationsEndpoints } from '@hall/contract/applications';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { projectsFoundBy } from '../../authorizations/index.ts';

/** The projects that can be applied for, by code or name: whoever applies knows one of the two. */
export const projectsToApplyFor = (
  services: Services,
  { closed = false, ...asked }: RequestOf<typeof applicationsEndpoints.projects>,
  _: SignedInCall,
): Promise<Page<ProjectToApplyFor>> => projectsFoundBy(services, asked, closed ? {} : { state: { not: 'closed' } });
