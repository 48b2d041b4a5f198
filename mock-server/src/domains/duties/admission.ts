import type { Parameters } from '@hall/contract/parameter-table';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { ENFORCED_DUTIES, isEnforced, type UnmetDuty, unmetDuties } from '@hall/contract/rules/duties';
import { untilNextDay } from '@hall/contract/rules/shanghai';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { hallParameters } from '../../core/parameters.ts';
import { held } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { hasUnreadNotice, nextNotice } from '../notices/index.ts';
import { serialStanding } from './serial.ts';

/**
 * Lets a call go on to its handler, or not (AUTH-12, AUTH-13, AUTH-16, NOTICE-3). What it depends on came with the session or is kept
 * in memory; notices alone are looked up, and only while reading them is compulsory. What the person has to do first nobody who acts as
 * the person can do, nor is kept from anything by it (SYS-9).
 * @returns until when it lets the person on, if nothing is committed: the serial number is good for whole days, and notices become due
 */
export async function admit(
  services: Services,
  endpoint: Endpoint,
  { person, actor }: Pick<SignedInCall, 'person' | 'actor'>,
): Promise<number> {
  const now = services.clock.now();
  const tomorrow = now.getTime() + untilNextDay(now);
  await requireSerial(services, actor ?? person);
  if (actor) return tomorrow;
  const exempt = endpoint.duringDuties ?? [];
  if (ENFORCED_DUTIES.every((duty) => exempt.includes(duty))) return tomorrow;
  const parameters = await hallParameters(services);
  const notices = parameters.compulsoryNotices === '1';
  const until = notices ? Math.min(tomorrow, await nextNotice(services)) : tomorrow;
  const [first] = enforcedDuties(parameters, person, notices && (await hasUnreadNotice(services, person)));
  if (first?.rule && !exempt.some((duty) => duty === first.duty)) throw new Refusal(403, first.rule);
  return until;
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
function enforcedDuties(parameters: Parameters, person: SignedInPerson, unread: boolean): UnmetDuty[] {
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
