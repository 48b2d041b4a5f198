import { api } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import { expect, it } from 'vitest';
import { rowsOf } from '../mock-server/src/testing/exports.ts';
import { beside, expectServed } from './support/beside.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const ROWS = 19_500;
const COLUMNS = ['at', 'userName', 'staffNumber', 'person', 'address', 'browser', 'way', 'result'];

/** The sign-in log with as many entries more. */
const filled = () =>
  attackedDatabase((database) =>
    database.unitOfWork(
      (tx) => tx.$executeRaw`
        INSERT INTO "SignInRecord" ("at", "userName", "address", "browser", "way", "result")
        WITH RECURSIVE "more"("number") AS (SELECT 1 UNION ALL SELECT "number" + 1 FROM "more" WHERE "number" < ${ROWS})
        SELECT (SELECT MAX("at") FROM "SignInRecord"), 'person-' || "number", '10.0.0.9', 'a browser', 'password', '402' FROM "more"`,
    ),
  );

const asked: ExportRequest = {
  scope: 'all',
  locale: 'en',
  format: 'excel',
  title: 'Sign-ins',
  query: [{ id: 'address', value: '10.0.0.9' }],
  fields: COLUMNS.map((columnId) => ({ columnId, title: columnId })),
};

it('SEC-4 who reads is served while others export all they can', async () => {
  const server = await attackedServer(await filled());
  const auditor = await server.signedIn('secauditor');
  const served = await beside(await server.signedIn('staff'), () =>
    Promise.all(Array.from({ length: size(2, 8) }, async () => (await auditor.send(api.logs.exportSignIns, asked)).arrayBuffer())),
  );
  for (const file of served.answer) expect(rowsOf(new Uint8Array(file))).toHaveLength(ROWS);
  expectServed(served);
});
