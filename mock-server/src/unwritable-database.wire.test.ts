import type { Database, Tx } from '@hall/database/database';
import { holdLock } from '@hall/database/hold-lock';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestHall, testHall } from './testing/test-hall.ts';

const FAVOURITE = '/api/menu/addcy';
const READING = '/api/account/sessions';
const MINUTE = 60_000;

/** How a database comes to take nothing more, and how it takes something again. */
const TROUBLES: Readonly<Record<string, (hall: TestHall) => Promise<() => Promise<void>>>> = {
  'another process has locked the database': async (hall) => {
    const release = holdLock(`file:${hall.file}`);
    return async () => release();
  },
  'the disk is full': async ({ services: { database } }) => {
    const limit = (pages: number) => database.unitOfWork((tx) => tx.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`));
    await limit(1);
    // What is left of the pages that there are is used up, down to the last rows that fit.
    for (let size = 8_192; size >= 1; size /= 2) await fill(database, size);
    return async () => void (await limit(0x7fffffff));
  },
};

/** Adds a row of some size to one of the tables that the tests below write to. */
const FILLINGS: readonly ((tx: Tx, text: string) => Promise<unknown>)[] = [
  (tx, subject) => tx.signInFailure.create({ data: { subject, at: new Date(0) } }),
  (tx, browser) => tx.signInRecord.create({ data: { at: new Date(0), userName: '', address: '', browser, way: 'url', result: '' } }),
  (tx, browser) => {
    const names = { address: '', module: '', action: '', actionZh: '', actionEn: '', kind: 'read', result: '' };
    return tx.operationRecord.create({ data: { at: new Date(0), browser, ...names, duration: 0 } });
  },
];

/** Writes rows of a size until none fits. */
async function fill(database: Database, size: number): Promise<void> {
  for (const filling of FILLINGS) {
    let fits = true;
    while (fits)
      fits = await database
        .unitOfWork((tx) => filling(tx, 'x'.repeat(size)))
        .then(
          () => true,
          () => false,
        );
  }
}

const logged = async ({ services: { database } }: TestHall, since: Date) => ({
  operations: (await database.read.operationRecord.findMany({ where: { at: { gte: since } }, orderBy: { id: 'asc' } }))
    .map(({ action, result }) => `${action} ${result}`)
    .sort(),
  signIns: (await database.read.signInRecord.findMany({ where: { at: { gte: since } }, orderBy: { id: 'asc' } })).map(
    ({ result }) => result,
  ),
});

describe.each(Object.entries(TROUBLES))('while %s', (_, trouble) => {
  it('SEC-4 SYS-7 people read, changes are refused, and no log entry is lost', async () => {
    const hall = await testHall({ busyMs: 20 });
    const token = await hall.signIn('staff');
    const { rydm: yhbh } = (await hall.get('/api/yhxx', token)).data as { rydm: string };
    const star = () => hall.post(FAVOURITE, { yhbh, qid: 'assets.mine', sysid: 'assets' }, token);
    await hall.post('/api/menu/delcy', { yhbh, qid: 'assets.mine', sysid: 'assets' }, token);
    await hall.services.settled();
    // By now the use of the session is noted anew.
    hall.clock.advance(2 * MINUTE);
    const since = hall.clock.now();
    const end = await trouble(hall);
    expect((await hall.get(READING, token)).code).toBe(200);
    expect((await star()).code).toBe(999);
    expect((await hall.get(READING, token)).code).toBe(200);
    await hall.services.settled();
    await end();
    expect((await star()).code).toBe(200);
    await hall.services.settled();
    const { operations } = await logged(hall, since);
    expect(operations).toEqual(['account.mySessions 200', 'account.mySessions 200', 'menu.addFavourite 200', 'menu.addFavourite 999']);
  });

  it('SEC-4 a closing session is used on for reading', async () => {
    const hall = await testHall({ busyMs: 20 });
    const token = await hall.signIn('staff');
    await hall.post('/api/logout', { closing: '1' }, token);
    const end = await trouble(hall);
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    await end();
  });

  it('SEC-4 SYS-7 a refused sign-in stays what it is, and its row comes later', async () => {
    const hall = await testHall({ busyMs: 20 });
    const signIn = async (password: string) =>
      hall.send('POST', '/api/login', { yhm: 'staff', mm: await hall.sealed(password) }, { 'x-forwarded-for': '10.0.0.1' });
    for (let failures = 0; failures < 2; failures++) await signIn('wrong password');
    await hall.services.settled();
    hall.clock.advance(1);
    const since = hall.clock.now();
    const end = await trouble(hall);
    expect(await signIn(PASSWORD)).toMatchObject({ code: 402, data: { rule: 'verification-required' } });
    expect((await hall.trySignIn('leader', PASSWORD, '10.0.0.2')).code).toBe(999);
    // What could not be counted is not answered either: else it could be tried on and on.
    expect((await hall.trySignIn('leader', 'wrong password', '10.0.0.2')).code).toBe(999);
    await hall.services.settled();
    await end();
    await hall.services.settled();
    expect((await logged(hall, since)).signIns).toEqual(['402', '999', '999']);
    expect((await hall.trySignIn('leader', PASSWORD, '10.0.0.2')).code).toBe(200);
  });
});

it('API-2 SEC-4 a change for which the database is locked too long is told as such: nothing of it is kept, and it may be tried again', async () => {
  const hall = await testHall({ busyMs: 20 });
  const token = await hall.signIn('staff');
  const { rydm: yhbh } = (await hall.get('/api/yhxx', token)).data as { rydm: string };
  const release = holdLock(`file:${hall.file}`);
  const answer = await hall.post(FAVOURITE, { yhbh, qid: 'assets.mine', sysid: 'assets' }, token);
  expect(answer).toMatchObject({ status: 200, code: 999, data: { rule: 'busy' }, message: '系统繁忙，未保存，请稍后再试' });
  release();
});
