import type { ImportFault, ImportRow, ImportShown } from '@hall/contract/imports';
import { appendInSlices } from '@hall/database/append';
import type { Reader, Tx } from '@hall/database/database';
import type { CheckedRow } from '../../core/check-rows.ts';
import type { GivenRows } from '../../core/import-plan.ts';
import type { TableLine } from '../../core/table-file/read-table.ts';
import type { Draft } from './drafts.ts';

/** Rows that are read, or let go of, at once. */
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

const wrongOf = (duplicate: boolean, faults: unknown): string => JSON.stringify([duplicate, faults]);
const NOTHING_WRONG = wrongOf(false, []);

/** Notes what has become of rows since, and of how many. */
export async function noteFaults(tx: Tx, draft: Draft, { lines }: GivenRows, checked: readonly CheckedRow[]): Promise<void> {
  const faulty = await tx.importRow.findMany({
    where: rowsShown(draft.id, 'faulty'),
    select: { line: true, duplicate: true, faults: true },
  });
  const before = new Map(faulty.map(({ line, duplicate, faults }) => [line, wrongOf(duplicate, faults)]));
  const changed = checked.flatMap((row, index) => {
    const line = lines[index];
    return line && wrongOf(row.duplicate, faultsOf(row)) !== (before.get(row.line) ?? NOTHING_WRONG) ? [{ line, row }] : [];
  });
  for (let from = 0; from < changed.length; from += SLICE) {
    const slice = changed.slice(from, from + SLICE).map(({ row }) => row.line);
    await tx.importRow.deleteMany({ where: { draftId: draft.id, line: { in: slice } } });
  }
  await addRows(
    tx,
    draft.id,
    changed.map(({ line }) => line),
    changed.map(({ row }) => row),
  );
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
