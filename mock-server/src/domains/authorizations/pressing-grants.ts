import { isLow, REMINDED_DAYS } from '@hall/contract/rules/grant-reminders';
import { dayAfter } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import { availableOf } from './grant-money.ts';
import { findGrants } from './stored-grants.ts';

/** What is true of the grants of which a person is reminded: as who holds them, or as who gave them. */
export type Reminded = (person: Pick<SignedInPerson, 'id'>) => object;
export const asHolder: Reminded = ({ id }) => ({ personId: id });
export const asAuthorizer: Reminded = ({ id }) => ({ authorizerId: id });

const IN_USE = { state: 'active' } as const;
const ENDS = { reminders: { some: { kind: { in: Object.keys(REMINDED_DAYS) } } } };

/** The numbers of grants of which little is left: some of which people were reminded has got back since what was spent. */
const lowOnes = async (read: Reader, whose: object): Promise<string[]> => {
  const reminded = await findGrants(read, { where: { ...IN_USE, ...whose, controlled: true, reminders: { some: { kind: 'low' } } } });
  return reminded.filter((grant) => isLow(Number(grant.amount), availableOf(grant))).map(({ number }) => number);
};

/** What is true of the grants of which somebody was reminded, as long as what it was for is so (PROJ-11). @param today yyyy-MM-dd */
export const pressing = async (read: Reader, whose: object, today: string): Promise<object> => {
  const endsSoon = { lastDay: { lte: dayAfter(today, REMINDED_DAYS.month) }, ...ENDS };
  return { ...IN_USE, ...whose, OR: [endsSoon, { number: { in: await lowOnes(read, whose) } }] };
};
