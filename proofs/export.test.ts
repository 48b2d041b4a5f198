import { api } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import { expect, it } from 'vitest';
import { rowsOf } from '../mock-server/src/testing/exports.ts';
import { addRowsToExport, largestExport, ROWS } from '../scripts/lib/largest-export.mjs';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

/** A database with the rows that are exported. */
async function filled(): Promise<string> {
  const file = await attackedDatabase();
  addRowsToExport(file);
  return file;
}

it('SEC-4 who reads is served while others export all they can', async () => {
  const server = await attackedServer(await filled());
  const auditor = await server.signedIn('secauditor');
  const served = await beside(await server.signedIn('staff'), () =>
    Promise.all(
      Array.from({ length: size(2, 8) }, async () =>
        (await auditor.send(api.logs.exportSignIns, largestExport as ExportRequest)).arrayBuffer(),
      ),
    ),
  );
  for (const file of served.answer) expect(rowsOf(new Uint8Array(file))).toHaveLength(ROWS);
  expectServed(served);
});
