import { api } from '@hall/contract/api';
import { openDatabase } from '@hall/database/database';
import { expect, it } from 'vitest';
import type { ApiClient } from '../features/support/api-client.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const PAGE = { pageId: 'sign-in-log' };
const COLUMN = 'at';
/** The least width of a column: those that are written count up from it. */
const LEAST = 40;

const write = (person: ApiClient, width: number) =>
  person.call(api.pages.saveColumns, { ...PAGE, columns: [{ fieldId: COLUMN, order: 1, shown: true, width }] });

async function written(person: ApiClient): Promise<number> {
  const { data } = await person.call(api.pages.columns, PAGE);
  return data?.find(({ fieldId }) => fieldId === COLUMN)?.width ?? 0;
}

it('SEC-3 SEC-4 what was acknowledged is there after the process was killed in the middle of writing, whole and with its entry', async () => {
  const file = await attackedDatabase();
  let [answers, acknowledged, asked] = [0, LEAST, LEAST];
  for (let round = 0; round < size(4, 20); round++) {
    const server = await attackedServer(file);
    const person = await server.signedIn('secauditor');
    if (round > 0) expect(await written(person)).toSatisfy((width: number) => width >= acknowledged && width <= asked);
    const enough = answers + 5 + round;
    let killed: Promise<void> | undefined;
    // Goes on writing until nobody answers any more.
    const writing = async (): Promise<never> => {
      for (;;) {
        asked += 1;
        expect((await write(person, asked)).code).toBe('200');
        answers += 1;
        acknowledged = asked;
        if (answers >= enough) killed ??= server.kill();
      }
    };
    await expect(writing()).rejects.toThrow(TypeError);
    await killed;
  }
  const database = await openDatabase(`file:${file}`);
  const entries = await database.read.operationRecord.count({ where: { action: 'pages.saveColumns', kind: 'setting', result: '200' } });
  await database.close();
  expect(entries).toSatisfy((count: number) => count >= answers && count <= asked - LEAST);
});
