import { enrolPeople } from './enrol-people.ts';
import { runCommand } from './run-command.ts';

/** Adds people: `add-people <file.csv|file.xlsx>`, or the fields of one person. */
await runCommand(enrolPeople, 'Nobody was added');
