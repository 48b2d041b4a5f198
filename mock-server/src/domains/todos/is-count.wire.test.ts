import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const LIST = '/api/xtglGggl/getNoticeList';
const UNASKED = { 'x-unasked': '1' };

/** A hall where a source counts a list of the hall, and how often the log tells of that list. */
async function countingHall(source: object = {}) {
  const hall = await testHall();
  const data = { call: LIST, method: 'POST', data: '{"fbzt":"1"}', ...source };
  await hall.services.database.unitOfWork((tx) => tx.todoSource.update({ where: { id: 'due-loans' }, data }));
  const logged = async () => {
    await hall.services.settled();
    return hall.services.database.read.operationRecord.count({ where: { action: 'notices.list' } });
  };
  const signedIn = async (userName: string) => ({ authorization: `Bearer ${await hall.signIn(userName)}` });
  return { hall, logged, signedIn };
}

const list = (hall: TestHall, headers: Record<string, string>, body: object = { fbzt: '1' }) => hall.send('POST', LIST, body, headers);

describe('what the log tells of counting', () => {
  it('TODO-2 is nothing of what the page counts by itself', async () => {
    const { hall, logged, signedIn } = await countingHall();
    const me = await signedIn('staff');
    const before = await logged();
    for (let times = 0; times < 3; times += 1) expect((await list(hall, { ...me, ...UNASKED })).code).toBe(200);
    expect(await logged()).toBe(before);
    await list(hall, me);
    expect(await logged()).toBe(before + 1);
  });

  it.each([
    ['asks for anything else', {}, { fbzt: '1', limit: 20 }],
    ['is no count of theirs: the source is switched off', { enabled: false }, { fbzt: '1' }],
    ['is no count of theirs: they have not its function', { menuId: 'reimbursement.approve' }, { fbzt: '1' }],
  ])('TODO-2 is whatever somebody reads, though they say that nobody asked for it, that %s', async (_, source, body) => {
    const { hall, logged, signedIn } = await countingHall(source);
    const me = await signedIn('staff');
    const before = await logged();
    expect((await list(hall, { ...me, ...UNASKED }, body)).code).toBe(200);
    expect(await logged()).toBe(before + 1);
  });
});
