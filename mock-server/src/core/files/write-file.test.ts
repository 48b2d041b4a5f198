import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableColumn } from '@hall/contract/table-columns';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FileContent, FileTask } from './file-task.ts';
import { writePdf } from './pdf-file.ts';
import { writeXlsx } from './xlsx-file.ts';

const HEAD = { organisation: '', title: 'T', lines: [], code: '', address: 'http://hall.test', watermark: '' };
const COLUMNS = [{ column: tableColumn('v'), kind: 'text', heading: 'V', width: 100 }] as const;

const contentOf = (slices: FileContent['slices']): FileContent => ({
  task: { locale: 'en', columns: COLUMNS } as unknown as FileTask,
  head: HEAD,
  slices,
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hall-files-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

async function* manyRows() {
  for (let slice = 0; slice < 50; slice++) {
    yield Array.from({ length: 100 }, (_, at) => ({ v: `row ${slice} ${at}` }));
    await new Promise(setImmediate);
  }
}

// biome-ignore lint/correctness/useYield: it fails before it has any
async function* broken() {
  await new Promise(setImmediate);
  throw new Error('the list broke');
}

describe.each([
  ['pdf', writePdf],
  ['xlsx', writeXlsx],
] as const)('EXPORT-2 a %s that cannot be written', (_, write) => {
  it('EXPORT-2 SEC-4 fails by itself where the disk refuses it, and ends nothing else', async () => {
    await expect(write(contentOf(manyRows()), folder())).rejects.toThrow('EISDIR');
  });

  it('EXPORT-2 SEC-4 fails with what its rows failed with', async () => {
    await expect(write(contentOf(broken()), join(folder(), 'file'))).rejects.toThrow('the list broke');
  });
});
