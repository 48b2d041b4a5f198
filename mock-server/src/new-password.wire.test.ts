import { describe, expect, it } from 'vitest';
import { renewPassword } from './renew-password.ts';
import { PASSWORD, type TestHall, testHall } from './testing/test-hall.ts';

const renew = ({ file }: TestHall, typed: string) => renewPassword([typed], { DATABASE_URL: `file:${file}` });
const entriesOf = async ({ services: { database } }: TestHall) =>
  database.read.operationRecord.findMany({ where: { action: 'people.new-password' } });

describe('AUTH-8 SYS-7 the operator gives a person a new password', () => {
  it.each(['admin', ' Admin ', '2001001'])(
    'called %j: the sessions end, the old one is wrong, the new one must be changed, and the log tells of it without saying it',
    async (typed) => {
      const hall = await testHall();
      const token = await hall.signIn('admin');
      await hall.setParameter('forceFirstChange', '1');
      const said = await renew(hall, typed);
      const [, password = ''] =
        /^He Zhiyuan \(2001001\), user name admin: password (\S+) \(shown this once, changed at the next sign-in\)\.$/.exec(said) ?? [];
      expect((await hall.get('/api/yhxx', token)).code).toBe(401);
      expect((await hall.trySignIn('admin', PASSWORD)).code).toBe(402);
      const again = await hall.signIn('admin', password);
      expect(await hall.post('/api/people/accounts', {}, again)).toMatchObject({ code: 403, data: { rule: 'first-password' } });
      const entries = await entriesOf(hall);
      expect(entries).toMatchObject([{ kind: 'change', personEn: 'Operator (on the server)', targetEn: 'He Zhiyuan (2001001)' }]);
      expect(JSON.stringify(entries)).not.toContain(password);
    },
  );

  it('of nobody it says so', async () => {
    const hall = await testHall();
    await expect(renew(hall, 'nobody')).rejects.toThrow(`"nobody" is nobody's user name or staff number`);
    await expect(renew(hall, '')).rejects.toThrow('new-password <user name or staff number>');
    expect(await entriesOf(hall)).toEqual([]);
  });

  it('keeps the old password where the log cannot tell of the new one', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await hall.services.database.unitOfWork((tx) =>
      tx.$executeRawUnsafe(
        "CREATE TRIGGER refuse BEFORE INSERT ON OperationRecord WHEN NEW.action = 'people.new-password' BEGIN SELECT RAISE(ABORT, 'no'); END",
      ),
    );
    await expect(renew(hall, 'staff')).rejects.toThrow();
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    expect(await hall.signIn('staff')).toBeTruthy();
  });
});
