import { openDatabase } from '@hall/database/database';
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import { passwordFits } from './core/passwords.ts';

/**
 * What an operator is told of the demo accounts that still have the password that everybody knows, in a line; nothing when there are
 * none. It takes a second of processor time where all of them have it.
 */
export async function demoPasswordLine(databaseUrl: string): Promise<string | undefined> {
  const database = await openDatabase(databaseUrl);
  try {
    const userNames = DEMO_ACCOUNTS.map(({ userName }) => userName);
    const people = await database.read.person.findMany({ where: { userName: { in: userNames } } });
    const hashes = new Map(people.map(({ userName, passwordHash }) => [userName, passwordHash]));
    const known: string[] = [];
    for (const { userName, password } of DEMO_ACCOUNTS) {
      const stored = hashes.get(userName);
      if (stored && (await passwordFits(stored, password, 'start'))) known.push(userName);
    }
    return known.length > 0 ? `Everybody knows the demo passwords of ${known.join(', ')}: npm run new-password gives others.` : undefined;
  } finally {
    await database.close();
  }
}
