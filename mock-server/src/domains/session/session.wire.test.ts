import { describe, expect, it } from 'vitest';
import { makePeople } from '../../testing/people.ts';
import { PASSWORD, testHall } from '../../testing/test-hall.ts';

const MINUTE = 60_000;

describe('AUTH-1 sign-in by name and password', () => {
  it('AUTH-1 answers a token for a sealed password, by name, by staff number and in any case', async () => {
    const hall = await testHall();
    const answer = await hall.trySignIn('staff', PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      data: { userId: expect.any(String), userName: expect.any(String), casLogin: 'false' },
    });
    const me = await hall.get('/api/yhxx', (answer.data as { token: string }).token);
    const { ygbh } = me.data as { ygbh: string };
    expect((await hall.trySignIn(` ${ygbh} `, PASSWORD)).code).toBe(200);
    expect((await hall.trySignIn('STAFF', PASSWORD)).code).toBe(200);
  });

  it('AUTH-1 refuses a captured ciphertext that is sent again', async () => {
    const hall = await testHall();
    const body = { yhm: 'staff', mm: await hall.sealed(PASSWORD) };
    expect((await hall.post('/api/login', body)).code).toBe(200);
    expect(await hall.post('/api/login', body)).toMatchObject({ code: 404, data: { field: 'mm', rule: 'sealed-stale' } });
  });

  it('AUTH-1 refuses a ciphertext after two minutes, and one made for another server', async () => {
    const [hall, other] = [await testHall(), await testHall()];
    const mm = await hall.sealed(PASSWORD);
    expect(await other.post('/api/login', { yhm: 'staff', mm })).toMatchObject({ code: 404, data: { rule: 'sealed-stale' } });
    hall.clock.advance(2 * MINUTE + 1);
    expect(await hall.post('/api/login', { yhm: 'staff', mm })).toMatchObject({ code: 404, data: { rule: 'sealed-stale' } });
  });

  it('AUTH-1 refuses a password in clear and a ciphertext that was tampered with', async () => {
    const hall = await testHall();
    expect(await hall.post('/api/login', { yhm: 'staff', mm: PASSWORD })).toMatchObject({
      code: 404,
      data: { field: 'mm', rule: 'format' },
    });
    const mm = await hall.sealed(PASSWORD);
    const flipped = mm.slice(0, -3) + (mm.at(-3) === 'A' ? 'B' : 'A') + mm.slice(-2);
    expect(await hall.post('/api/login', { yhm: 'staff', mm: flipped })).toMatchObject({
      code: 404,
      data: { field: 'mm', rule: 'format' },
    });
  });
});

describe('AUTH-2 wrong passwords', () => {
  const fail = async (hall: Awaited<ReturnType<typeof testHall>>, name: string, times: number, address?: string) => {
    const answers = [];
    for (let index = 0; index < times; index++) answers.push(await hall.trySignIn(name, 'wrong password', address));
    return answers;
  };

  it('AUTH-2 answers the same for a wrong name and a wrong password', async () => {
    const hall = await testHall();
    const [known] = await fail(hall, 'staff', 1);
    const [unknown] = await fail(hall, 'nobody-of-that-name', 1, '10.0.0.2');
    expect(known).toMatchObject({ status: 200, code: 402, message: '用户名或密码错误', data: { rule: 'credentials' } });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  it.each(['staff', 'nobody-of-that-name'])(
    'AUTH-2 refuses %s for ten minutes after five failures, the right password too',
    async (name) => {
      const hall = await testHall();
      expect((await fail(hall, name, 5)).map(({ data }) => (data as { rule: string }).rule)).toEqual(Array(5).fill('credentials'));
      const refused = await hall.trySignIn(name, PASSWORD, '10.9.9.9');
      expect(refused).toMatchObject({
        code: 402,
        data: { rule: 'tried-too-often', params: { time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) } },
      });
      expect(refused.message).toContain((refused.data as { params: { time: string } }).params.time);
      hall.clock.advance(10 * MINUTE + 1);
      expect((await hall.trySignIn(name, PASSWORD)).code).toBe(name === 'staff' ? 200 : 402);
    },
  );

  it('AUTH-2 counts name and staff number of a person as one', async () => {
    const hall = await testHall();
    const { ygbh } = (await hall.get('/api/yhxx', await hall.signIn('staff'))).data as { ygbh: string };
    await fail(hall, 'staff', 3);
    await fail(hall, ygbh, 2);
    expect((await hall.trySignIn('staff', PASSWORD)).data).toMatchObject({ rule: 'tried-too-often' });
  });

  it('AUTH-2 forgets failures after ten minutes and after a good sign-in', async () => {
    const hall = await testHall();
    await fail(hall, 'staff', 4);
    hall.clock.advance(10 * MINUTE + 1);
    await fail(hall, 'staff', 4);
    await hall.signIn('staff');
    await fail(hall, 'staff', 4);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
  });

  it('AUTH-2 SEC-4 an IPv6 neighbour shares the limit of its /64', async () => {
    const hall = await testHall();
    await hall.setParameter('addressFailures', '30');
    for (let index = 0; index < 30; index++) await fail(hall, `name-${index}`, 1, `2001:db8::${index + 1}`);
    expect((await hall.trySignIn('staff', PASSWORD, '2001:db8::ffff:1')).data).toMatchObject({ rule: 'tried-too-often' });
    expect((await hall.trySignIn('staff', PASSWORD, '2001:db8:0:1::1')).code).toBe(200);
  });

  it('AUTH-2 SEC-4 who has a whole /48 to try from has no further tries at a name', async () => {
    const hall = await testHall();
    for (let index = 0; index < 5; index++) await fail(hall, 'staff', 1, `2001:db8:7:${index}::1`);
    expect((await hall.trySignIn('staff', PASSWORD, '2001:db8:7:ffff::1')).data).toMatchObject({ rule: 'tried-too-often' });
    expect((await hall.trySignIn('leader', PASSWORD, '2001:db8:7:ffff::1')).code).toBe(200);
  });

  it('AUTH-2 lets no more than five of fifty passwords through that are sent side by side', async () => {
    const hall = await testHall();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => hall.trySignIn('staff', `guess ${index}`)));
    expect(answers.filter(({ data }) => (data as { rule: string }).rule === 'credentials')).toHaveLength(5);
  });

  it('AUTH-2 SEC-4 forty people of one address sign in side by side', async () => {
    const hall = await testHall();
    const names = await makePeople(hall.services.database, 40);
    const answers = await Promise.all(names.map((name) => hall.trySignIn(name, PASSWORD)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(40);
  });

  it('AUTH-2 an administrator unlocks at once, and locks for good', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const { ygbh } = (await hall.get('/api/yhxx', await hall.signIn('staff'))).data as { ygbh: string };
    await fail(hall, 'staff', 5);
    const listed = (await hall.post('/api/people/accounts', { troubled: '1', text: ygbh }, admin)).data as {
      rows: { refusedUntil?: string }[];
    };
    expect(listed.rows[0]?.refusedUntil).toBeDefined();
    expect((await hall.post('/api/people/lock-account', { ygbh, locked: '0' }, admin)).code).toBe(200);
    const token = await hall.signIn('staff');
    expect((await hall.post('/api/people/lock-account', { ygbh, locked: '1', reason: '离职' }, admin)).code).toBe(200);
    expect((await hall.get('/api/yhxx', token)).code).toBe(401);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe('ERRCODE_001');
    hall.clock.advance(365 * 24 * 60 * MINUTE);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe('ERRCODE_001');
    expect((await hall.trySignIn('staff', 'wrong password')).code).toBe(402);
  });

  it.each([
    ['disabled', '当前用户不可用：账号已停用，请联系管理员'],
    ['locked', '当前用户不可用：账号已被管理员锁定，请联系管理员'],
  ])('AUTH-2 tells why the %s account is not available only to who knows its password', async (name, message) => {
    const hall = await testHall();
    const told = async (userName: string, password: string) => {
      const { code, message, data } = await hall.trySignIn(userName, password);
      return { code, message, data };
    };
    expect(await told(name, 'wrong password')).toEqual(await told('nobody', 'wrong password'));
    expect(await told(name, PASSWORD)).toMatchObject({ code: 'ERRCODE_001', message, data: { rule: `account-${name}` } });
  });
});

describe('AUTH-8 tokens', () => {
  const refused = { status: 200, code: 401, data: { rule: 'sign-in-again' } };

  it.each(['', 'nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJ1c2UiOiJzZXNzaW9uIn0.'])('AUTH-8 refuses the token "%s"', async (token) => {
    const hall = await testHall();
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
  });

  it('AUTH-8 refuses a token signed with another secret, of another use, or unsigned', async () => {
    const [hall, other] = [await testHall(), await testHall({ tokenSecret: 'another secret of the tests, long enough too' })];
    const token = await other.signIn('staff');
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
    const ticket = hall.services.tokens.issue({ use: 'ticket', sub: 'anyone', jti: '1' }, MINUTE);
    expect(await hall.get('/api/yhxx', ticket)).toMatchObject(refused);
    const [, payload] = (await hall.signIn('staff')).split('.');
    expect(await hall.get('/api/yhxx', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.AA`)).toMatchObject(refused);
  });

  it('AUTH-8 renews after half of the life of the token, and the old one stays good till its end', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect((await hall.get('/api/yhxx', token)).headers.authorization).toBeUndefined();
    hall.clock.advance(61 * MINUTE);
    const renewal = await hall.get('/api/yhxx', token);
    const renewed = String(renewal.headers.authorization).replace('Bearer ', '');
    expect(renewed).not.toBe(token);
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    hall.clock.advance(60 * MINUTE);
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
    expect((await hall.get('/api/yhxx', renewed)).code).toBe(200);
  });

  it('AUTH-8 renews nothing for what nobody asked for, which is no use of the session either, and still has to be signed in', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const session = () => hall.services.database.read.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    const unasked = (headers = { authorization: `Bearer ${token}` }) =>
      hall.send('GET', '/api/yhxx', undefined, { ...headers, 'x-unasked': '1' });
    const usedAt = (await session()).lastUsedAt;
    hall.clock.advance(61 * MINUTE);
    const answer = await unasked();
    expect([answer.code, answer.headers.authorization]).toEqual([200, undefined]);
    await hall.services.settled();
    expect((await session()).lastUsedAt).toEqual(usedAt);
    expect((await hall.get('/api/yhxx', token)).headers.authorization).toBeDefined();
    await hall.services.settled();
    expect((await session()).lastUsedAt).toEqual(hall.clock.now());
    hall.clock.advance(59 * MINUTE);
    expect(await unasked()).toMatchObject(refused);
    expect(await unasked({ authorization: '' })).toMatchObject(refused);
  });

  it('AUTH-8 notes the use of a session that asked nothing but what nobody asked for, however soon after', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const ask = (headers = {}) => hall.send('GET', '/api/yhxx', undefined, { authorization: `Bearer ${token}`, ...headers });
    hall.clock.advance(5 * MINUTE);
    await ask({ 'x-unasked': '1' });
    await ask();
    await hall.services.settled();
    const { lastUsedAt } = await hall.services.database.read.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(lastUsedAt).toEqual(hall.clock.now());
  });

  it('AUTH-8 AUTH-11 lets a session end that is closing, although a page asks by itself', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await hall.post('/api/logout', { closing: '1' }, token);
    await hall.send('GET', '/api/yhxx', undefined, { authorization: `Bearer ${token}`, 'x-unasked': '1' });
    hall.clock.advance(11_000);
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
  });

  it('AUTH-8 ends a session twelve hours after sign-in, however often it was renewed', async () => {
    const hall = await testHall();
    let token = await hall.signIn('staff');
    for (let hour = 0; hour < 11; hour++) {
      hall.clock.advance(61 * MINUTE);
      token = String((await hall.get('/api/yhxx', token)).headers.authorization).replace('Bearer ', '');
    }
    hall.clock.advance(61 * MINUTE);
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
  });

  it('AUTH-8 AUTH-10 signing out answers 205 and ends the token at once', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const another = await hall.signIn('staff');
    expect(await hall.post('/api/logout', undefined, token)).toMatchObject({ status: 200, code: 205 });
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
    expect((await hall.get('/api/yhxx', another)).code).toBe(200);
  });

  it.each([
    ['disabled', { enabled: false }],
    ['locked', { locked: true }],
  ])('AUTH-8 a session that was left open serves nobody who is %s', async (_, state) => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: state }));
    expect(await hall.get('/api/yhxx', token)).toMatchObject(refused);
    expect(await hall.services.database.read.session.count({ where: { person: { userName: 'staff' }, endReason: { not: null } } })).toBe(0);
  });

  it('AUTH-8 disabling a person ends every token of the person at once, and of nobody else', async () => {
    const hall = await testHall();
    const [admin, staff, leader] = [await hall.signIn('admin'), await hall.signIn('staff'), await hall.signIn('leader')];
    const ended = { code: 401, data: { rule: 'ended-by-disabling' } };
    const { ygbh } = (await hall.get('/api/yhxx', staff)).data as { ygbh: string };
    expect((await hall.post('/api/people/enable-account', { ygbh, enabled: '0', reason: '退休' }, admin)).code).toBe(200);
    expect(await hall.get('/api/yhxx', staff)).toMatchObject(ended);
    expect((await hall.get('/api/yhxx', leader)).code).toBe(200);
    await hall.post('/api/people/enable-account', { ygbh, enabled: '1' }, admin);
    expect(await hall.get('/api/yhxx', staff)).toMatchObject(ended);
    expect((await hall.trySignIn('staff', PASSWORD)).code).toBe(200);
  });
});
