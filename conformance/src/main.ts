import { command } from './command.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const aside = (text: string) => process.stderr.write(text);
const terminal = {
  out: (text: string) => process.stdout.write(text),
  aside,
  isTty: process.stdout.isTTY === true && process.stderr.isTTY === true,
};
process.exitCode = await command(process.argv.slice(2), process.env, terminal, stopOnSignal(aside));
