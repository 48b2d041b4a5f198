import type { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { projectsFoundBy } from '../giving/projects-found.ts';
import { headedBy } from './headed.ts';

/** The projects of departments that the caller heads, and of those below, by code or name; none that is closed. */
export async function projectsOfDepartments(
  services: Services,
  asked: RequestOf<typeof departmentGrantsEndpoints.departmentProjects>,
  { person }: SignedInCall,
): Promise<Page<ProjectToApplyFor>> {
  return projectsFoundBy(services, asked, { state: { not: 'closed' }, departmentId: { in: await headedBy(services, person) } });
}
