import type { PressingGrant } from '@hall/contract/authorizations';
import { type GrantReminder, isLow, pressingEnd, REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay } from './day.ts';
import { availableOf } from './grant-money.ts';
import { dayAfter } from './remind-of-grants.ts';
import { findGrants, type StoredGrant } from './stored-grants.ts';

/** What is true of the grants of which a person is reminded: as who holds them, or as who gave them. */
export type Reminded = (person: Pick<SignedInPerson, 'id'>) => object;
export const asHolder: Reminded = ({ id }) => ({ personId: id });
export const asAuthorizer: Reminded = ({ id }) => ({ authorizerId: id });

const IN_USE = { state: 'active' } as const;
const ENDS = { reminders: { some: { kind: { in: Object.keys(REMINDED_DAYS) } } } };

const isLowNow = (grant: StoredGrant): boolean => isLow(Number(grant.amount), availableOf(grant));

/** The numbers of grants of which little is left: some of which people were reminded has got back since what was spent. */
const lowOnes = async (read: Reader, whose: object): Promise<string[]> => {
  const reminded = await findGrants(read, { where: { ...IN_USE, ...whose, controlled: true, reminders: { some: { kind: 'low' } } } });
  return reminded.filter(isLowNow).map(({ number }) => number);
};

/** What is true of the grants of which somebody was reminded, as long as what it was for is so (PROJ-11). @param today yyyy-MM-dd */
export const pressing = async (read: Reader, whose: object, today: string): Promise<object> => {
  const endsSoon = { lastDay: { lte: dayAfter(today, REMINDED_DAYS.month) }, ...ENDS };
  return { ...IN_USE, ...whose, OR: [endsSoon, { number: { in: await lowOnes(read, whose) } }] };
};

function remindersOf(grant: StoredGrant, today: string): GrantReminder[] {
  const end = pressingEnd(today, grant.lastDay);
  return [...(end ? [end] : []), ...(isLowNow(grant) ? (['low'] as const) : [])];
}

/** Answers what presses somebody, what ends first first. */
const pressingOf =
  (reminded: Reminded) =>
  async (services: Services, _: unknown, { person }: SignedInCall): Promise<PressingGrant[]> => {
    await bringToDay(services);
    const [{ read }, today] = [services.database, wireDay(services.clock.now())];
    const where = await pressing(read, reminded(person), today);
    const found = await findGrants(read, { where, orderBy: [{ lastDay: { sort: 'asc', nulls: 'last' } }, { number: 'asc' }] });
    return found.map((grant) => ({
      number: grant.number,
      about: grant.project?.name ?? grant.department.name,
      aboutEn: grant.project?.nameEn ?? grant.department.nameEn,
      reminders: remindersOf(grant, today),
    }));
  };

export const pressingHeld = pressingOf(asHolder);
export const pressingGiven = pressingOf(asAuthorizer);
