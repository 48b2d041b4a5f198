import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import { expect, it, onTestFinished } from 'vitest';
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

/** Whether LibreOffice is there, which opens files as people do. */
function hasOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it.skipIf(!hasOffice())('EXPORT-1 LibreOffice opens a file, and reads in it what was written', async () => {
  const server = await attackedServer(await filled());
  const auditor = await server.signedIn('secauditor');
  const folder = mkdtempSync(join(tmpdir(), 'hall-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'sign-ins.xlsx');
  const content = await (await auditor.send(api.logs.exportSignIns, exportOf(FEW_ROWS) as ExportRequest)).arrayBuffer();
  writeFileSync(path, new Uint8Array(content));
  execFileSync('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    'csv',
    '--outdir',
    folder,
    path,
  ]);
  const lines = readFileSync(join(folder, 'sign-ins.csv'), 'utf8').trim().split('\n');
  expect(lines.slice(-FEW_ROWS)).toHaveLength(FEW_ROWS);
  expect(lines.at(-1)).toMatch(/^"?\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}"?,person-1,/);
});
