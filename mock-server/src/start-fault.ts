import { SettingsError } from './settings.ts';

/** What an operator reads of a fault of the environment, in one line that names the variable; `undefined` for any other error. */
export function startFault(error: unknown): string | undefined {
  return error instanceof SettingsError ? error.message : undefined;
}
