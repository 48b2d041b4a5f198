// Runs as a thread of its own, also while the process beside it is blocked; JavaScript, because a thread begins with a file that Node
// reads by itself.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

/** How long to wait for a sign of life, in ms. @type {number} */
const patienceMs = workerData;
/** Until the process has said what it is doing, in ms; one that is blocked outside its scripts says nothing. */
const LAST_WORDS_MS = 5_000;

// The usual streams of a thread are written by the process that hangs.
const tell = (/** @type {string} */ text) => writeSync(2, `${text}\n`);

function giveUp(/** @type {string} */ last) {
  tell(`\n✗ no sign of life for ${patienceMs / 60_000} minutes; the last was: ${last}`);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LAST_WORDS_MS);
  const session = new Session();
  session.connectToMainThread();
  const underWay = { expression: 'process.getActiveResourcesInfo().join()', returnByValue: true };
  session.post('Runtime.evaluate', underWay, (_, answer) => tell(`under way: ${JSON.stringify(answer)}`));
  session.once('Debugger.paused', ({ params }) => {
    for (const { functionName, url, location } of params.callFrames) tell(`  ${functionName} ${url}:${location.lineNumber + 1}`);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
parentPort?.on('message', (/** @type {string} */ sign) => {
  clearTimeout(timer);
  timer = setTimeout(giveUp, patienceMs, sign);
});
