import { changeParameter } from './change-parameter.ts';
import { runCommand } from './run-command.ts';

/** Gives a system parameter a value: `set-parameter <name> <value>`. */
await runCommand(changeParameter, 'No parameter was set');
