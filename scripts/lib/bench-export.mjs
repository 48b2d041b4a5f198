import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { largestExport, ROWS } from './largest-export.mjs';

const TIMES = 3;

const statusOf = (pid) => `/proc/${pid}/status`;
/** The most memory that a process has taken since {@link forgetPeak}, in MB. */
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(statusOf(pid), 'utf8'))?.[1]) * (1024 / 1e6);
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Exports the largest file that is made, again and again. @returns lines to print: rows a second, and memory where the system tells it */
export async function benchExport(client, endpoint, pid) {
  const once = async () => {
    const response = await client.send(endpoint, largestExport);
    if (!response.headers.get('content-type')?.includes('spreadsheet')) throw new Error(`no file came: ${await response.text()}`);
    return (await response.arrayBuffer()).byteLength;
  };
  await once();
  const tellsMemory = existsSync(statusOf(pid));
  if (tellsMemory) forgetPeak(pid);
  const before = tellsMemory && peakOf(pid);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < TIMES; time++) bytes = await once();
  const seconds = (performance.now() - began) / 1000;
  return [
    `export of ${ROWS} rows, ${(bytes / 1e6).toFixed(1)} MB: ${((TIMES * ROWS) / seconds).toFixed(0)} rows/s`,
    tellsMemory
      ? `memory of the server at most: ${peakOf(pid).toFixed(0)} MB, ${before.toFixed(0)} MB before`
      : 'memory: only Linux tells it',
  ];
}
