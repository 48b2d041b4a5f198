import { serialFor } from './serial-for.ts';

/** Prints a serial number of this installation: `issue-serial <last day>`. */
try {
  process.stdout.write(`${await serialFor(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`No serial number was issued: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
