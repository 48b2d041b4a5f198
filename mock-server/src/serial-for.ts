import { readSerial } from '@hall/contract/rules/serial';
import { issueSerial, SERIAL_SECRET } from '@hall/database/serial';
import { ownSecret } from './core/secrets.ts';
import { type Command, nothingMore, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

/**
 * A serial number of the installation that the environment names; an administrator sets it in the hall.
 * @param given its last day, `yyyy-MM-dd`
 * @throws SettingsError without a day of the calendar
 */
export const serialFor: Command = async ([lastDay = '', ...rest], env) => {
  nothingMore(rest);
  const wanted = /^\d{4}-\d{2}-\d{2}$/.test(lastDay) && readSerial(issueSerial('', lastDay));
  if (!wanted) throw new SettingsError('say the last day: issue-serial yyyy-MM-dd');
  return withDatabase(env, async ({ database }) => issueSerial(await ownSecret(database, SERIAL_SECRET), lastDay));
};
