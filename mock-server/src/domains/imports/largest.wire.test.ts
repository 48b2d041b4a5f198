import { setTimeout as sleep } from 'node:timers/promises';
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '@hall/contract/imports';
import { expect, it } from 'vitest';
import { csvOf, PEOPLE_HEAD, peopleLines, xlsxOf } from '../../testing/import-files.ts';
import { testHall } from '../../testing/test-hall.ts';

/** Of 10 MB all but a little. */
const lines = peopleLines(IMPORT_ROWS_MAX).map((line) => line.with(2, '员'.repeat(99)).with(3, 'P'.repeat(99)).with(5, ' '.repeat(66)));

/** Work that kept the server's thread to itself would let one or two through, however fast the machine is. */
const LEAST_ANSWERS = 10;

/** How many calls of somebody else are answered meanwhile, one after another. */
async function answeredUntil(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<number> {
  let [answered, over] = [0, false];
  void until.finally(() => {
    over = true;
  });
  for (; !over; answered++) {
    await ask();
    await sleep(10);
  }
  return answered;
}

it.each([
  ['csv', () => Buffer.from(csvOf([[...PEOPLE_HEAD], ...lines]))],
  ['xlsx', () => xlsxOf([[...PEOPLE_HEAD], ...lines])],
])(
  'IMPORT-1 the largest file, as %s, is imported in one transaction, and others are answered meanwhile',
  async (ending, make) => {
    const hall = await testHall();
    const token = await hall.signIn('admin');
    const content = make();
    if (ending === 'csv') expect(content.length).toBeGreaterThan(IMPORT_MAX_BYTES * 0.9);
    const ask = () => hall.post('/api/people/accounts', {}, token);
    const body = { importId: 'system.accounts.import', name: `people.${ending}`, content: content.toString('base64') };
    const uploading = hall.post('/api/imports/upload', body, token);
    const answered = [await answeredUntil(ask, uploading)];
    const preview = await uploading;
    expect(preview).toMatchObject({ code: 200, data: { total: IMPORT_ROWS_MAX, sound: IMPORT_ROWS_MAX } });
    const { id } = preview.data as { id: string };
    const running = hall.post('/api/imports/run', { importId: 'system.accounts.import', id, mode: 'all' }, token);
    answered.push(await answeredUntil(ask, running));
    expect(await running).toMatchObject({ code: 200, data: { added: IMPORT_ROWS_MAX } });
    expect(Math.min(...answered)).toBeGreaterThanOrEqual(LEAST_ANSWERS);
  },
  90_000,
);
