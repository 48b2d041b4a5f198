import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { createFileMakers } from './file-makers.ts';
import type { FileHead, FileTask } from './file-task.ts';
import type { FileWork } from './write-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'make-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
let scripts = 0;

/** Has a program make files that does as this script does. */
function makersBy(script: string) {
  const program = join(folder, `${++scripts}.mjs`);
  writeFileSync(program, script);
  return createFileMakers(pathToFileURL(program));
}

const TASK = { databaseUrl: 'file:none', task: { range: {} } as FileTask, path: 'nowhere' };

function workOf({ head = async () => ({}) as FileHead, signal = new AbortController().signal }: Partial<FileWork> = {}) {
  const told: number[] = [];
  return { told, head, progress: (rows: number) => void told.push(rows), signal };
}

function madeBy(script: string, given: Partial<FileWork> = {}) {
  const work = workOf(given);
  return { told: work.told, made: makersBy(script)(TASK, work) };
}

const ASKS = "process.once('message', (task) => { process.send({ counted: 3 }); process.once('message', (head) => {";
const ASKED = '}); });';

describe('EXPORT-2 a process that makes a file', () => {
  it('EXPORT-2 is told what stands above the rows, and tells how far it is', async () => {
    const counts: number[] = [];
    const head = async (rows: number) => {
      counts.push(rows);
      return { title: 'T' } as FileHead;
    };
    const { told, made } = madeBy(`${ASKS} process.send({ done: head.title.length }); process.send('made'); ${ASKED}`, { head });
    await made;
    expect([counts, told]).toEqual([[3], [1]]);
  });

  it('EXPORT-2 ends at once when nobody wants the file, whatever it is doing', async () => {
    const controller = new AbortController();
    const busy = gate();
    const head = async () => {
      busy.open();
      return {} as FileHead;
    };
    const { made } = madeBy(`${ASKS} for (;;); ${ASKED}`, { head, signal: controller.signal });
    await busy.passed;
    controller.abort(new Error('gone'));
    await expect(made).rejects.toThrow('gone');
    await expect(madeBy('', { signal: controller.signal }).made).rejects.toThrow('gone');
  });

  it('EXPORT-2 makes no file that is refused once its rows are counted', async () => {
    const head = async () => {
      throw new Error('too many');
    };
    await expect(madeBy(`${ASKS} ${ASKED}`, { head }).made).rejects.toThrow('too many');
  });

  it('EXPORT-2 makes one file after another, two at once in another process', async () => {
    const make = makersBy("process.on('message', () => { process.send({ done: process.pid }); process.send('made'); });");
    const works = [workOf(), workOf(), workOf()] as const;
    await make(TASK, works[0]);
    await Promise.all([make(TASK, works[1]), make(TASK, works[2])]);
    const [first, again, beside] = works.map(({ told }) => told[0]);
    expect(again).toBe(first);
    expect(beside).not.toBe(first);
  });

  it('EXPORT-2 leaves a process alone that waits no longer, though it has not ended yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const make = makersBy("process.on('message', () => { process.send({ done: process.pid }); process.send('made'); });");
    const works = [workOf(), workOf()] as const;
    await make(TASK, works[0]);
    vi.runAllTimers();
    await make(TASK, works[1]);
    expect(works[0].told).not.toEqual(works[1].told);
  });

  it('EXPORT-2 leaves a process alone that has failed', async () => {
    const make = makersBy("process.on('message', () => { process.send({ done: process.pid }); process.send({ failed: 'once' }); });");
    const works = [workOf(), workOf()] as const;
    for (const work of works) await expect(make(TASK, work)).rejects.toThrow('once');
    expect(works[0].told).not.toEqual(works[1].told);
  });

  it.runIf(existsSync('/proc/self/task'))('EXPORT-2 gives way to what answers people, with the threads that it begins', async () => {
    const script = `import { readdirSync, readFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      const threads = () => readdirSync('/proc/self/task');
      const tell = (thread) =>
        process.send({ done: Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]) });
      process.on('message', () => {
        const before = threads();
        new Worker('setInterval(() => {}, 1000)', { eval: true }).on('online', () => {
          for (const thread of [process.pid, ...threads().filter((one) => !before.includes(one))]) tell(thread);
          process.send('made');
        });
      });`;
    const { told, made } = madeBy(script);
    await made;
    expect(told.length).toBeGreaterThan(1);
    expect(new Set(told)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
  });

  it('EXPORT-2 is not begun when nobody wants the file any more', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(madeBy('', { signal: gone }).made).rejects.toThrow('gone');
  });

  it('SEC-4 fails by itself, whether it says why, throws, ends early or takes too much memory', async () => {
    await expect(madeBy("process.send({ failed: 'no such list' }); process.on('message', () => {});").made).rejects.toThrow('no such list');
    await expect(madeBy("throw new Error('broken');").made).rejects.toThrow(/ended with 1.*broken/s);
    await expect(madeBy('process.exit(0);').made).rejects.toThrow('ended with 0 before it was there');
    await expect(madeBy('const all = []; for (;;) all.push(new Array(100_000).fill(all.length));').made).rejects.toThrow(
      /SIGABRT.*memory/s,
    );
  });
});
