import { describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import type { AnyList, FileHead, FileTask } from './file-task.ts';
import { makeFile } from './make-file.ts';
import type { FileWork } from './write-file.ts';

/** Makes a file in a thread that does as this script does. */
function madeBy(script: string, { head = async () => ({}) as FileHead, signal = new AbortController().signal }: Partial<FileWork> = {}) {
  const code = `import { parentPort as port } from 'node:worker_threads'; ${script}`;
  const fileThread = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const told: number[] = [];
  const services = { fileThread, database: { url: 'file:none' } } as never;
  const work = { head, progress: (rows: number) => void told.push(rows), signal };
  return { told, made: makeFile(services, {} as AnyList, { range: {} } as FileTask, 'nowhere', work) };
}

const ASKS = "port.postMessage({ counted: 3 }); port.once('message', (head) => {";

describe('EXPORT-2 a thread that makes a file', () => {
  it('EXPORT-2 is told what stands above the rows, and tells how far it is', async () => {
    const counts: number[] = [];
    const head = async (rows: number) => {
      counts.push(rows);
      return { title: 'T' } as FileHead;
    };
    const { told, made } = madeBy(`${ASKS} port.postMessage({ done: head.title.length }); port.postMessage('made'); });`, { head });
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
    const { made } = madeBy(`${ASKS} for (;;); });`, { head, signal: controller.signal });
    await busy.passed;
    controller.abort(new Error('gone'));
    await expect(made).rejects.toThrow('gone');
    await expect(madeBy('', { signal: controller.signal }).made).rejects.toThrow('gone');
  });

  it('EXPORT-2 makes no file that is refused once its rows are counted', async () => {
    const head = async () => {
      throw new Error('too many');
    };
    await expect(madeBy(`${ASKS} });`, { head }).made).rejects.toThrow('too many');
  });

  it('SEC-4 fails by itself, whether it throws, ends early or takes too much memory', async () => {
    await expect(madeBy("throw new Error('broken');").made).rejects.toThrow('broken');
    await expect(madeBy('process.exit(0);').made).rejects.toThrow('ended before it was there');
    await expect(madeBy('const all = []; for (;;) all.push(new Array(100_000).fill(all.length));').made).rejects.toThrow(/memory/i);
  });
});
