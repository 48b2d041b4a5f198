import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import type { CellStyle } from 'hucre/xlsx';
import { writeXlsxStream } from 'hucre/xlsx';
import { cellOf, textCell } from './cells.ts';
import type { CellKind, FileContent } from './file-task.ts';

const SHEET = { zh: '数据', en: 'Data' } as const;
/** Px of the page to a character of a spreadsheet's width. */
const PX_OF_CHARACTER = 7;

const STYLES: Readonly<Partial<Record<CellKind, CellStyle>>> = {
  amount: { numFmt: '#,##0.00' },
  moment: { numFmt: 'YYYY-MM-DD HH:MM:SS' },
  day: { numFmt: 'YYYY-MM-DD' },
};

async function* linesOf({ task: { columns, locale }, head, slices }: FileContent) {
  for (const line of aboveRows(head)) yield [textCell(line)];
  yield columns.map(({ heading }) => textCell(heading));
  for await (const rows of slices) for (const row of rows) yield columns.map((column) => cellOf(row, column, locale));
}

const aboveRows = ({ organisation, title, lines }: FileContent['head']): string[] => [
  ...(organisation ? [organisation] : []),
  title,
  ...lines,
];

/** Writes a spreadsheet, row by row as they come. */
export async function writeXlsx(content: FileContent, path: string): Promise<void> {
  const { columns, locale } = content.task;
  const written = writeXlsxStream(linesOf(content), {
    name: SHEET[locale],
    columns: columns.map(({ kind, width }) => ({ width: width / PX_OF_CHARACTER, ...(STYLES[kind] && { style: STYLES[kind] }) })),
    freezePane: { rows: aboveRows(content.head).length + 1 },
  });
  await written.pipeTo(Writable.toWeb(createWriteStream(path)) as WritableStream<Uint8Array>);
}
