import { expect, inject, it } from 'vitest';
import { testHall } from '../testing/test-hall.ts';

it('a reset takes along what is still to be written: the next database knows nothing of it', async () => {
  const hall = await testHall({ controlTemplate: inject('template') });
  const { database, recorder } = hall.services;
  const before = await database.read.operationRecord.count();
  expect((await hall.get('/api/yhxx', await hall.signIn('staff'))).code).toBe(200);
  expect((await hall.send('POST', '/mock/reset', {})).status).toBe(200);
  await recorder.flush();
  expect(await database.read.operationRecord.count()).toBe(before);
});
