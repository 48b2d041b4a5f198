import { clearFailures } from './clear-failures.ts';
import { runCommand } from './run-command.ts';

/** Clears failed sign-ins: `forget-failures <user name, staff number or address>`. */
await runCommand(clearFailures, 'Nothing was cleared');
