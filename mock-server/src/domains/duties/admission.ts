import { ADMIN_ROLE } from '@hall/contract/roles';
import { ENFORCED_DUTIES, isEnforced, type UnmetDuty, unmetDuties } from '@hall/contract/rules/duties';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import { held } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { hasUnreadNotice } from '../notices/index.ts';
import { serialStanding } from './serial.ts';

/**
 * Lets a call go on to its handler, or not (AUTH-12, AUTH-13, AUTH-16, NOTICE-3). What it depends on came with the session or is kept
 * in memory; notices alone are looked up, and only while reading them is compulsory.
 */
export async function admit(services: Services, endpoint: Endpoint, { person }: SignedInCall): Promise<void> {
  await requireSerial(services, person);
  const exempt = endpoint.duringDuties ?? [];
  if (ENFORCED_DUTIES.every((duty) => exempt.includes(duty))) return;
  const [first] = await enforcedDuties(services, person);
  if (first?.rule && !exempt.some((duty) => duty === first.duty)) throw new Refusal(403, first.rule);
}

/** Whoever may set another serial number is let in without a good one; administrators also where the permission was deleted (AUTH-16). */
const setsSerial = async (services: Services, { roles }: SignedInPerson): Promise<boolean> =>
  roles.includes(ADMIN_ROLE) || (await held(services, roles)).has('system.serial');

async function requireSerial(services: Services, person: SignedInPerson): Promise<void> {
  const { state } = await serialStanding(services);
  if (state !== 'expired' && state !== 'wrong') return;
  if (await setsSerial(services, person)) return;
  throw state === 'expired' ? new Refusal('ERRCODE_002', 'serial-expired') : new Refusal('ERRCODE_003', 'serial-wrong');
}

/** The duties of the person that the server enforces, in the order in which they are to be met. */
async function enforcedDuties(services: Services, person: SignedInPerson): Promise<UnmetDuty[]> {
  const parameters = await hallParameters(services);
  const unread = parameters.compulsoryNotices === '1' && (await hasUnreadNotice(services, person));
  const all = unmetDuties({
    parameters,
    person: person.duty,
    unreadNotices: Number(unread),
    setsSerial: false,
    serial: 'valid',
    dueLoans: 0,
    putOff: new Set(),
  });
  return all.filter(({ duty }) => isEnforced(duty));
}
