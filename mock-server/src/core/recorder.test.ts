import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './operation.ts';
import { createRecorder } from './recorder.ts';

const entry = (target: string) => ({ target }) as Entry;

/** A recorder whose log fails as often as a test wants, and what came of it. */
function recording() {
  const log: unknown[] = [];
  const batches: unknown[][] = [];
  const lost: number[] = [];
  const disk = { failures: 0 };
  const recorder = createRecorder<Entry>({
    async write(entries) {
      if (disk.failures-- > 0) throw new Error('the disk is full');
      batches.push(entries.map(({ target }) => target));
      log.push(...entries.map(({ target }) => target));
    },
    report: (count) => void lost.push(count),
  });
  return { recorder, log, batches, lost, disk };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('SYS-7 the recorder', () => {
  it('SYS-7 writes entries some time after they came, in their order', async () => {
    const { recorder, log } = recording();
    for (const target of ['a', 'b']) recorder.record(entry(target));
    expect(log).toEqual([]);
    await vi.runAllTimersAsync();
    expect(log).toEqual(['a', 'b']);
  });

  it('SYS-7 keeps what its timer could not write and writes it with the next try', async () => {
    const { recorder, log, lost, disk } = recording();
    disk.failures = 3;
    recorder.record(entry('a'));
    await vi.advanceTimersToNextTimerAsync();
    recorder.record(entry('b'));
    await vi.runAllTimersAsync();
    expect(log).toEqual(['a', 'b']);
    expect(lost).toEqual([0, 0, 0]);
  });

  it('PERF-2 has one commit for all who flush it together, and another for who comes once it has begun', async () => {
    const { recorder, batches } = recording();
    recorder.record(entry('a'));
    const first = Promise.all([recorder.flush(), recorder.flush()]);
    recorder.record(entry('b'));
    await first;
    recorder.record(entry('c'));
    await recorder.flush();
    expect(batches).toEqual([['a', 'b'], ['c']]);
  });

  it('SYS-7 does not fail who flushes it, and has written everything when that ends', async () => {
    const { recorder, log, disk } = recording();
    disk.failures = 1;
    recorder.record(entry('a'));
    await recorder.flush();
    expect(log).toEqual([]);
    await Promise.all([recorder.flush(), recorder.flush().then(() => expect(log).toEqual(['a']))]);
  });

  it('SYS-7 gives up a batch that can never be written, and goes on', async () => {
    const { recorder, log, lost, disk } = recording();
    disk.failures = 20;
    recorder.record(entry('a'));
    await vi.runAllTimersAsync();
    recorder.record(entry('b'));
    await vi.runAllTimersAsync();
    expect(log).toEqual(['b']);
    expect(lost.filter((count) => count > 0)).toEqual([1]);
  });

  it('SYS-7 tries again before it ends, and then says how many entries are lost', async () => {
    const { recorder, log, lost, disk } = recording();
    disk.failures = 2;
    recorder.record(entry('a'));
    await recorder.close();
    expect(log).toEqual(['a']);
    disk.failures = 3;
    for (const target of ['b', 'c']) recorder.record(entry(target));
    await recorder.close();
    expect(log).toEqual(['a']);
    expect(lost.filter((count) => count > 0)).toEqual([2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('SYS-7 does not let its memory grow without end', async () => {
    const { recorder, log, lost, disk } = recording();
    disk.failures = 3;
    for (let index = 0; index < 10_002; index++) recorder.record(entry(String(index)));
    expect(lost).toEqual([1, 1]);
    await vi.runAllTimersAsync();
    expect(log).toHaveLength(10_000);
  });
});
