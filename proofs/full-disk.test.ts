import { spawnSync } from 'node:child_process';
import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { beside, expectServed } from './support/beside.ts';
import { DONE, everyWrite, REFUSED } from './support/every-write.ts';
import { type AttackedServer, attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

/** Lets a server write no file any further, as a full disk would, or lets it again. */
const setFull = ({ process: { pid } }: AttackedServer, full: boolean): void =>
  expect(spawnSync('prlimit', ['--pid', String(pid), `--fsize=${full ? '1' : 'unlimited'}:`]).status).toBe(0) as undefined;

it.runIf(hasLimits)('SEC-4 SYS-7 a full disk lets people read, refuses changes and loses no entry of the log', async () => {
  const server = await attackedServer(await attackedDatabase());
  const [reader, auditor] = [await server.signedIn('staff'), await server.signedIn('secauditor')];
  const change = async (width: number) =>
    (await auditor.call(api.pages.saveColumns, { pageId: 'sign-in-log', columns: [{ fieldId: 'at', order: 1, shown: true, width }] })).code;
  const lookUps = async () => (await auditor.call(api.logs.operations, { page: 1, pageSize: 10, module: 'account' })).data?.total;
  const before = Number(await lookUps());
  for (let round = 0; round < size(1, 10); round++) {
    setFull(server, true);
    const served = await beside(reader, async () => {
      for (let time = 0; time < 20; time++) expect((await reader.call(api.account.bankAccounts)).code).toBe('200');
      return change(100 + round);
    });
    setFull(server, false);
    expect(served.answer).toBe('999');
    expectServed(served);
    expect(await change(200 + round)).toBe('200');
  }
  expect(await lookUps()).toBe(before + 20 * size(1, 10));
});

it.runIf(hasLimits)(
  'SEC-4 API-2 on a full disk a sign-in, an export and an upload are answered by 999, and all of them work once there is room',
  async () => {
    const server = await attackedServer(await attackedDatabase());
    const write = await everyWrite(server);
    for (let round = 0; round < size(1, 5); round++) {
      setFull(server, true);
      expect(await write()).toEqual(REFUSED);
      setFull(server, false);
      expect(await write()).toEqual(DONE);
    }
  },
);
