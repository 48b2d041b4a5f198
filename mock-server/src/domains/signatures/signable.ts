import type { SignableProjects, signaturesEndpoints } from '@hall/contract/signatures';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { projectsFoundBy } from '../authorizations/index.ts';

/** What is true of the projects on which somebody decides in their own name: what is signed for them is not theirs to give on. */
export const decidedBy = (id: string): object => ({ OR: [{ leaderId: id }, { department: { headId: id } }] });

/** Whether somebody heads a department, and so decides on projects of it that come. */
export const headsSome = async (read: Reader | Tx, id: string): Promise<boolean> =>
  (await read.department.count({ where: { headId: id } })) > 0;

/** Projects that the caller may have signed for, by code or name; those that are closed are none. */
export async function signableProjects(
  services: Services,
  asked: RequestOf<typeof signaturesEndpoints.signable>,
  { person }: SignedInCall,
): Promise<SignableProjects> {
  const found = await projectsFoundBy(services, asked, { AND: [decidedBy(person.id), { state: { not: 'closed' } }] });
  return { ...found, heads: await headsSome(services.database.read, person.id) };
}
