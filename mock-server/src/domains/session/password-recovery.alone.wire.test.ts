import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      hashes.count += 1;
      return real.hash(...given);
    },
  };
});

const UNKNOWN = '11010519491231002X';
const NEW = 'Fresh#2027x';

const idNumberOf = async ({ services }: TestHall, userName: string) =>
  (await services.database.read.person.findUniqueOrThrow({ where: { userName } })).idNumber ?? '';
const start = (hall: TestHall, sfzh: string) => hall.post('/api/user/getRyxxBysfzh', { sfzh });
const started = async (hall: TestHall, sfzh: string) => (await start(hall, sfzh)).data as { uuid: string; tel: string };
const send = (hall: TestHall, uuid: string) => hall.get(`/api/user/sendmessage?uuid=${uuid}`);
const finish = async (hall: TestHall, uuid: string, yzm: string, password = NEW) =>
  hall.post('/api/user/loginupdateyhmm', { uuid, yzm, xmm: await hall.sealed(password) });
const outbox = ({ services }: TestHall) => services.database.read.outboxMessage.findMany({ orderBy: { id: 'asc' } });
const lastCode = async (hall: TestHall) => /\d{6}/.exec((await outbox(hall)).at(-1)?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A recovery of `staff` whose code has been sent. */
async function sent(hall: TestHall, userName = 'staff') {
  const { uuid } = await started(hall, await idNumberOf(hall, userName));
  await send(hall, uuid);
  return { uuid, code: await lastCode(hall) };
}

const refused = (rule: string) => ({ status: 200, code: 500, data: { rule } });

describe('AUTH-15 a forgotten password', () => {
  it('AUTH-15 goes from the ID number over a code to a new password, and ends every session', async () => {
    const hall = await testHall();
    expect((await hall.get('/api/user/zhmmset')).data).toEqual({ enabled: '1' });
    const token = await hall.signIn('staff');
    const { phone } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const { uuid, tel } = await started(hall, await idNumberOf(hall, 'staff'));
    expect(tel).toBe(`${phone?.slice(0, 3)}****${phone?.slice(-4)}`);
    expect((await send(hall, uuid)).code).toBe(200);
    expect((await outbox(hall)).at(-1)).toMatchObject({ channel: 'sms', to: phone });
    expect((await finish(hall, uuid, await lastCode(hall))).code).toBe(200);
    expect((await hall.get('/api/yhxx', token)).code).toBe(401);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(402);
    expect((await hall.trySignIn('staff', NEW)).code).toBe(200);
  });

  it('AUTH-15 is refused by every call when the parameter does not allow it', async () => {
    const hall = await testHall();
    await hall.setParameter('passwordRecovery', '0');
    expect((await hall.get('/api/user/zhmmset')).data).toEqual({ enabled: '0' });
    const refusals = [await start(hall, UNKNOWN), await send(hall, 'x'), await finish(hall, 'x', '123456')];
    expect(refusals.map(({ code }) => code)).toEqual([403, 403, 403]);
  });

  it.each([
    ['110105194912310021', 'id-number-check', '校验位错误'],
    ['990105194912310021', 'id-number-region', '地址编码错误'],
    ['1101051949123100', 'id-number-format', '身份证号格式错误'],
  ])('AUTH-15 says what is wrong with the ID number %s', async (sfzh, rule, message) => {
    const hall = await testHall();
    expect(await start(hall, sfzh)).toMatchObject({ code: 404, message, data: { field: 'sfzh', rule } });
  });

  it('AUTH-15 answers alike for unknown people, with a made-up mask that stays the same', async () => {
    const hall = await testHall();
    const [first, second] = [await started(hall, UNKNOWN), await started(hall, UNKNOWN)];
    expect(first.tel).toMatch(/^1[3-9]\d\*{4}\d{4}$/);
    expect(second.tel).toBe(first.tel);
    expect((await started(hall, '440524188001010014')).tel).not.toBe(first.tel);
    const known = await started(hall, await idNumberOf(hall, 'staff'));
    const before = hashes.count;
    for (const uuid of [known.uuid, first.uuid]) {
      expect(await send(hall, uuid)).toMatchObject({ code: 200, data: null });
      expect(await send(hall, uuid)).toMatchObject({ ...refused('code-too-soon'), data: { params: { seconds: 60 } } });
    }
    expect(await outbox(hall)).toHaveLength(1);
    const code = wrong(await lastCode(hall));
    for (const uuid of [known.uuid, first.uuid]) {
      for (let tries = 0; tries < 5; tries++) expect(await finish(hall, uuid, code)).toMatchObject(refused('code-wrong'));
      expect(await finish(hall, uuid, code)).toMatchObject(refused('code-expired'));
    }
    expect(hashes.count).toBe(before);
  });

  it.each(['disabled', 'locked', 'nophone'])('AUTH-15 treats %s as unknown', async (userName) => {
    const hall = await testHall();
    const { uuid } = await sent(hall, userName);
    expect(await outbox(hall)).toEqual([]);
    expect(await finish(hall, uuid, '123456')).toMatchObject(refused('code-wrong'));
  });

  it('AUTH-15 sends another code after 60 s, which ends the first, whichever recovery asked', async () => {
    const hall = await testHall();
    const first = await sent(hall);
    const again = await started(hall, await idNumberOf(hall, 'staff'));
    expect((await send(hall, again.uuid)).data).toMatchObject({ rule: 'code-too-soon' });
    hall.clock.advance(60_000);
    expect((await send(hall, again.uuid)).code).toBe(200);
    expect(await finish(hall, first.uuid, first.code)).toMatchObject(refused('code-expired'));
    expect((await finish(hall, again.uuid, await lastCode(hall))).code).toBe(200);
  });

  it('AUTH-15 sends no code for a recovery that began ten minutes ago', async () => {
    const hall = await testHall();
    const idNumber = await idNumberOf(hall, 'staff');
    const { uuid } = await started(hall, idNumber);
    hall.clock.advance(600_000);
    expect(await send(hall, uuid)).toMatchObject(refused('code-expired'));
    expect(await outbox(hall)).toEqual([]);
  });

  it('AUTH-15 lifts the refusal after failed attempts, and what the old password had to be changed for', async () => {
    const hall = await testHall();
    const where = { userName: 'staff' };
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where, data: { mustChangePassword: true, weakPassword: true } }));
    for (let tries = 0; tries < 5; tries++) await hall.trySignIn('staff', 'wrong');
    expect((await hall.trySignIn('staff', PASSWORD)).data).toMatchObject({ rule: 'tried-too-often' });
    const { uuid, code } = await sent(hall);
    expect((await finish(hall, uuid, code)).code).toBe(200);
    expect((await hall.trySignIn('staff', NEW)).code).toBe(200);
    const person = await hall.services.database.read.person.findUniqueOrThrow({ where });
    expect(person).toMatchObject({ mustChangePassword: false, weakPassword: false });
  });

  it('AUTH-15 takes a code once', async () => {
    const hall = await testHall();
    const { uuid, code } = await sent(hall);
    const answers = await Promise.all([finish(hall, uuid, code), finish(hall, uuid, code, 'Other#2027x')]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 500]);
    expect(await finish(hall, uuid, code)).toMatchObject(refused('code-expired'));
  });

  it('AUTH-15 takes a code for five minutes and for five tries, side by side as well', async () => {
    const hall = await testHall();
    const late = await sent(hall);
    hall.clock.advance(300_000);
    expect(await finish(hall, late.uuid, late.code)).toMatchObject(refused('code-expired'));
    const tried = await sent(hall);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => finish(hall, tried.uuid, wrong(tried.code))));
    expect(guesses.filter(({ data }) => (data as { rule: string }).rule === 'code-wrong')).toHaveLength(5);
    expect(await finish(hall, tried.uuid, tried.code)).toMatchObject(refused('code-expired'));
  });

  it("AUTH-15 takes no code of another person, nor one that went to a phone that is no longer the person's", async () => {
    const hall = await testHall();
    const mine = await sent(hall, 'leader');
    const theirs = await sent(hall, 'staff');
    expect(await finish(hall, theirs.uuid, mine.code === theirs.code ? wrong(mine.code) : mine.code)).toMatchObject(refused('code-wrong'));
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { phone: '13800000000' } }));
    expect(await finish(hall, theirs.uuid, theirs.code)).toMatchObject(refused('code-wrong'));
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
  });

  it('AUTH-15 keeps the rules of passwords, and a refused password costs neither the code nor a try', async () => {
    const hall = await testHall();
    const { uuid, code } = await sent(hall);
    for (let index = 0; index < 6; index++)
      expect((await finish(hall, uuid, code, 'short')).data).toMatchObject({ rule: 'password-length', field: 'xmm' });
    expect((await finish(hall, uuid, code, 'Staff#77')).data).toMatchObject({ rule: 'password-weak' });
    expect((await finish(hall, uuid, code)).code).toBe(200);
  });

  it('AUTH-15 keeps neither the code nor the ID number in clear', async () => {
    const hall = await testHall();
    const { code } = await sent(hall);
    const rows = JSON.stringify(await hall.services.database.read.passwordRecovery.findMany());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(await idNumberOf(hall, 'staff'));
  });

  it('AUTH-15 SEC-2 limits look-ups, sendings and guesses of one address', async () => {
    const hall = await testHall();
    const lookups = [];
    for (let index = 0; index < 21; index++) lookups.push((await start(hall, UNKNOWN)).data);
    expect(lookups[19]).toHaveProperty('tel');
    expect(lookups[20]).toMatchObject({ rule: 'too-many-calls' });
    const sendings = [];
    for (let index = 0; index < 11; index++) sendings.push((await send(hall, 'none')).data);
    expect([sendings[9], sendings[10]]).toMatchObject([{ rule: 'code-expired' }, { rule: 'too-many-calls' }]);
    const guesses = [];
    for (let index = 0; index < 31; index++) guesses.push((await finish(hall, 'none', '123456')).data);
    expect([guesses[29], guesses[30]]).toMatchObject([{ rule: 'code-expired' }, { rule: 'too-many-calls' }]);
  });

  it('AUTH-15 sends one person ten codes a day at most, from wherever they are asked for', async () => {
    const hall = await testHall();
    const idNumber = await idNumberOf(hall, 'staff');
    const rules = [];
    for (let index = 0; index < 11; index++) {
      hall.clock.advance(601_000);
      rules.push(((await send(hall, (await started(hall, idNumber)).uuid)).data as { rule: string } | null)?.rule);
    }
    expect(rules).toEqual([...Array(10).fill(undefined), 'too-many-calls']);
  });
});
