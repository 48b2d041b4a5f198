import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** How this file is started to make calls. */
const AS_CALLER = '--calls';

/** Makes a call and takes all of its answer. @returns how long that took, in ms */
function timeOf(origin, agent, { path, method = 'GET', headers, body = '' }) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    sent.on('error', reject).on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} failed: ${response.statusCode}`));
      response.on('error', reject).on('end', () => resolve(performance.now() - began));
      response.resume();
    });
    sent.end(body);
  });
}

/** Makes calls in turn, so many a second, each at its own time. @returns how long each took, in ms */
async function make([origin, calls, rate, seconds]) {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const times = Array.from({ length: rate * seconds }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, began + (index * 1000) / rate - performance.now()));
    return timeOf(origin, agent, calls[index % calls.length]);
  });
  return Promise.all(times).finally(() => agent.destroy());
}

/**
 * Makes calls in turn, so many a second, each at its own time whether others are answered or not, as people do; in a process of its own,
 * so that nothing waits for what the one that measures has to do besides.
 * (autocannon makes all calls of a second at its start: what is measured then is how long they wait for each other.)
 * @returns how long each took, in ms
 */
export async function pacedCalls(...what) {
  const caller = fork(fileURLToPath(import.meta.url), [AS_CALLER]);
  caller.send(what);
  const [{ times, failed }] = await once(caller, 'message');
  caller.disconnect();
  if (failed) throw new Error(failed);
  return times;
}

/** What all but this share of the figures are below. */
export const percentile = (figures, share) => figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1];

if (process.argv[2] === AS_CALLER) {
  const [what] = await once(process, 'message');
  await make(what).then(
    (times) => process.send({ times }),
    (error) => process.send({ failed: String(error) }),
  );
}
