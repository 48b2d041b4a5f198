import { api } from '@hall/contract/api';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { beside, expectServed } from './support/beside.ts';
import { DONE, everyWrite, REFUSED } from './support/every-write.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const PAGE = { pageId: 'sign-in-log' };

it('SEC-4 a database that another process has locked lets people read, and refuses changes until it is free', async () => {
  const file = await attackedDatabase();
  const server = await attackedServer(file);
  const [reader, auditor] = [await server.signedIn('staff'), await server.signedIn('secauditor')];
  const change = async (width: number) =>
    (await auditor.call(api.pages.saveColumns, { ...PAGE, columns: [{ fieldId: 'at', order: 1, shown: true, width }] })).code;
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  for (let round = 0; round < size(1, 5); round++) {
    other.exec('BEGIN IMMEDIATE');
    // Held until the server gives the change up.
    const served = await beside(reader, () => change(100 + round));
    other.exec('ROLLBACK');
    expect(served.answer).toBe('999');
    expectServed(served);
    expect(await change(200 + round)).toBe('200');
  }
});

it('SEC-4 API-2 while another process has the database a sign-in, an export and an upload are answered by 999, and all of them work once it is free', async () => {
  const file = await attackedDatabase();
  const write = await everyWrite(await attackedServer(file));
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  for (let round = 0; round < size(1, 3); round++) {
    other.exec('BEGIN IMMEDIATE');
    expect(await write()).toEqual(REFUSED);
    other.exec('ROLLBACK');
    expect(await write()).toEqual(DONE);
  }
});
