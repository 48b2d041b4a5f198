import { type CallReport, type Difference, EXTENTS, type Extent, type Report, VERDICTS, type Verdict } from './outcome.ts';
import { counted } from './words.ts';

const WIDTH = 100;
const INDENT = 19;
const COLOURS: Readonly<Record<Verdict, number>> = { conforms: 32, differs: 31, 'not run': 33, absent: 36 };

/** Breaks a text into lines of so many characters, between words where it can. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const end = blank > width / 2 ? blank : width;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

const indented = (text: string, by: number): string =>
  wrapped(text, WIDTH - by)
    .map((line) => ' '.repeat(by) + line)
    .join('\n');

/** One thing that differs, in words. */
export function differenceText({ check, field, expected, got, times, readAllTheSame }: Difference): string {
  const where = check === 'its answer' ? '' : `${check}: `;
  const rows = times ? ` (${times} rows)` : '';
  return `${where}${field}: expected ${expected}, got ${got}${rows}${readAllTheSame ? '; the web reads it all the same' : ''}`;
}

function callLines(
  { method, path, verdict, reason, extent, account, surplus, differences }: CallReport,
  paint: (text: string, verdict: Verdict) => string,
): string[] {
  const more = surplus.length > 0 ? `${counted(surplus.length, 'field')} beside the contract` : '';
  const seen = extent && verdict === 'conforms' ? EXTENTS[extent] : '';
  const said = [account && verdict !== 'not run' ? `as ${account}` : '', seen, more].filter((text) => text !== '').join('; ');
  const head = `${method.padEnd(4)} ${path.padEnd(42)}`;
  const [line, below] = reason && !said && reason.length <= WIDTH - INDENT - head.length - 1 ? [reason, ''] : [said, reason ?? ''];
  return [
    `  ${paint(VERDICTS[verdict].padEnd(15), verdict)}  ${`${head} ${line}`.trimEnd()}`,
    ...differences.map((one) => indented(differenceText(one), INDENT)),
    ...(below ? [indented(below, INDENT)] : []),
  ];
}

/** The line at the end. */
export function summaryOf({ base, counts, calls }: Report): string {
  const seenAs = (extent: Extent) => calls.filter((call) => call.verdict === 'conforms' && call.extent === extent).length;
  const parts = (Object.keys(EXTENTS) as Extent[])
    .filter((extent) => seenAs(extent) > 0)
    .map((extent) => `${seenAs(extent)} ${EXTENTS[extent]}`);
  const seen = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const differ = `${counts.differs} ${counts.differs === 1 ? 'differs' : 'differ'}`;
  const told = `${counts.conforms} ${counts.conforms === 1 ? 'conforms' : 'conform'}${seen}, ${differ}, ${counts['not run']} not run, ${counts.absent} ours and absent`;
  return `${base}: ${counted(calls.length, 'call')}: ${told}`;
}

/** The report as a terminal shows it, domain by domain. */
export function tableOf(report: Report, colours: boolean): string {
  const paint = (text: string, verdict: Verdict) => (colours ? `\u001b[${COLOURS[verdict]}m${text}\u001b[0m` : text);
  const domains = [...new Set(report.calls.map(({ domain }) => domain))];
  return [
    ...domains.flatMap((domain) => [
      '',
      domain,
      ...report.calls.filter((call) => call.domain === domain).flatMap((call) => callLines(call, paint)),
    ]),
    '',
    ...report.notes.map((note) => indented(note, 0)),
    summaryOf(report),
  ].join('\n');
}
