import { buffer } from 'node:stream/consumers';
import { ExportRequest } from '@hall/contract/exchange';
import { encode } from '@hall/contract/wire/decode';
import * as XLSX from 'xlsx';
import type { FileAnswer } from '../core/call.ts';
import type { TestHall } from './test-hall.ts';

/** What an export of these columns asks for: all rows, in Chinese, unless said otherwise. */
export const exportOf = (columnIds: readonly string[], more: Partial<ExportRequest> = {}): ExportRequest => ({
  scope: 'all',
  locale: 'zh',
  format: 'excel',
  title: '导出',
  query: [],
  fields: columnIds.map((columnId) => ({ columnId, title: columnId })),
  ...more,
});

/** Asks for an export over the wire. */
export const askExport = ({ fastify }: TestHall, url: string, asked: ExportRequest, token: string) =>
  fastify.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    payload: encode(ExportRequest, asked) as object,
  });

/** All lines of a spreadsheet. */
export function linesOf(content: Uint8Array): unknown[][] {
  const book = XLSX.read(content);
  return XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet, { header: 1 });
}

const CODE_LINE = /^(核验码：|Verification code: )/;
const CONDITIONS_LINE = /^(查询条件：|Conditions: )/;

/** The lines of a spreadsheet that are rows of its list: above them stand its headings, and above those its verification code. */
export function rowsOf(content: Uint8Array): unknown[][] {
  const lines = linesOf(content);
  return lines.slice(lines.findIndex(([first]) => CODE_LINE.test(String(first))) + 2);
}

/** What a spreadsheet says of what restricts its rows. */
export const conditionsOf = (content: Uint8Array): string | undefined =>
  linesOf(content)
    .map(([first]) => String(first))
    .find((line) => CONDITIONS_LINE.test(line))
    ?.replace(CONDITIONS_LINE, '');

/** The bytes of a file that a handler answered with. */
export const bytesOf = async ({ content }: FileAnswer): Promise<Uint8Array> =>
  content instanceof Uint8Array ? content : buffer(content.stream);
