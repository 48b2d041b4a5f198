import type { SignableProject, signaturesEndpoints } from '@hall/contract/signatures';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Page } from '@hall/contract/wire/page';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { projectsFoundBy } from '../authorizations/index.ts';

/** What is true of the projects on which somebody decides in their own name: what is signed for them is not theirs to give on. */
export const decidedBy = (id: string): object => ({ OR: [{ leaderId: id }, { department: { headId: id } }] });

/** Projects that the caller may have signed for, by code or name; those that are closed are none. */
export async function signableProjects(
  services: Services,
  asked: RequestOf<typeof signaturesEndpoints.signable>,
  { person }: SignedInCall,
): Promise<Page<SignableProject>> {
  const { total, rows } = await projectsFoundBy(services, asked, { AND: [decidedBy(person.id), { state: { not: 'closed' } }] });
  return {
    total,
    rows: rows.map(({ code, name, nameEn, department, departmentEn, leader, leaderEn, state }) => ({
      ...{ code, name, nameEn, department, departmentEn, leader, leaderEn, state },
    })),
  };
}
