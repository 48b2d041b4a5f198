import { readParameters } from '@hall/contract/parameter-table';
import { peopleEndpoints } from '@hall/contract/people';
import type { Reader } from '@hall/database/database';
import { enterOperatorsWork } from '@hall/database/operator-entry';
import { hashPassword } from '@hall/database/password-hash';
import { temporaryPassword } from '@hall/database/temporary-password';
import { createClock } from './core/clock.ts';
import { personCalled } from './core/person-called.ts';
import { givePassword } from './domains/people/index.ts';
import { requiredPerson } from './required-person.ts';
import { type Command, nothingMore, withDatabase } from './run-command.ts';

const { zh, en, action = en } = peopleEndpoints.resetPassword.summary;

/**
 * Gives a person a temporary password, ends the person's sessions and tells the person.
 * @param given a user name or a staff number
 * @throws SettingsError for what is neither
 */
export const renewPassword: Command = async ([typed = '', ...rest], env) => {
  nothingMore(rest);
  return withDatabase(env, async ({ database }) => {
    const person = await requiredPerson(database, typed, 'say whose it is: new-password <user name or staff number>');
    const clock = createClock();
    const password = temporaryPassword();
    const passwordHash = await hashPassword(password);
    const target = personCalled(person);
    await database.unitOfWork(async (tx) => {
      await givePassword(tx, { clock }, person, passwordHash);
      await enterOperatorsWork(tx, { at: clock.now(), command: 'new-password', module: 'people', action: { zh, en: action }, target });
    });
    return `${target.en}, user name ${person.userName}: password ${password} (shown this once${await untilWhen(database.read)}).`;
  });
};

/** Until when a temporary password is good, as the parameters stand. */
export async function untilWhen(read: Reader): Promise<string> {
  const { forceFirstChange } = readParameters(await read.parameter.findMany());
  return forceFirstChange === '1' ? ', changed at the next sign-in' : '';
}
