import { describe, expect, it } from 'vitest';
import { clearFailures } from './clear-failures.ts';
import { PASSWORD, type TestHall, testHall } from './testing/test-hall.ts';

const clear = ({ file }: TestHall, typed: string) => clearFailures([typed], { DATABASE_URL: `file:${file}` });
const entriesOf = async ({ services: { database } }: TestHall) =>
  database.read.operationRecord.findMany({ where: { action: 'session.forget-failures' } });

async function fail(hall: TestHall, times: number, address: string, userName = 'staff'): Promise<void> {
  for (let time = 0; time < times; time++) await hall.trySignIn(userName, 'wrong password', address);
}

/** A sign-in with the right password and without any picture. */
const plain = async (hall: TestHall, userName: string, address: string) =>
  hall.send('POST', '/api/login', { yhm: userName, mm: await hall.sealed(PASSWORD) }, { 'x-forwarded-for': address });

describe('AUTH-2 AUTH-3 the operator clears failed sign-ins', () => {
  it.each(['staff', ' Staff ', '2001009'])(
    'of a person, called %j: refusal and picture are gone at once, and the log tells of it',
    async (typed) => {
      const hall = await testHall();
      await fail(hall, 5, '10.0.0.1');
      expect(await plain(hall, 'staff', '10.0.0.2')).toMatchObject({ code: 402, data: { rule: 'tried-too-often' } });
      expect(await clear(hall, typed)).toMatch(/^Cleared of .+ \(\d+\): 5 failed sign-ins, and a refusal until [\d :-]+\.$/);
      expect(await plain(hall, 'staff', '10.0.0.2')).toMatchObject({ code: 200 });
      expect(await entriesOf(hall)).toMatchObject([
        { kind: 'change', personEn: 'Operator (on the server)', staffNumber: null, actionEn: 'Clear failed sign-ins', result: '200' },
      ]);
    },
  );

  it.each([
    ['10.0.0.7', '10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ])('of the address %s by %s', async (from, typed, called) => {
    const hall = await testHall();
    for (let person = 0; person < 20; person++) await fail(hall, 1, from, `nobody${person}`);
    expect(await plain(hall, 'staff', from)).toMatchObject({ code: 402, data: { rule: 'verification-required' } });
    expect(await clear(hall, typed)).toBe(`Cleared of ${called}: 20 failed sign-ins.`);
    expect(await plain(hall, 'staff', from)).toMatchObject({ code: 200 });
    expect(await entriesOf(hall)).toMatchObject([{ target: called, targetEn: called }]);
  });

  it('of nobody, and of what is no address, it says so and changes nothing', async () => {
    const hall = await testHall();
    await expect(clear(hall, 'nobody')).rejects.toThrow(`"nobody" is nobody's user name or staff number, and no address`);
    await expect(clear(hall, '')).rejects.toThrow('forget-failures <user name, staff number or address>');
    expect(await clear(hall, '10.0.0.9')).toBe('There is nothing to clear of 10.0.0.9.');
    expect(await entriesOf(hall)).toEqual([]);
  });

  it('keeps what the log cannot tell of', async () => {
    const hall = await testHall();
    await fail(hall, 2, '10.0.0.1');
    await hall.services.database.unitOfWork((tx) =>
      tx.$executeRawUnsafe(
        "CREATE TRIGGER refuse BEFORE INSERT ON OperationRecord WHEN NEW.action = 'session.forget-failures' BEGIN SELECT RAISE(ABORT, 'no'); END",
      ),
    );
    await expect(clear(hall, 'staff')).rejects.toThrow();
    expect(await plain(hall, 'staff', '10.0.0.1')).toMatchObject({ data: { rule: 'verification-required' } });
  });
});
