import type { ImportFault, importsEndpoints } from '@hall/contract/imports';
import { attachmentType } from '@hall/contract/rules/attachment';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { FileAnswer, SignedInCall } from '../../core/call.ts';
import { textCell } from '../../core/files/cells.ts';
import type { ImportField } from '../../core/import-plan.ts';
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
const AS_TEXT = '@';
const WRONG = { width: WIDTH * 3, numFmt: AS_TEXT, style: { alignment: { wrapText: true, vertical: 'top' } } } as const;

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

/** What is wrong with a row, a line for each field, which is named once. */
function wrongIn(faults: readonly ImportFault[], fields: readonly ImportField[], locale: keyof typeof WORDS): string {
  const { colon, semicolon } = WORDS[locale];
  const lines = fields.flatMap(({ id, title }) => {
    const said = faults.filter(({ columnId }) => columnId === id).map(({ text }) => text[locale]);
    const together = said.join(semicolon);
    const isNamed = together.toLowerCase().includes(title[locale].toLowerCase());
    return said.length === 0 ? [] : [isNamed ? together : title[locale] + colon + together];
  });
  return lines.join('\n');
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
  const rows = found
    .map(rowOf)
    .map(({ line, cells, faults }) => [String(line), ...cells, wrongIn(faults, kind.fields, locale)].map(textCell));
  const head = [words.line, ...columns.map(({ title }) => title[locale]), words.wrong];
  const widths = [...head.slice(1).map(() => ({ width: WIDTH, numFmt: AS_TEXT })), WRONG];
  const content = await writeBook({ sheets: [{ name: words.file, columns: widths, rows: [head, ...rows], freezePane: { rows: 1 } }] });
  const name = `${fileName.replace(/\.[^.]+$/, '')} ${words.file}.xlsx`;
  return { name, mediaType: attachmentType(name), content, rows: rows.length };
}
