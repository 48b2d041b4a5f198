import { renewPassword } from './renew-password.ts';
import { runCommand } from './run-command.ts';

/** Gives a person a temporary password: `new-password <user name or staff number>`. */
await runCommand(renewPassword, 'No password was given');
