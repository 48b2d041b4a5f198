import type { Database, Person } from '@hall/database/database';
import { personNamed } from './domains/session/index.ts';
import { SettingsError } from './settings.ts';

/**
 * Whom an operator named to a command.
 * @param typed a user name or a staff number
 * @param usage what to say where nobody was named
 * @throws SettingsError for who is neither
 */
export async function requiredPerson(database: Database, typed: string, usage: string): Promise<Person> {
  const person = await personNamed({ database }, typed);
  if (person) return person;
  throw new SettingsError(typed ? `${JSON.stringify(typed)} is nobody's user name or staff number` : usage);
}
