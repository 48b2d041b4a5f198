import { UnusableDatabase } from '@hall/database/unusable-database';
import { SettingsError } from './settings.ts';

const isForAnotherNode = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_DLOPEN_FAILED';

/** What an operator reads of a fault of the environment, in one line that names the variable; `undefined` for any other error. */
export function startFault(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof UnusableDatabase) return `DATABASE_URL: ${error.message}`;
  if (isForAnotherNode(error))
    return `better-sqlite3 was compiled for another Node than this one (${process.version}); npm run build compiles it anew`;
}
