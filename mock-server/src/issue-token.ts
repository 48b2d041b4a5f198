import { issueLink } from './issue-link.ts';
import { runCommand } from './run-command.ts';

/** Prints a link that signs a person on: `issue-token <way> <user name>`. */
await runCommand(issueLink, 'No token was issued');
