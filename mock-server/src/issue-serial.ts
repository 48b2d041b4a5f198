import { runCommand } from './run-command.ts';
import { serialFor } from './serial-for.ts';

/** Prints a serial number of this installation: `issue-serial <last day>`. */
await runCommand(serialFor, 'No serial number was issued');
