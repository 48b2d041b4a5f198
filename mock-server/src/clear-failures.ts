import { isIP } from 'node:net';
import type { Bilingual } from '@hall/contract/bilingual';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Database } from '@hall/database/database';
import { enterOperatorsWork } from '@hall/database/operator-entry';
import { networkOf } from './core/network.ts';
import { personCalled } from './core/person-called.ts';
import { addressSubject, forgetFailures, nameSubject, personNamed } from './domains/session/index.ts';
import { type Command, nothingMore, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

const ACTION: Bilingual = { zh: '清除登录失败记录', en: 'Clear failed sign-ins' };

/** Whose failed sign-ins are cleared. */
interface Subject {
  readonly id: string;
  readonly called: Bilingual;
}

/**
 * Clears the failed sign-ins of a person or of an address (of an IPv6 one, of its /64 network), so that neither a picture nor a refusal
 * stands before them.
 * @param given a user name, a staff number or an address
 * @throws SettingsError for what is none of them
 */
export const clearFailures: Command = async ([typed = '', ...rest], env) => {
  nothingMore(rest);
  return withDatabase(env, async ({ database }) => {
    const { id, called } = await subjectOf(database, typed);
    const cleared = await database.unitOfWork(async (tx) => {
      const { failures, refusedUntil } = await forgetFailures(tx, id);
      if (failures === 0 && !refusedUntil) return undefined;
      await enterOperatorsWork(tx, { at: new Date(), command: 'forget-failures', module: 'session', action: ACTION, target: called });
      return `${failures} failed sign-ins${refusedUntil ? `, and a refusal until ${wireMoment(refusedUntil)}` : ''}`;
    });
    return cleared ? `Cleared of ${called.en}: ${cleared}.` : `There is nothing to clear of ${called.en}.`;
  });
};

async function subjectOf(database: Database, typed: string): Promise<Subject> {
  const person = await personNamed({ database }, typed);
  if (person) return { id: nameSubject(person.userName), called: personCalled(person) };
  if (isIP(typed)) return { id: addressSubject(typed), called: { zh: networkOf(typed), en: networkOf(typed) } };
  throw new SettingsError(
    typed
      ? `${JSON.stringify(typed)} is nobody's user name or staff number, and no address`
      : 'say whose they are: forget-failures <user name, staff number or address>',
  );
}
