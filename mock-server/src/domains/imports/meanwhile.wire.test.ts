import { expect, it } from 'vitest';
import { csvOf, PEOPLE_HEAD, peopleLines } from '../../testing/import-files.ts';
import { testHall } from '../../testing/test-hall.ts';

const importId = 'system.accounts.import';
const [ONE = [], TWO = []] = peopleLines(2);

/** A preview of people, which others work beside. */
async function withPreview(...lines: string[][]) {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const content = Buffer.from(csvOf([[...PEOPLE_HEAD], ...lines])).toString('base64');
  const { data } = await hall.post('/api/imports/upload', { importId, name: 'people.csv', content }, token);
  const { id } = data as { id: string };
  const { unitOfWork, read } = hall.services.database;
  return {
    read,
    /** Somebody else takes a staff number. */
    take: (staffNumber = '') => unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { staffNumber } })),
    failLater: () =>
      unitOfWork((tx) =>
        tx.$executeRawUnsafe(`CREATE TRIGGER taken BEFORE INSERT ON PersonRole BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed'); END`),
      ),
    run: (mode = 'sound') => hall.post('/api/imports/run', { importId, id, mode }, token),
    rows: async () => ((await hall.post('/api/imports/rows', { id, limit: 100 }, token)).data as { rows: object[] }).rows,
    preview: async () => (await hall.post('/api/imports/preview', { id }, token)).data,
  };
}

it('IMPORT-1 where the last sound row has become faulty nothing is imported, and the preview shows why', async () => {
  const { take, run, rows, preview } = await withPreview(ONE);
  await take(ONE[0]);
  expect(await run()).toMatchObject({ code: 500, data: { rule: 'import-none' } });
  expect(await rows()).toMatchObject([{ duplicate: '1', faults: [{ id: 'staffNumber', text: { en: 'Already exists' } }] }]);
  expect(await preview()).toMatchObject({ sound: 0, faulty: 1, duplicates: 1 });
});

it('IMPORT-1 a faulty row of which more is wrong meanwhile shows that too, and all else stays', async () => {
  const { take, run, rows, preview } = await withPreview(ONE, TWO.with(6, '12345'));
  const [, before] = await rows();
  await take(TWO[0]);
  expect(await run('all')).toMatchObject({ code: 500, data: { rule: 'import-faulty', params: { line: 3 } } });
  expect(await preview()).toMatchObject({ sound: 1, faulty: 1, duplicates: 1 });
  const [first, second] = await rows();
  expect(first).toMatchObject({ line: 2, faults: [] });
  expect(second).toMatchObject({ ...before, duplicate: '1', faults: [{ id: 'staffNumber' }, { id: 'phone' }] });
  await take('2001999');
  expect(await run('all')).toMatchObject({ code: 500 });
  expect((await rows())[1]).toEqual(before);
});

it('IMPORT-1 adds all of it or nothing: what fails halfway leaves no person, no entry of one, and no import', async () => {
  const { failLater, run, read, preview } = await withPreview(ONE, TWO);
  await failLater();
  const people = await read.person.count();
  expect((await run()).code).not.toBe(200);
  expect(await read.person.count()).toBe(people);
  expect(await read.operationRecord.findMany({ where: { action: 'imports.run', result: '200' } })).toEqual([]);
  expect(await read.importDone.count()).toBe(0);
  expect(await preview()).not.toHaveProperty('result');
});
