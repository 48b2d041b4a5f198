import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { api } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import { tableColumn } from '@hall/contract/table-columns';
import { expect, it, onTestFinished } from 'vitest';
import type { FileContent } from '../mock-server/src/core/files/file-task.ts';
import { writeXlsx } from '../mock-server/src/core/files/xlsx-file.ts';
import { rowsOf } from '../mock-server/src/testing/exports.ts';
import { addRowsToExport, exportOf, FEW_ROWS, ROWS } from '../scripts/lib/largest-export.mjs';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

/** A database with the rows that are exported. */
async function filled(): Promise<string> {
  const file = await attackedDatabase();
  addRowsToExport(file);
  return file;
}

const rows = size(FEW_ROWS, ROWS);
const asked = exportOf(rows) as ExportRequest;

it('EXPORT-2 SEC-4 who reads is served while others export all they can', async () => {
  const server = await attackedServer(await filled());
  const auditor = await server.signedIn('secauditor');
  const served = await beside(await server.signedIn('staff'), () =>
    Promise.all(Array.from({ length: size(2, 4) }, async () => (await auditor.send(api.logs.exportSignIns, asked)).arrayBuffer())),
  );
  for (const file of served.answer) {
    const names = rowsOf(new Uint8Array(file)).map(([, userName]) => userName);
    expect([names.length, new Set(names).size, names[0], names.at(-1)]).toEqual([rows, rows, `person-${rows}`, 'person-1']);
  }
  expectServed(served);
});

it('EXPORT-2 what is made beside the calls is the same, and what is asked for anew after a restart is said to have been interrupted', async () => {
  const file = await filled();
  const server = await attackedServer(file);
  const auditor = await server.signedIn('secauditor');
  const url = api.logs.exportSignIns.path;
  const begin = async () => (await auditor.call(api.exports.begin, { ...asked, url })).data?.id ?? '';
  const id = await begin();
  await expect
    .poll(async () => (await auditor.call(api.exports.underWay, { ids: [id] })).data?.[0]?.state, { timeout: 60_000 })
    .toBe('ready');
  const content = await (await auditor.send(api.exports.file, { id })).arrayBuffer();
  expect(rowsOf(new Uint8Array(content))).toHaveLength(rows);
  const lost = await begin();
  await server.kill();
  const again = await (await attackedServer(file)).signedIn('secauditor');
  await expect.poll(async () => (await again.call(api.exports.underWay, { ids: [lost] })).data?.[0]?.state).toBe('failed');
  expect((await again.send(api.exports.file, { id })).headers.get('content-length')).toBe(String(content.byteLength));
});

/** A table with tabs between the cells, in UTF-8, as they are shown. */
const CSV_OF_WHAT_IS_SHOWN = 'csv:Text - txt - csv (StarCalc):9,34,76';

/** Whether LibreOffice is there, which opens files as people do. */
function hasOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A file of one row, and what stands in it for people: an amount, a day, a moment, text, and what could run. */
const ONE_ROW: FileContent = {
  head: { organisation: '江州大学', title: '我的借款', lines: ['查询条件：无条件', '共 1 条'], code: '', address: '', watermark: '' },
  task: {
    locale: 'zh',
    columns: (['amount', 'day', 'moment', 'text', 'text', 'number'] as const).map((kind, at) => {
      const heading = ['借款金额', '借款日期', '申请时间', '事由', '备注', '份数'][at] as string;
      return { column: tableColumn(`v${at}`), kind, heading, width: 150 };
    }),
  } as unknown as FileContent['task'],
  slices: Readable.from([[{ v0: '-1500.05', v1: '2026-02-28', v2: '2026-11-26 23:59:59', v3: '差旅，会议', v4: '=1+1', v5: 7 }]]),
};

it.skipIf(!hasOffice())('EXPORT-1 LibreOffice opens a file, and reads in every cell of it what was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hall-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'loans.xlsx');
  await writeXlsx(ONE_ROW, path);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', CSV_OF_WHAT_IS_SHOWN, '--outdir', folder, path], { stdio: 'ignore' });
  const lines = readFileSync(join(folder, 'loans.csv'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t'))).toEqual([
    ['江州大学', '', '', '', '', ''],
    ['我的借款', '', '', '', '', ''],
    ['查询条件：无条件', '', '', '', '', ''],
    ['共 1 条', '', '', '', '', ''],
    ['借款金额', '借款日期', '申请时间', '事由', '备注', '份数'],
    ['-1,500.05', '2026-02-28', '2026-11-26 23:59:59', '差旅，会议', "'=1+1", '7'],
  ]);
});
