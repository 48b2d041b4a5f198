import { openDatabase } from '@hall/database/database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Services } from '../../core/services.ts';
import { between } from '../../testing/between.ts';
import { gate } from '../../testing/gate.ts';
import { makePeople } from '../../testing/people.ts';
import { PASSWORD, solved, type TestHall, testHall } from '../../testing/test-hall.ts';
import { judge, nameSubject } from './sign-in-limits.ts';

/** What hashing costs says nothing here. */
vi.mock('@node-rs/argon2', async (load) => ({
  ...(await load<typeof import('@node-rs/argon2')>()),
  verify: async (_: string, password: string) => password === PASSWORD,
}));

const ADDRESS = '10.8.8.8';
const claimOf = (name: string) => ({ name, address: ADDRESS });

/** One attempt; no verification is solved along the way. */
const tryOnce = async (hall: TestHall, userName: string, password: string, proof?: string, address = ADDRESS) =>
  hall.send(
    'POST',
    '/api/login',
    { yhm: userName, mm: await hall.sealed(password), ...(proof && { proof }) },
    { 'x-forwarded-for': address },
  );

const failAs = async (hall: TestHall, names: readonly string[], address = ADDRESS) => {
  const answers = [];
  for (const name of names) answers.push(await tryOnce(hall, name, 'wrong password', solved(hall.services, 'picture'), address));
  return answers;
};

const nobodies = (count: number) => Array.from({ length: count }, (_, index) => `nobody-${index}`);

const countOf = <T>(values: readonly T[]) => new Map(values.map((value) => [value, values.filter((other) => other === value).length]));

describe('people who arrive together', () => {
  it('AUTH-2 AUTH-3 SEC-4 a hundred of one address sign in side by side', async () => {
    const hall = await testHall();
    const names = await makePeople(hall.services.database, 100);
    const answers = await Promise.all(names.map((name) => tryOnce(hall, name, PASSWORD)));
    expect(countOf(answers.map(({ code }) => code))).toEqual(new Map([[200, 100]]));
  });

  it('AUTH-3 SEC-4 as many get their picture where the address has failed often', async () => {
    const hall = await testHall();
    await failAs(hall, nobodies(20));
    const names = await makePeople(hall.services.database, 100);
    const signIn = async (name: string) => {
      const { data } = await tryOnce(hall, name, PASSWORD);
      expect(data).toMatchObject({ rule: 'verification-required' });
      const picture = await hall.send('GET', '/api/user/createImgValidate', undefined, { 'x-forwarded-for': ADDRESS });
      const answer = await tryOnce(hall, name, PASSWORD, solved(hall.services, 'picture'));
      return [picture.code, answer.code].join();
    };
    expect(countOf(await Promise.all(names.map(signIn)))).toEqual(new Map([['200,200', 100]]));
  });

  it('AUTH-3 AUTH-2 attempts on their way are no failures', async () => {
    const { services } = await testHall();
    const looked = gate<boolean>();
    const begun = nobodies(30).map(() => gate());
    const onTheirWay = begun.map(({ open }, index) => {
      const owns = () => {
        open();
        return looked.passed;
      };
      return judge(services, claimOf(`nobody-${index}`), { owns });
    });
    await Promise.all(begun.map(({ passed }) => passed));
    const admitted: unknown[] = [];
    const arrive = () => judge(services, claimOf('staff'), { admit: (due) => void admitted.push(due), owns: async () => true });
    expect(await arrive()).toMatchObject({ owned: true });
    looked.open(false);
    await Promise.all(onTheirWay);
    await arrive();
    expect(admitted).toEqual([undefined, { until: expect.any(Date), of: 'address' }]);
  });

  it('AUTH-2 SEC-2 SEC-4 of attempts that go side by side none is told that its password is right once the address has failed too often', async () => {
    const { services, setParameter } = await testHall();
    await setParameter('addressFailures', '2');
    const [looked, begun] = [gate<boolean>(), gate()];
    const owns = () => {
      begun.open();
      return looked.passed;
    };
    const onItsWay = judge(services, claimOf('staff'), { owns });
    await begun.passed;
    for (const name of nobodies(2)) await judge(services, claimOf(name), { owns: async () => false });
    looked.open(true);
    await expect(onItsWay).rejects.toMatchObject({ rule: 'tried-too-often' });
  });

  it('AUTH-2 a failure counts no more, and prolongs nothing, once another process has refused the name meanwhile', async () => {
    const hall = await testHall();
    const { services, clock, file } = hall;
    const database = await openDatabase(`file:${file}`);
    onTestFinished(() => database.close());
    const fail = (its: Services) => judge(its, claimOf('staff'), { owns: async () => false });
    const other = { ...services, database };
    between(hall, 1, async () => {
      for (let time = 0; time < 5; time++) await fail(other);
      clock.advance(60_000);
    });
    const refusal = () => database.read.signInRefusal.findUniqueOrThrow({ where: { subject: nameSubject('staff') } });
    const until = new Date(clock.now().getTime() + 600_000);
    await expect(fail(services)).rejects.toMatchObject({ rule: 'tried-too-often' });
    expect(await refusal()).toMatchObject({ until });
  });

  it('AUTH-2 attempts at one name are looked at one after another, and no more than may fail', async () => {
    const { services } = await testHall();
    let looked = 0;
    const guess = () => judge(services, claimOf('staff'), { owns: async () => ++looked === 0 });
    const guesses = await Promise.allSettled(Array.from({ length: 15 }, guess));
    expect(looked).toBe(5);
    expect(guesses.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });

  it('AUTH-2 an attempt that nobody could judge does not count', async () => {
    const { services } = await testHall();
    const claim = claimOf('staff');
    const broken = () => judge(services, claim, { owns: () => Promise.reject(new Error('the directory is away')) });
    for (let time = 0; time < 6; time++) await expect(broken()).rejects.toThrow('away');
    expect(await judge(services, claim, { owns: async () => true })).toMatchObject({ owned: true });
  });
});

describe('what an address has failed', () => {
  it('AUTH-2 stops it where the parameter says, and no other address', async () => {
    const hall = await testHall();
    await hall.setParameter('addressFailures', '30');
    await failAs(hall, nobodies(30));
    expect((await tryOnce(hall, 'staff', PASSWORD)).data).toMatchObject({ rule: 'tried-too-often' });
    expect((await tryOnce(hall, 'staff', PASSWORD, undefined, '10.8.8.9')).code).toBe(200);
  });

  it.each(['', '0', 'many'])('AUTH-2 stops it after 500 failures where the parameter says "%s"', async (value) => {
    const hall = await testHall();
    await hall.setParameter('addressFailures', value);
    const at = hall.clock.now();
    const subject = `address:${ADDRESS}`;
    await hall.services.database.unitOfWork((tx) => tx.signInFailure.createMany({ data: Array(498).fill({ subject, at }) }));
    const proof = () => solved(hall.services, 'picture');
    const [next] = await failAs(hall, ['nobody']);
    expect(next?.data).toMatchObject({ rule: 'credentials' });
    expect((await tryOnce(hall, 'staff', PASSWORD, proof())).code).toBe(200);
    await failAs(hall, ['nobody']);
    expect((await tryOnce(hall, 'staff', PASSWORD, proof())).data).toMatchObject({ rule: 'tried-too-often' });
  });

  it('AUTH-3 puts a picture before every name after twenty, and before no name of another address', async () => {
    const hall = await testHall();
    await failAs(hall, nobodies(19));
    expect((await tryOnce(hall, 'staff', PASSWORD)).code).toBe(200);
    const [twentieth] = await failAs(hall, ['one more']);
    const until = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(twentieth?.data).toEqual({ rule: 'credentials', params: { verification: 'picture', until, of: 'address' } });
    expect((await tryOnce(hall, 'staff', PASSWORD)).data).toEqual({
      rule: 'verification-required',
      params: { verification: 'picture', until, of: 'address' },
    });
    expect((await tryOnce(hall, 'staff', PASSWORD, undefined, '10.8.8.9')).code).toBe(200);
  });
});

describe('how long it lasts', () => {
  const momentOf = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);
  const paramsOf = ({ data }: { readonly data: unknown } | undefined = { data: {} }) => (data as { params: Record<string, string> }).params;

  it('AUTH-3 a picture is asked for until the moment that the refusal names', async () => {
    const hall = await testHall();
    await failAs(hall, ['staff']);
    hall.clock.advance(60_000);
    const [, last] = await failAs(hall, ['staff', 'leader']);
    expect(last?.data).toEqual({ rule: 'credentials' });
    const refused = await tryOnce(hall, 'staff', PASSWORD);
    expect(paramsOf(refused).of).toBe('name');
    hall.clock.set(new Date(momentOf(paramsOf(refused).until ?? '').getTime() - 1));
    expect((await tryOnce(hall, 'staff', PASSWORD)).data).toMatchObject({ rule: 'verification-required' });
    hall.clock.advance(1_000);
    expect((await tryOnce(hall, 'staff', PASSWORD)).code).toBe(200);
  });

  it('AUTH-3 a picture that the failures of a name and of an address ask for is asked for until the later moment', async () => {
    const hall = await testHall();
    await failAs(hall, ['staff', 'staff']);
    const ofName = paramsOf(await tryOnce(hall, 'staff', PASSWORD));
    hall.clock.advance(60_000);
    await failAs(hall, nobodies(20));
    const ofBoth = paramsOf(await tryOnce(hall, 'staff', PASSWORD));
    expect([ofName.of, ofBoth.of]).toEqual(['name', 'address']);
    expect(momentOf(ofBoth.until ?? '').getTime()).toBe(momentOf(ofName.until ?? '').getTime() + 60_000);
  });

  it('AUTH-2 the failure that reaches the limit of a name says until when it is refused', async () => {
    const hall = await testHall();
    const answers = await failAs(hall, Array(5).fill('staff'));
    const refused = await tryOnce(hall, 'staff', PASSWORD);
    expect(refused.data).toMatchObject({ rule: 'tried-too-often' });
    expect(answers.at(-1)?.data).toEqual({ rule: 'credentials', params: { time: paramsOf(refused).time } });
  });

  it('AUTH-2 AUTH-3 an administrator who unlocks a person takes the picture away as well', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    await failAs(hall, Array(5).fill('staff'));
    expect((await hall.post('/api/people/lock-account', { ygbh: staffNumber, locked: '0' }, admin)).code).toBe(200);
    expect((await tryOnce(hall, 'staff', PASSWORD)).code).toBe(200);
  });
});
