import { ExportRequest } from '@hall/contract/exchange';
import { encode } from '@hall/contract/wire/decode';
import * as XLSX from 'xlsx';
import type { TestHall } from './test-hall.ts';

/** Title, conditions and headings stand above the rows of a file. */
const HEAD = 3;

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

/** The lines of a spreadsheet that are rows of its list. */
export const rowsOf = (content: Uint8Array): unknown[][] => linesOf(content).slice(HEAD);
