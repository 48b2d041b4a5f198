import { Interrupted } from './exchange.ts';
import { type Asked, optionsOf, USAGE, WrongUsage } from './options.ts';
import type { Report } from './outcome.ts';
import { pageOf } from './page.ts';
import { printable } from './printable.ts';
import { CannotWrite, tryFile, writtenTo } from './report-file.ts';
import { type Progress, run } from './run.ts';
import { CannotStart } from './session.ts';
import { tableOf } from './table.ts';
import { counted } from './words.ts';

/** Where the command speaks. */
export interface Terminal {
  readonly out: (text: string) => unknown;
  /** Beside the report: progress and what went wrong. */
  readonly aside: (text: string) => unknown;
  readonly isTty: boolean;
}

const ALL_WELL = 0;
const DIFFERS = 1;
const CANNOT = 2;
const INTERRUPTED = 130;

/** On a terminal one line that changes; elsewhere a line now and then. */
function progressOn({ aside, isTty }: Terminal): Progress {
  return (done, of, call) => {
    if (isTty) aside(done === of ? '\r\u001b[K' : `\r\u001b[K${`${done + 1} of ${of}  ${call}`.slice(0, 99)}`);
    else if (done === of || done % 25 === 0) aside(`${done} of ${counted(of, 'call')}\n`);
  };
}

function written(file: string | undefined, text: (report: Report) => string, report: Report, terminal: Terminal): void {
  if (file === undefined) return;
  writtenTo(file, text(report));
  terminal.aside(`written: ${file}\n`);
}

/** Checks what was asked for, and tells of it. */
async function checkedAndTold(asked: Asked, isColoured: boolean, terminal: Terminal, stop?: AbortSignal): Promise<number> {
  // The run may take minutes, and what it found would be lost.
  for (const file of [asked.json, asked.html]) if (file !== undefined) tryFile(file);
  const report = await run(asked, progressOn(terminal), stop);
  terminal.out(`${tableOf(report, isColoured)}\n`);
  written(asked.json, (one) => `${JSON.stringify(one, null, 2)}\n`, report, terminal);
  written(asked.html, pageOf, report, terminal);
  if (report.interrupted) return INTERRUPTED;
  return report.counts.differs > 0 ? DIFFERS : ALL_WELL;
}

/** What ended the command before it came to its own end. @throws what is none of its own errors */
function toldOf(error: unknown, { aside }: Terminal): number {
  if (error instanceof Interrupted) {
    aside('Ended before anything was checked; no session is left.\n');
    return INTERRUPTED;
  }
  if (!(error instanceof WrongUsage || error instanceof CannotStart || error instanceof CannotWrite)) throw error;
  aside(`${printable(error.message)}\n`);
  if (error instanceof WrongUsage) aside('npm run conformance -- --help tells how it is used.\n');
  return CANNOT;
}

/** The command. @param stop ends it early. @returns its exit code */
export async function command(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
  stop?: AbortSignal,
): Promise<number> {
  try {
    const asked = optionsOf(args, environment);
    if (!asked) {
      terminal.out(`${USAGE}\n`);
      return ALL_WELL;
    }
    const isColoured = terminal.isTty && environment.NO_COLOR === undefined;
    return await checkedAndTold(asked, isColoured, terminal, stop);
  } catch (error) {
    return toldOf(error, terminal);
  }
}
