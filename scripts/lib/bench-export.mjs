import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { exportOf, FEW_ROWS, ROWS } from './largest-export.mjs';

const TIMES = 3;
/** How often others call meanwhile, in a second, and for how long. */
const RATE = 50;
const OTHERS_S = 10;
/** What is wanted: so much of the memory of a tenth of the rows, and of the time that others wait without it. */
const MOST_MEMORY = 1.5;
const MOST_WAIT = 2;

const statusOf = (pid) => `/proc/${pid}/status`;
/** The most memory that a process has taken since {@link forgetPeak}, in MB. */
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(statusOf(pid), 'utf8'))?.[1]) * (1024 / 1e6);
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
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

/** How long the slowest hundredth of the calls of others takes, in ms. */
async function othersWait(others) {
  const { latency, non2xx, errors } = await autocannon({ ...others, connections: 10, overallRate: RATE, duration: OTHERS_S });
  if (non2xx || errors) throw new Error(`calls of others failed ${non2xx + errors} times`);
  return latency.p99;
}

async function memory(client, endpoint, pid) {
  if (!existsSync(statusOf(pid)))
    return [`export: ${(await exported(client, endpoint, ROWS)).perSecond.toFixed(0)} rows/s; only Linux tells memory`];
  forgetPeak(pid);
  const [before, few] = [peakOf(pid), await exported(client, endpoint, FEW_ROWS)];
  const ofFew = peakOf(pid);
  forgetPeak(pid);
  const many = await exported(client, endpoint, ROWS);
  const ofMany = peakOf(pid);
  return [
    `export of ${ROWS} rows, ${(many.bytes / 1e6).toFixed(1)} MB: ${many.perSecond.toFixed(0)} rows/s; of ${FEW_ROWS}: ${few.perSecond.toFixed(0)} rows/s`,
    `memory of the server at most: ${ofMany.toFixed(0)} MB, ${ofFew.toFixed(0)} MB with ${FEW_ROWS} rows, ${before.toFixed(0)} MB before: ${verdict(ofMany / ofFew, MOST_MEMORY)}`,
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

/**
 * Exports as many rows as a file may have, and a tenth of them, and calls of others beside that.
 * @param others what others call meanwhile, as autocannon takes it
 * @returns lines to print
 */
export async function benchExport(client, endpoint, pid, others) {
  await exported(client, endpoint, FEW_ROWS);
  const lines = await memory(client, endpoint, pid);
  await othersWait(others);
  const alone = await othersWait(others);
  const beside = await whileExporting(client, endpoint, () => othersWait(others));
  return [...lines, `p99 of ${RATE} other calls/s: ${alone} ms, ${beside} ms while files are made: ${verdict(beside / alone, MOST_WAIT)}`];
}
