import type { ImportFault, ImportRow, ImportShown } from '@hall/contract/imports';
import { appendInSlices } from '@hall/database/append';
import type { Reader, Tx } from '@hall/database/database';
import type { CheckedRow } from '../../core/check-rows.ts';
import type { GivenRows } from '../../core/import-plan.ts';
import type { TableLine } from '../../core/table-file/read-table.ts';
import type { Draft } from './drafts.ts';

/** Rows that are read at once. */
const SLICE = 500;

const SHOWN: Readonly<Record<ImportShown, object>> = {
  all: {},
  sound: { faulty: false },
  faulty: { faulty: true },
  duplicate: { duplicate: true },
};

export const rowsShown = (draftId: string, shown: ImportShown) => ({ draftId, ...SHOWN[shown] });

const faultsOf = ({ faults }: CheckedRow) => faults.map(({ field, text }) => ({ field, text: { ...text } }));

/** What is counted of rows. */
export const countsOf = (checked: readonly CheckedRow[]) => {
  const faulty = checked.filter(({ faults }) => faults.length > 0).length;
  const duplicates = checked.filter(({ duplicate }) => duplicate).length;
  return { total: checked.length, sound: checked.length - faulty, faulty, duplicates };
};

export async function addRows(tx: Tx, draftId: string, lines: readonly TableLine[], checked: readonly CheckedRow[]): Promise<void> {
  const rows = lines.map(({ line, cells, marks }, index) => {
    const row = checked[index] as CheckedRow;
    const found = { faults: faultsOf(row), faulty: row.faults.length > 0, duplicate: row.duplicate };
    return { draftId, line, cells: [...cells], marks, ...found };
  });
  await appendInSlices(tx, 'ImportRow', rows);
}

/** The rows of a preview as they were read. */
export async function linesOf(read: Reader, { id, columns }: Draft): Promise<GivenRows> {
  const lines: TableLine[] = [];
  for (let after = 0; ; after = lines.at(-1)?.line ?? 0) {
    const rows = await read.importRow.findMany({
      where: { draftId: id, line: { gt: after } },
      orderBy: { line: 'asc' },
      take: SLICE,
      select: { line: true, cells: true, marks: true },
    });
    lines.push(...(rows as unknown as TableLine[]));
    if (rows.length < SLICE) return { columns: columns as string[], lines };
  }
}

/** Notes what has become of rows since, and of how many. */
export async function noteFaults(tx: Tx, draft: Draft, checked: readonly CheckedRow[]): Promise<void> {
  const faulty = await tx.importRow.findMany({ where: { draftId: draft.id, faulty: true }, select: { line: true } });
  const before = new Set(faulty.map(({ line }) => line));
  for (const row of checked.filter(({ line, faults }) => before.has(line) !== faults.length > 0))
    await tx.importRow.update({
      where: { draftId_line: { draftId: draft.id, line: row.line } },
      data: { faults: faultsOf(row), faulty: row.faults.length > 0, duplicate: row.duplicate },
    });
  await tx.importDraft.update({ where: { id: draft.id }, data: countsOf(checked) });
}

type StoredRow = Awaited<ReturnType<Reader['importRow']['findMany']>>[number];

/** A row as it is answered. */
export const rowOf = ({ line, cells, duplicate, faults }: StoredRow): ImportRow => ({
  line,
  cells: cells as string[],
  duplicate,
  faults: (faults as unknown as { field: string; text: ImportFault['text'] }[]).map(({ field, text }) => ({ columnId: field, text })),
});
