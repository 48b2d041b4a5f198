import { runCommand } from './run-command.ts';
import { secretForSystem } from './secret-for-system.ts';

/** Prints the secret by which a linked system books claims: `system-secret <id> [--new]`. */
await runCommand(secretForSystem, 'There is no secret to tell');
