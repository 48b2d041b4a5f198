import { type PersonDetails, personManagementEndpoints } from '@hall/contract/person-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { notFound, Refusal } from '../../../core/refusal.ts';
import { byStaffNumber, holdsAllOf, scopeOf } from '../../../core/scope.ts';
import { type SealedTexts, sealedTexts } from '../../../core/sealed-text.ts';
import type { Services } from '../../../core/services.ts';

interface OfPerson {
  readonly staffNumber: string;
}

const { access } = personManagementEndpoints.changePerson;

/** An ID number without what tells the person: region, and the last two digits. */
export const maskedIdNumber = (idNumber: string): string => idNumber.slice(0, 4) + '*'.repeat(idNumber.length - 6) + idNumber.slice(-2);

/**
 * A person whom the caller edits, within the scope in which the caller may; the log names the person.
 * @throws Refusal 404 `not-found`; 403 for an administrator's account, which administrators alone edit
 */
export async function editedPerson(read: Reader, services: Services, { staffNumber }: OfPerson, { person: caller, entry }: SignedInCall) {
  const visible = await byStaffNumber(await scopeOf(services, caller, access), { services });
  const person = await read.person.findFirst({ where: { AND: [visible, { staffNumber }] }, include: { roles: true, department: true } });
  if (!person) throw notFound('staffNumber');
  entry.target = { zh: `${person.name} ${staffNumber}`, en: `${person.nameEn} ${staffNumber}` };
  const isAdmin = person.roles.some(({ roleId }) => roleId === ADMIN_ROLE);
  if (isAdmin && !caller.roles.includes(ADMIN_ROLE)) throw new Refusal(403, 'no-permission');
  return person;
}
export type EditedPerson = Awaited<ReturnType<typeof editedPerson>>;

/** What editions are made with: without this installation's key nobody finds the ID number that is in one. */
export const editions = (services: Services): Promise<SealedTexts> => sealedTexts(services, 'editions');

/** What is said of a person, to be edited: of two who edit it the second is told, and so is who edits what was changed elsewhere. */
export function detailsOf(person: EditedPerson, { digest }: SealedTexts): PersonDetails {
  const { staffNumber, userName, name, nameEn, departmentId, enabled, local } = person;
  const said = {
    ...{ staffNumber, userName, name, nameEn, departmentId, enabled, local },
    maskedIdNumber: person.idNumber ? maskedIdNumber(person.idNumber) : undefined,
    phone: person.phone ?? undefined,
    contactPhone: person.contactPhone ?? undefined,
    email: person.email ?? undefined,
    roleIds: person.roles.map(({ roleId }) => roleId).sort(),
  };
  return { ...said, edition: digest(JSON.stringify([said, person.idNumber])) };
}

/** @throws Refusal as {@link editedPerson} */
export const personDetails = async (services: Services, asked: OfPerson, call: SignedInCall): Promise<PersonDetails> =>
  detailsOf(await editedPerson(services.database.read, services, asked, call), await editions(services));

/** Whether somebody can give a role, and take it: administrators every one, others what lets do nothing beyond the own. */
export const canGive = async (services: Services, { person }: SignedInCall, roleId: string): Promise<boolean> =>
  person.roles.includes(ADMIN_ROLE) || (roleId !== ADMIN_ROLE && (await holdsAllOf(services, person, roleId)));

/**
 * Lets pass who could not get further by getting in as a person.
 * @throws Refusal 403 `beyond-own` at the field by which that is tried
 */
export async function requireWithinOwn(services: Services, call: SignedInCall, { roles }: Pick<EditedPerson, 'roles'>, field: string) {
  for (const { roleId } of roles) if (!(await canGive(services, call, roleId))) throw new Refusal(403, 'beyond-own', { field });
}
