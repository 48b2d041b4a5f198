import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';
import { gate, turn } from './testing/gate.ts';

/** A process that only says what is done with it. */
function kept(close: () => Promise<void> = async () => undefined) {
  const [events, reported, codes] = [new EventEmitter(), [] as unknown[][], [] as number[]];
  let closed = 0;
  keepRunning(events, {
    report: (...what) => void reported.push(what),
    close: () => {
      closed += 1;
      return close();
    },
    exit: (code) => void codes.push(code),
  });
  return { events, reported, codes, closed: () => closed };
}

const failure = new Error('nobody looked');

it('SEC-4 a rejection that nobody awaits is logged and ends nothing', async () => {
  const { events, reported, codes, closed } = kept();
  events.emit('unhandledRejection', failure);
  await turn();
  expect(reported).toEqual([['a failure that nobody waited for', failure]]);
  expect([codes, closed()]).toEqual([[], 0]);
});

it('SEC-4 an exception that nobody caught ends the server cleanly', async () => {
  const { passed, open } = gate();
  const { events, reported, codes, closed } = kept(() => passed);
  events.emit('uncaughtException', failure);
  events.emit('uncaughtException', failure);
  await turn();
  expect([codes, closed()]).toEqual([[], 1]);
  open();
  await turn();
  expect(codes).toEqual([1]);
  expect(reported[0]).toEqual(['an exception that nobody caught', failure]);
});

it.each(['SIGINT', 'SIGTERM'])('OPS-2 %s ends the server cleanly', async (signal) => {
  const { events, codes, closed } = kept();
  events.emit(signal, signal);
  await turn();
  expect([codes, closed()]).toEqual([[0], 1]);
});

it('SEC-4 a server that cannot be closed says so and ends', async () => {
  const { events, reported, codes } = kept(() => Promise.reject(failure));
  events.emit('SIGTERM', 'SIGTERM');
  await turn();
  expect([reported, codes]).toEqual([[['the server could not be closed', failure]], [1]]);
});

it('SEC-4 a server that never closes ends all the same', async () => {
  vi.useFakeTimers();
  const { events, reported, codes } = kept(() => gate().passed);
  events.emit('uncaughtException', failure);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect([reported.at(-1), codes]).toEqual([['the server took too long to close', undefined], [1]]);
});
