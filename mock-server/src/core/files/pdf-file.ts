import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { paperText } from './cells.ts';
import type { FileColumn, FileContent } from './file-task.ts';
import { AS_IT_STANDS, beginSheet, CODE_END, drawCode, FOOT, MARGIN, openPdf, type Sheet } from './pdf-page.ts';
import { createLineBreaker, type LineBreaker } from './pdf-text.ts';

/** So many columns stand on an upright sheet. */
const UPRIGHT_MAX = 7;
/** What a page gives a column by px, in points: where the columns need more than a sheet, all of them shrink. */
const POINTS_OF_PX = 0.75;
const NARROWEST = 24;
const PADDING = 3;
const INK = '#101828';
const LINE = '#98a2b3';
const HEADING_FILL = '#f2f4f7';

interface Table {
  readonly pdf: Sheet;
  readonly content: FileContent;
  readonly widths: readonly number[];
  /** Of the text of the table, in points. */
  readonly size: number;
  readonly breaker: LineBreaker;
  y: number;
  sheets: number;
}

const widthWithin = ({ pdf }: Pick<Table, 'pdf'>): number => pdf.page.width - 2 * MARGIN;
const lineHeight = ({ size }: Table): number => size * 1.35;
const bottomOf = ({ pdf }: Table): number => pdf.page.height - MARGIN - FOOT;

/** The columns across the whole sheet, as wide to one another as on the page. */
function widthsOf(columns: readonly FileColumn[], whole: number): number[] {
  const wanted = columns.map(({ width }) => Math.max(width * POINTS_OF_PX, NARROWEST));
  const scale = whole / wanted.reduce((sum, width) => sum + width, 0);
  const scaled = wanted.map((width) => Math.max(width * scale, NARROWEST));
  const rest = whole / scaled.reduce((sum, width) => sum + width, 0);
  return scaled.map((width) => width * rest);
}

/** Smaller letters for more columns. */
const sizeFor = (columns: number): number => (columns <= 10 ? 8 : columns <= 14 ? 7 : 6);

const sheetNumber = ({ content, sheets }: Table): string => (content.task.locale === 'zh' ? `第 ${sheets} 页` : `Page ${sheets}`);

function newSheet(table: Table): void {
  table.sheets += 1;
  beginSheet(table.pdf, table.content.head, sheetNumber(table));
  table.y = MARGIN;
}

/** What stands above the table on the first sheet. */
function drawHead(table: Table): void {
  const { pdf, content, breaker } = table;
  const { organisation, title, lines, address } = content.head;
  const width = widthWithin(table) - drawCode(pdf, address);
  const write = (text: string, size: number) => {
    const broken = breaker.linesOf(text, width / size);
    pdf.fillColor(INK).fontSize(size);
    for (const line of broken) {
      pdf.text(line, MARGIN, table.y, AS_IT_STANDS);
      table.y += size * 1.4;
    }
  };
  if (organisation) write(organisation, 10);
  write(title, 16);
  table.y += 4;
  for (const line of lines) write(line, 8.5);
  table.y = Math.max(table.y, CODE_END) + 10;
}

const linesIn = (table: Table, texts: readonly string[]): string[][] =>
  texts.map((text, index) => table.breaker.linesOf(text, ((table.widths[index] ?? 0) - 2 * PADDING) / table.size));

const NUMBERS: ReadonlySet<string | undefined> = new Set(['amount', 'number']);

function drawCell(table: Table, lines: readonly string[], index: number, x: number): void {
  const { pdf, content, size, breaker, widths } = table;
  const right = NUMBERS.has(content.task.columns[index]?.kind);
  lines.forEach((line, at) => {
    const indent = right ? (widths[index] ?? 0) - 2 * PADDING - breaker.widthOf(line) * size : 0;
    if (line) pdf.text(line, x + PADDING + indent, table.y + PADDING + at * lineHeight(table), AS_IT_STANDS);
  });
}

function drawBand(table: Table, cells: readonly (readonly string[])[], fill?: string): void {
  const { pdf, size, widths } = table;
  const height = Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(table) + 2 * PADDING;
  if (fill) pdf.save().fillOpacity(0.6).rect(MARGIN, table.y, widthWithin(table), height).fill(fill).restore();
  pdf.lineWidth(0.5).strokeColor(LINE);
  pdf.fillColor(INK).fontSize(size);
  let x = MARGIN;
  cells.forEach((lines, index) => {
    drawCell(table, lines, index, x);
    pdf.rect(x, table.y, widths[index] ?? 0, height);
    x += widths[index] ?? 0;
  });
  pdf.stroke();
  table.y += height;
}

const drawHeadings = (table: Table): void =>
  drawBand(
    table,
    linesIn(
      table,
      table.content.task.columns.map(({ heading }) => heading),
    ),
    HEADING_FILL,
  );

const linesLeft = (table: Table): number => Math.floor((bottomOf(table) - table.y - 2 * PADDING) / lineHeight(table));

/** A row stands on one sheet, unless none can hold it. */
function drawRow(table: Table, cells: readonly string[][]): void {
  const tallest = Math.max(1, ...cells.map(({ length }) => length));
  if (tallest > linesLeft(table)) {
    newSheet(table);
    drawHeadings(table);
  }
  const room = Math.max(1, linesLeft(table));
  drawBand(
    table,
    cells.map((lines) => lines.slice(0, room)),
  );
  if (tallest > room)
    drawRow(
      table,
      cells.map((lines) => lines.slice(room)),
    );
}

/**
 * Waits until what was drawn is on the disk.
 * @throws why it cannot be
 */
async function written(to: WriteStream): Promise<void> {
  if (to.errored) throw to.errored;
  if (to.writableNeedDrain) await once(to, 'drain');
}

function tableOf(content: FileContent): Table {
  const { columns } = content.task;
  const pdf = openPdf(content.head.title, columns.length > UPRIGHT_MAX);
  const size = sizeFor(columns.length);
  const breaker = createLineBreaker((character) => {
    const width = pdf.fontSize(1).widthOfString(character, AS_IT_STANDS);
    pdf.fontSize(size);
    return width;
  });
  const table = { pdf, content, widths: [] as number[], size, breaker, y: 0, sheets: 0 };
  newSheet(table);
  table.widths.push(...widthsOf(columns, widthWithin(table)));
  return table;
}

async function drawRows(table: Table, to: WriteStream): Promise<void> {
  const { columns, locale } = table.content.task;
  for await (const rows of table.content.slices) {
    for (const row of rows)
      drawRow(
        table,
        linesIn(
          table,
          columns.map((column) => paperText(row, column, locale)),
        ),
      );
    await written(to);
  }
}

/** Writes a PDF: a table on sheets of A4. What fails on either side ends the other. */
export async function writePdf(content: FileContent, path: string): Promise<void> {
  const table = tableOf(content);
  const to = createWriteStream(path);
  const saved = pipeline(table.pdf, to);
  try {
    drawHead(table);
    drawHeadings(table);
    await Promise.all([saved, drawRows(table, to).then(() => table.pdf.end())]);
  } catch (error) {
    table.pdf.destroy(error as Error);
    await saved.catch(() => undefined);
    throw error;
  }
}
