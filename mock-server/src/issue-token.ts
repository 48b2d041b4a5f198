import { issueLink } from './issue-link.ts';

/** Prints a link that signs a person on: `issue-token <way> <user name>`. */
try {
  process.stdout.write(`${await issueLink(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`No token was issued: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
