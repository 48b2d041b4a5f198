import { logsEndpoints } from '@hall/contract/logs';
import { personManagementEndpoints } from '@hall/contract/person-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { PersonSignIn, UserInfoDetails, userInfoEndpoints } from '@hall/contract/user-info';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../../core/call.ts';
import { maskedAddress, maskedContactPhone, maskedEmail, maskedPhone } from '../../../core/masks.ts';
import { notFound } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { signInsOf } from '../../logs/index.ts';
import { personNumbered, seenOf } from './people-seen.ts';
import { isWithin, OTHERS_INFO } from './whose-info.ts';

/** Sign-ins that are shown of a person. */
const SIGN_INS = 10;

type Found = NonNullable<Awaited<ReturnType<typeof personNumbered>>>;

/** A person within the caller's rows, of whom the log then tells. @throws Refusal 404 `not-found` */
async function personSeen(services: Services, staffNumber: string, { person: caller, entry }: SignedInCall): Promise<Found> {
  const person = await personNumbered(services.database.read, staffNumber);
  if (!person || !(await isWithin(services, caller, person, OTHERS_INFO))) throw notFound('staffNumber');
  entry.target = { zh: `${person.name} ${staffNumber}`, en: `${person.nameEn} ${staffNumber}` };
  return person;
}

/** Whether the caller may change how a person is reached, and so sees it in full: one's own everybody does. */
async function seesContact(services: Services, { person: caller }: SignedInCall, person: Found): Promise<boolean> {
  if (person.id === caller.id) return true;
  const isAdmin = person.roles.some(({ roleId }) => roleId === ADMIN_ROLE);
  if (isAdmin && !caller.roles.includes(ADMIN_ROLE)) return false;
  return isWithin(services, caller, person, personManagementEndpoints.changePerson.access);
}

function contactOf({ phone, contactPhone, email }: Found, inFull: boolean) {
  const shown = (text: string | null, mask: (text: string) => string) => (text && !inFull ? mask(text) : (text ?? undefined));
  return {
    phone: shown(phone, maskedPhone),
    contactPhone: shown(contactPhone, maskedContactPhone),
    email: shown(email, maskedEmail),
  };
}

/** The addresses of others are for who may read the sign-in log of them. */
async function lastSignIns(services: Services, { person: caller }: SignedInCall, person: Found): Promise<PersonSignIn[]> {
  const inFull = await isWithin(services, caller, person, logsEndpoints.signIns.access);
  const records = await signInsOf(services, person.staffNumber, SIGN_INS);
  return records.map(({ id, at, address, browser, way, result, reason }) => ({
    ...{ id, at, browser, way, result, reason },
    address: inFull ? address : maskedAddress(address),
  }));
}

/** @throws Refusal 404 `not-found` for a staff number that is nobody's or outside of the caller's rows */
export async function userInfo(
  services: Services,
  { staffNumber }: RequestOf<typeof userInfoEndpoints.userInfo>,
  call: SignedInCall,
): Promise<UserInfoDetails> {
  const person = await personSeen(services, staffNumber || call.person.staffNumber, call);
  const inFull = await seesContact(services, call, person);
  return {
    ...seenOf(person),
    ...contactOf(person, inFull),
    masked: !inFull,
    own: person.id === call.person.id,
    signIns: await lastSignIns(services, call, person),
  };
}
