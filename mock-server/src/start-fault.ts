import { isBusy } from '@hall/database/busy';
import { UnusableDatabase } from '@hall/database/unusable-database';
import { SettingsError } from './settings.ts';

/** A native module that was compiled for another Node, or nowhere to be found. */
const cannotLoad = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ERR_DLOPEN_FAILED' || error.message.startsWith('Could not locate the bindings file'));

/** What an operator reads of a fault of the environment, in one line that names the variable; `undefined` for any other error. */
export function startFault(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof UnusableDatabase) return `DATABASE_URL: ${error.message}`;
  if (error instanceof Error && isBusy(error)) return 'DATABASE_URL: another process held the database for too long; try again';
  if (cannotLoad(error)) return `better-sqlite3 is not compiled for this Node (${process.version}); npm run build compiles it anew`;
}
