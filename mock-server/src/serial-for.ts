import { readSerial } from '@hall/contract/rules/serial';
import { openDatabase } from '@hall/database/database';
import { issueSerial, SERIAL_SECRET } from '@hall/database/serial';
import { ownSecret } from './core/secrets.ts';
import { readSettings, SettingsError } from './settings.ts';

/**
 * A serial number of the installation that the environment names; an administrator sets it in the hall.
 * @param given its last day, `yyyy-MM-dd`
 * @throws SettingsError without a day of the calendar, or for an environment that cannot be used
 */
export async function serialFor([lastDay = '']: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const wanted = /^\d{4}-\d{2}-\d{2}$/.test(lastDay) && readSerial(issueSerial('', lastDay));
  if (!wanted) throw new SettingsError('say the last day: issue-serial yyyy-MM-dd');
  const database = await openDatabase(readSettings(env).databaseUrl);
  try {
    return issueSerial(await ownSecret(database, SERIAL_SECRET), lastDay);
  } finally {
    await database.close();
  }
}
