import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExportField } from '@hall/contract/exchange';

type Cell = string | number;

/** A spreadsheet to be made: its head, its columns, and its rows as cells in their order, slice by slice. */
export interface Spreadsheet {
  readonly title: string;
  readonly conditions: string;
  readonly fields: readonly ExportField[];
  readonly slices: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Aborted once nobody wants the file any more. */
  readonly gone: AbortSignal;
}

const WRITER = new URL('./spreadsheet-writer.js', import.meta.url);
/** The most memory of one writer, in MB: a file that takes more fails by itself, and nothing else with it. */
const MEMORY_MB = 512;
/** Most characters of a cell, by the file format. */
const CELL_MAX = 32_767;
const FORMULA_START = /^[=+\-@\t\r]/;

/** Text that a spreadsheet program would run as a formula is kept from it by an apostrophe, and what no cell can hold is cut. */
const cellOf = (value: Cell): Cell =>
  typeof value === 'string' ? (FORMULA_START.test(value) ? `'${value}` : value).slice(0, CELL_MAX) : value;
const lineOf = (cells: readonly Cell[]): Cell[] => cells.map(cellOf);

/**
 * An xlsx file with title, conditions, headings and rows. It is written beside the server's own thread, which goes on meanwhile.
 * @throws the reason of `gone` once that is aborted: no more is read then, and nothing written; otherwise whatever `slices` throws
 */
export async function spreadsheet({ title, conditions, fields, slices, gone }: Spreadsheet): Promise<Uint8Array> {
  const head = fields.map((field) => (field.group ? `${field.group} ${field.title}` : field.title));
  const writer = new Worker(WRITER, {
    workerData: { lines: [[title], [conditions], head].map(lineOf), widths: fields.map(({ width = 120 }) => width) },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // What goes wrong in a thread that is being ended already is nobody's failure.
  writer.on('error', () => undefined);
  let ended = false;
  const send = async () => {
    for await (const rows of slices) {
      if (ended) return;
      writer.postMessage(rows.map(lineOf));
    }
    writer.postMessage('that is all');
  };
  try {
    const [[content]] = await Promise.all([once(writer, 'message', { signal: gone }), send()]);
    return new Uint8Array(content as ArrayBuffer);
  } catch (error) {
    gone.throwIfAborted();
    throw error;
  } finally {
    ended = true;
    await writer.terminate();
  }
}
