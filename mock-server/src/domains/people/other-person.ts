import { ADMIN_ROLE } from '@hall/contract/roles';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import { byStaffNumber, type RowAccess, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';

/**
 * The person whose account the caller acts on, within the scope in which the caller holds the action; the log names the person.
 * @throws Refusal 404 `not-found` for an unknown staff number or one outside of the scope; 500 `not-yourself`; 403 for an
 * administrator's account, which administrators alone act on: who can set a password can sign in with it
 */
export async function otherPerson(
  tx: Tx,
  services: Services,
  staffNumber: string,
  { person: caller, entry }: SignedInCall,
  access: RowAccess,
) {
  const visible = await byStaffNumber(await scopeOf(services, caller, access), { services });
  const person = await tx.person.findFirst({ where: { AND: [visible, { staffNumber }] }, include: { roles: true } });
  if (!person) throw notFound('staffNumber');
  entry.target = { zh: `${person.name} ${staffNumber}`, en: `${person.nameEn} ${staffNumber}` };
  if (person.id === caller.id) throw new Refusal(500, 'not-yourself');
  const isAdmin = person.roles.some(({ roleId }) => roleId === ADMIN_ROLE);
  if (isAdmin && !caller.roles.includes(ADMIN_ROLE)) throw new Refusal(403, 'no-permission');
  return person;
}
