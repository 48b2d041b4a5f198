import type { SignedInPerson } from '../../../core/call.ts';
import { covers, type RowAccess, scopeOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';

/** What shows user info of others, each for its rows (INFO-1): who sees the accounts of people sees no less of them here. */
export const OTHERS_INFO: RowAccess = ['people.info.others', 'system.accounts'];

/** A person of whom something is asked. */
interface Whom {
  readonly id: string;
  readonly departmentId: string;
}

/** Whether somebody is within the rows that a permission shows to another; oneself always is. */
export const isWithin = async (services: Services, caller: SignedInPerson, person: Whom, access: RowAccess): Promise<boolean> =>
  person.id === caller.id || covers(await scopeOf(services, caller, access), person);
