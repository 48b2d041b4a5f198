import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issueSignOnToken, signOnKey } from '../../core/sign-on-tokens.ts';
import { linkedSystems } from '../../linked-systems/server.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

/** What somebody types into the wrong field. */
const TYPED = 'MySecret-Passw0rd';

const signInNames = async ({ services }: TestHall, since: Date) => {
  await services.settled();
  const rows = await services.database.read.signInRecord.findMany({ where: { at: { gte: since } }, orderBy: { id: 'asc' } });
  return rows.map(({ userName }) => userName);
};

describe('SEC-2 what is typed as a name and is nobody’s', () => {
  it('SEC-2 SYS-7 is kept nowhere: not in the logs, nor where failures are counted', async () => {
    const lines: string[] = [];
    const hall = await testHall({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
    const linked = linkedSystems(hall.services, { logLevel: 'silent' });
    for (let time = 0; time < 6; time++) await hall.trySignIn(TYPED, 'x');
    await hall.trySignIn(TYPED, 'x', '10.0.0.1', 'ad');
    const form = await linked.inject('/cas/login');
    const [, lt = ''] = /name="lt" value="([^"]+)"/.exec(form.body) ?? [];
    const payload = new URLSearchParams({ username: TYPED, password: 'x', lt }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await linked.inject({ method: 'POST', url: '/cas/login', headers, payload });
    await linked.close();
    await hall.services.settled();
    const files = [hall.file, `${hall.file}-wal`].filter((file) => existsSync(file)).map((file) => readFileSync(file, 'latin1'));
    const kept = [...files, ...lines].join('\n').toLowerCase();
    expect(kept.includes(TYPED.toLowerCase())).toBe(false);
  });

  it('SYS-7 is seen as the same name again, however it is written', async () => {
    const hall = await testHall();
    const since = hall.clock.now();
    for (const typed of [TYPED, ` ${TYPED.toUpperCase()}`, 'another']) await hall.trySignIn(typed, 'x');
    const [first, second, third] = await signInNames(hall, since);
    expect(first).toMatch(/^\?[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('AUTH-2 SEC-2 a name is the same one however it is written, known or not, so that nobody learns which names there are', async () => {
    const hall = await testHall();
    const wide = (name: string) => name.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    for (const typed of [wide('staff'), 'staff', wide('nobody'), 'nobody']) await hall.trySignIn(typed, 'x');
    const counted = await hall.services.database.read.signInFailure.groupBy({
      by: ['subject'],
      where: { subject: { startsWith: 'name:' } },
      _count: true,
    });
    expect(counted.map(({ _count }) => _count)).toEqual([2, 2]);
  });

  it('SYS-7 what a service that is trusted says stays as it is, so that whoever lacks an account can be told', async () => {
    const hall = await testHall();
    const since = hall.clock.now();
    const key = await signOnKey(hall.services.database, hall.services.signOnKey);
    const token = await issueSignOnToken(key, 'url', 'newcomer', since);
    expect((await hall.get(`/api/user/urllogin?token=${token}`)).data).toMatchObject({ rule: 'no-account' });
    expect(await signInNames(hall, since)).toEqual(['newcomer']);
  });

  it('SYS-7 a name or staff number of a person stays as it was typed', async () => {
    const hall = await testHall();
    const since = hall.clock.now();
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    for (const typed of ['Staff', staffNumber]) await hall.trySignIn(typed, 'x');
    expect(await signInNames(hall, since)).toEqual(['Staff', staffNumber]);
  });
});
