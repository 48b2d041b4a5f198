// Runs as a thread of its own; JavaScript, because a thread begins with a file that Node reads by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';

parentPort?.postMessage(await writeXlsx(workerData));
