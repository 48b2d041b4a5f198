import { Worker } from 'node:worker_threads';

/** Longer than any scenario may take, with its setting up and its clearing away, in ms. */
const PATIENCE_MS = 12 * 60_000;

/** Runs beside the process that plays scenarios, also while that one is blocked. */
const WATCH = `
const { parentPort, workerData: patienceMs } = require('node:worker_threads');
const { Session } = require('node:inspector');
const { writeSync } = require('node:fs');

let last = 'nothing yet';
let timer;
const tell = (text) => writeSync(2, text + '\\n');
function giveUp() {
  tell('\\n✗ no sign of life for ' + patienceMs / 60_000 + ' minutes; the last was: ' + last);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5_000);
  const session = new Session();
  session.connectToMainThread();
  const ask = { expression: 'JSON.stringify(process.getActiveResourcesInfo())', returnByValue: true };
  session.post('Runtime.evaluate', ask, (_, answer) => tell('under way: ' + answer?.result?.value));
  session.once('Debugger.paused', ({ params }) => {
    const at = ({ functionName, url, location }) => '  ' + functionName + ' ' + url + ':' + (location.lineNumber + 1);
    tell(params.callFrames.map(at).join('\\n'));
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}
const wait = () => (timer = setTimeout(giveUp, patienceMs));
parentPort.on('message', (what) => {
  last = what;
  clearTimeout(timer);
  wait();
});
wait();
`;

let watch: Worker | undefined;

/**
 * A sign of life, in words. When none comes for so long that this process must hang, it says what it was doing and ends: Playwright itself
 * waits for ever for a process that does not.
 */
export function signOfLife(sign: string): void {
  if (!watch) {
    watch = new Worker(WATCH, { eval: true, workerData: PATIENCE_MS });
    watch.unref();
  }
  watch.postMessage(sign);
}
