import { command } from './command.ts';

process.exitCode = await command(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  aside: (text) => process.stderr.write(text),
  isTty: process.stdout.isTTY === true && process.stderr.isTTY === true,
});
