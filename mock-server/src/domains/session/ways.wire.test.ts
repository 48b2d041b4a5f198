import { describe, expect, it } from 'vitest';
import { PASSWORD, testHall } from '../../testing/test-hall.ts';

const SWITCHED = [
  ['signInPassword', 'password'],
  ['signInDirectory', 'directory'],
  ['signInQr', 'qr'],
  ['signInAuthentication', 'authentication'],
  ['signInCas', 'cas'],
] as const;

describe('ENTRY-3 the ways that parameters switch on', () => {
  it('ENTRY-3 the sign-in page can see them before anyone has signed in, all on in the reference installation', async () => {
    const hall = await testHall();
    const { data } = await hall.post('/api/user/selectShowAllCs');
    const values = new Map((data as { csid: string; csvalue: string }[]).map(({ csid, csvalue }) => [csid, csvalue]));
    expect(SWITCHED.map(([name]) => values.get(name))).toEqual(['1', '1', '1', '1', '1']);
    expect(values.get('signInVerification')).toBe('picture');
    expect(values.has('singleSession')).toBe(false);
  });

  it.each(SWITCHED)('ENTRY-3 the server refuses a way whose switch %s is off', async (name, way) => {
    const hall = await testHall();
    await hall.setParameter(name, '0');
    const attempts = {
      password: () => hall.trySignIn('staff', PASSWORD),
      directory: () => hall.trySignIn('staff', PASSWORD, '10.0.0.1', 'ad'),
      qr: () => hall.get('/api/qrlogin/qrcodeimg'),
      authentication: () => hall.get('/api/logauth/authlogintoken'),
      cas: () => hall.get('/api/logcas/caslogintoken'),
    };
    expect(await attempts[way]()).toMatchObject({ status: 200, code: 403, data: { rule: 'way-off' } });
    const others = (['cas', 'authentication'] as const).filter((other) => other !== way);
    for (const other of others) expect((await attempts[other]()).code).toBe(202);
  });
});

describe('AUTH-9 one session a person', () => {
  it('AUTH-9 a second sign-in leaves the first alone unless the parameter says otherwise', async () => {
    const hall = await testHall();
    const first = await hall.signIn('staff');
    await hall.signIn('staff');
    expect((await hall.get('/api/yhxx', first)).code).toBe(200);
  });

  it('AUTH-9 a second sign-in ends the first session, which is told so; nobody else is touched', async () => {
    const hall = await testHall();
    await hall.setParameter('singleSession', '1');
    const [first, leader] = [await hall.signIn('staff'), await hall.signIn('leader')];
    const second = await hall.signIn('staff');
    expect(await hall.get('/api/yhxx', first)).toMatchObject({
      status: 200,
      code: 401,
      message: '您的账号已在其他地方登录，本次登录已结束',
      data: { rule: 'displaced' },
    });
    expect((await hall.get('/api/yhxx', second)).code).toBe(200);
    expect((await hall.get('/api/yhxx', leader)).code).toBe(200);
  });

  it('AUTH-9 a failed sign-in ends nothing', async () => {
    const hall = await testHall();
    await hall.setParameter('singleSession', '1');
    const first = await hall.signIn('staff');
    await hall.trySignIn('staff', 'wrong password');
    expect((await hall.get('/api/yhxx', first)).code).toBe(200);
  });
});

describe('AUTH-11 closing the last page', () => {
  const closing = { closing: '1' };

  it('AUTH-11 ends the session ten seconds later', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect((await hall.post('/api/logout', closing, token)).code).toBe(205);
    hall.clock.advance(10_001);
    expect(await hall.get('/api/yhxx', token)).toMatchObject({ code: 401, data: { rule: 'sign-in-again' } });
  });

  it('AUTH-11 a call within ten seconds, as after a reload, keeps the session for its full life', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await hall.post('/api/logout', closing, token);
    hall.clock.advance(9_000);
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    hall.clock.advance(60 * 60_000);
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
  });

  it('AUTH-11 a session that is closing counts no longer as open once the ten seconds are over', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const token = await hall.signIn('staff');
    const { ygbh } = (await hall.get('/api/yhxx', token)).data as { ygbh: string };
    await hall.post('/api/logout', closing, token);
    hall.clock.advance(11_000);
    const listed = (await hall.post('/api/people/accounts', { text: ygbh }, admin)).data as { rows: { sessions: number }[] };
    expect(listed.rows[0]?.sessions).toBe(0);
  });
});

describe('SYS-7 the sign-in log', () => {
  it('SYS-7 AUTH-4 names the way and the result of each attempt', async () => {
    const hall = await testHall();
    const at = { gte: hall.clock.now() };
    await hall.trySignIn('staff', 'wrong password');
    hall.clock.advance(1);
    await hall.trySignIn('staff', PASSWORD);
    hall.clock.advance(1);
    await hall.trySignIn('staff', PASSWORD, '10.0.0.1', 'ad');
    hall.clock.advance(1);
    await hall.get('/api/user/urllogin?token=forged');
    await hall.services.signInRecorder.flush();
    const rows = await hall.services.database.read.signInRecord.findMany({ where: { at }, orderBy: { at: 'asc' } });
    expect(rows.map(({ way, result, userName }) => [way, result, userName])).toEqual([
      ['password', '402', 'staff'],
      ['password', '200', 'staff'],
      ['directory', '500', 'staff'],
      ['url', '401', ''],
    ]);
  });
});
