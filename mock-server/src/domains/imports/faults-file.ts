import type { importsEndpoints } from '@hall/contract/imports';
import { attachmentType } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import { textCell } from '../../core/files/cells.ts';
import type { Services } from '../../core/services.ts';
import type { TableLine } from '../../core/table-file/read-table.ts';
import { writeBook } from '../../core/table-file/write-book.ts';
import { rowOf, rowsShown } from './draft-rows.ts';
import { ownDraft, previewOf } from './drafts.ts';

const WORDS = {
  zh: { line: '行号', wrong: '问题', file: '有误的行', colon: '：', semicolon: '；' },
  en: { line: 'Line', wrong: 'What is wrong', file: 'faulty rows', colon: ': ', semicolon: '; ' },
} as const;
const WIDTH = 20;

/** A table without what a file of faulty rows adds to it: such a file can be mended and given back. */
export function asGiven([head, ...lines]: readonly [TableLine, ...TableLine[]]): readonly [TableLine, ...TableLine[]] {
  const { cells } = head;
  const added = Object.values(WORDS).some(({ line, wrong }) => cells[0] === line && cells.at(-1) === wrong);
  if (!added) return [head, ...lines];
  const given = (line: TableLine): TableLine => ({
    line: line.line,
    cells: line.cells.slice(1, cells.length - 1),
    marks: Object.fromEntries(Object.entries(line.marks).map(([place, mark]) => [Number(place) - 1, mark])),
  });
  return [given(head), ...lines.map(given)];
}

/** The faulty rows as they were given, each with its line and what is wrong with it. */
export async function faultsFile(
  services: Services,
  { id, locale }: RequestOf<typeof importsEndpoints.faults>,
  call: SignedInCall,
): Promise<FileAnswer> {
  const { read } = services.database;
  const { draft, kind } = await ownDraft(read, services, call, id);
  const { columns, fileName } = await previewOf(read, draft, kind);
  const words = WORDS[locale];
  const found = await read.importRow.findMany({ where: rowsShown(id, 'faulty'), orderBy: { line: 'asc' } });
  const titleOf = new Map(kind.fields.map((field) => [field.id, field.title[locale]]));
  const rows = found.map(rowOf).map(({ line, cells, faults }) => {
    const wrong = faults.map(({ columnId, text }) => `${titleOf.get(columnId)}${words.colon}${text[locale]}`).join(words.semicolon);
    return [String(line), ...cells, wrong].map(textCell);
  });
  const head = [words.line, ...columns.map(({ title }) => title[locale]), words.wrong];
  const widths = head.map((_, index) => ({ width: index === head.length - 1 ? WIDTH * 3 : WIDTH, numFmt: '@' }));
  const content = await writeBook({ sheets: [{ name: words.file, columns: widths, rows: [head, ...rows], freezePane: { rows: 1 } }] });
  const name = `${fileName.replace(/\.[^.]+$/, '')} ${words.file}.xlsx`;
  return { name, mediaType: attachmentType(name), content, rows: rows.length };
}
