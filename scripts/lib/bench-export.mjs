import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { exportOf, FEW_ROWS, ROWS } from './largest-export.mjs';
import { pacedCalls, percentile } from './paced-calls.mjs';

const TIMES = 3;
/** How often others call meanwhile, in a second, for how long, and how many times without and with exports in turn. */
const RATE = 50;
const OTHERS_S = 10;
const TURNS = 3;
/** How often it is seen how much memory the processes take that make files, in ms. */
const LOOK_MS = 20;
/** What is wanted: so much of the memory of a tenth of the rows, and of the time that others wait without it. */
const MOST_MEMORY = 1.5;
const MOST_WAIT = 2;

const statusOf = (pid) => `/proc/${pid}/status`;

/** The most memory that a process has taken since {@link forgetPeak}, in MB; none once it has ended. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(statusOf(pid), 'utf8'))?.[1] ?? 0) * (1024 / 1e6);
  } catch {
    return 0;
  }
}

const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
const startedBy = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []);

/** The most memory that a server and a process that it has started have taken while work is done, in MB. */
async function peakWhile(pid, work) {
  forgetPeak(pid);
  let apart = 0;
  const look = setInterval(() => {
    apart = Math.max(apart, ...startedBy(pid).map(peakOf));
  }, LOOK_MS);
  const result = await work();
  clearInterval(look);
  return { result, peak: peakOf(pid) + apart };
}

const verdict = (ratio, most) => `${ratio.toFixed(2)}×, at most ${most}× is wanted${ratio > most ? ': TOO MUCH' : ''}`;

/** Exports so many rows, again and again. */
async function exported(client, endpoint, rows) {
  let bytes = 0;
  const began = performance.now();
  for (let time = 0; time < TIMES; time++) {
    const response = await client.send(endpoint, exportOf(rows));
    if (!response.headers.get('content-type')?.includes('spreadsheet')) throw new Error(`no file came: ${await response.text()}`);
    bytes = (await response.arrayBuffer()).byteLength;
  }
  return { bytes, perSecond: (TIMES * rows * 1000) / (performance.now() - began) };
}

async function memory(client, endpoint, pid) {
  if (!existsSync(statusOf(pid)))
    return [`export: ${(await exported(client, endpoint, ROWS)).perSecond.toFixed(0)} rows/s; only Linux tells memory`];
  const before = peakOf(pid);
  const few = await peakWhile(pid, () => exported(client, endpoint, FEW_ROWS));
  const many = await peakWhile(pid, () => exported(client, endpoint, ROWS));
  const rate = ({ result }) => `${result.perSecond.toFixed(0)} rows/s`;
  return [
    `export of ${ROWS} rows, ${(many.result.bytes / 1e6).toFixed(1)} MB: ${rate(many)}; of ${FEW_ROWS}: ${rate(few)}`,
    `memory of the server and of what makes files for it at most: ${many.peak.toFixed(0)} MB, ${few.peak.toFixed(0)} MB with ${FEW_ROWS} rows, ${before.toFixed(0)} MB before: ${verdict(many.peak / few.peak, MOST_MEMORY)}`,
  ];
}

/** While files are made, for as long as others are measured. */
async function whileExporting(client, endpoint, work) {
  const state = { over: false };
  const exporting = (async () => {
    while (!state.over) await exported(client, endpoint, ROWS);
  })();
  const result = await work();
  state.over = true;
  await exporting;
  return result;
}

/** How long the slowest hundredth of the calls of others waits without exports, and while files are made, in ms. */
async function waits(client, endpoint, others) {
  const call = () => pacedCalls(others.url, others.requests, RATE, OTHERS_S);
  await call();
  const [alone, beside] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    alone.push(...(await call()));
    beside.push(...(await whileExporting(client, endpoint, call)));
  }
  return [alone, beside].map((times) => percentile(times, 0.99));
}

/**
 * Exports as many rows as a file may have, and a tenth of them, and calls of others beside that.
 * @param others what others call meanwhile: the server's address, and requests
 * @returns lines to print
 */
export async function benchExport(client, endpoint, pid, others) {
  await exported(client, endpoint, FEW_ROWS);
  const lines = await memory(client, endpoint, pid);
  const [alone, beside] = await waits(client, endpoint, others);
  const told = `p99 of ${RATE} other calls/s: ${alone.toFixed(1)} ms, ${beside.toFixed(1)} ms while files are made`;
  return [...lines, `${told}: ${verdict(beside / alone, MOST_WAIT)}`];
}
