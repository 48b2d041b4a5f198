import { Worker } from 'node:worker_threads';
import type { Rule } from '@hall/contract/errors';
import { IMPORT_ROWS_MAX } from '@hall/contract/imports';
import { Refusal } from '../refusal.ts';
import { createRoom } from '../room.ts';

/** Why a cell cannot be taken as it is: it is calculated, has lost digits, or holds an error. */
export type CellMark = 'formula' | 'rounded' | 'error';

/** A line of a file that has something in it. */
export interface TableLine {
  /** As spreadsheet programs number it. */
  readonly line: number;
  readonly cells: readonly string[];
  /** By the place of the cell. */
  readonly marks: Readonly<Record<number, CellMark>>;
}

/** What a spreadsheet or a text with separators holds. */
export interface Table {
  /** The sheet that was read. */
  readonly sheet: string | undefined;
  readonly lines: readonly TableLine[];
}

const READER = new URL('./reader.js', import.meta.url);
/** The most memory of one reader, in MB, and the longest that it may take, in ms: a file that needs more fails by itself. */
const MEMORY_MB = 1024;
const LONGEST_MS = 30_000;
/** One after another: each takes a core, and memory. */
const reading = createRoom(1);

type Said = { lines: TableLine[] } | { sheet?: string; done: true } | { rule: Rule; params: Record<string, string | number> };

/**
 * Reads an xlsx or csv file beside the server's own thread; what it is, its content says.
 * @param whose takes turns with others who read files
 * @throws Refusal 404 with the rule of what is wrong with it
 */
export const readTable = (name: string, content: Uint8Array, whose = ''): Promise<Table> => reading(whose, () => readAside(name, content));

function readAside(name: string, content: Uint8Array): Promise<Table> {
  const worker = new Worker(READER, {
    workerData: { name, content, most: IMPORT_ROWS_MAX },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const lines: TableLine[] = [];
  return new Promise<Table>((resolve, reject) => {
    const refuse = (rule: Rule, params = {}) => reject(new Refusal(404, rule, { field: 'file', params }));
    const timer = setTimeout(() => refuse('import-inside'), LONGEST_MS);
    worker.on('message', (said: Said) => {
      if ('rule' in said) refuse(said.rule, said.params);
      else if ('lines' in said) lines.push(...said.lines);
      else resolve({ sheet: said.sheet, lines });
    });
    // Out of memory.
    worker.on('error', () => refuse('import-inside'));
    worker.on('exit', () => {
      clearTimeout(timer);
      refuse('import-damaged');
    });
  }).finally(() => worker.terminate());
}
