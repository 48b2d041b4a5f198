import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { issueSignOnToken, signOnKey, type TokenWay } from '../../core/sign-on-tokens.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const CALLS: Readonly<Record<TokenWay, string>> = {
  authentication: '/api/logauth/authlogintoken?access_token=',
  'third-party': '/api/qhlogin/qhlogintoken?token=',
  url: '/api/user/urllogin?token=',
};
const WAYS = Object.keys(CALLS) as TokenWay[];

const issue = async ({ services, clock }: TestHall, way: TokenWay, userName = 'staff') =>
  issueSignOnToken(await signOnKey(services.database, services.signOnKey), way, userName, clock.now());
const exchange = (hall: TestHall, way: TokenWay, token: string) => hall.get(CALLS[way] + token);
const refused = (rule: string) => ({ status: 200, code: 401, data: { rule } });

/** A JWT that somebody puts together; signed by a key, or by nobody. */
function jwt(claims: object, { alg = 'HS256', key }: { alg?: string; key?: Uint8Array }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${key ? createHmac(alg.replace('HS', 'sha'), key).update(body).digest('base64url') : ''}`;
}

describe('AUTH-6 sign-in by a signed token', () => {
  it.each(WAYS)('AUTH-6 exchanges a token for a session, once: %s', async (way) => {
    const hall = await testHall();
    const token = await issue(hall, way);
    const answer = await exchange(hall, way, token);
    expect(answer).toMatchObject({ status: 200, code: 200, data: { userName: '王芳', casLogin: 'false' } });
    expect((await hall.get('/api/yhxx', (answer.data as { token: string }).token)).code).toBe(200);
    expect(await exchange(hall, way, token)).toMatchObject({ ...refused('token-used'), message: '登录令牌已被使用' });
  });

  it('AUTH-6 lets one of many use a token that is sent side by side', async () => {
    const hall = await testHall();
    const token = await issue(hall, 'url');
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(hall, 'url', token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await hall.services.database.read.session.count()).toBe(1);
  });

  it('AUTH-6 remembers used tokens in the database, so that a restart forgets none', async () => {
    const hall = await testHall();
    const token = await issue(hall, 'url');
    await exchange(hall, 'url', token);
    expect(await hall.services.database.read.usedToken.count()).toBe(1);
    hall.clock.advance(361_000);
    await exchange(hall, 'url', await issue(hall, 'url'));
    expect(await hall.services.database.read.usedToken.count()).toBe(2);
  });

  it('AUTH-6 forgets no used token while its life ends between the check and the use', async () => {
    const hall = await testHall();
    const token = await issue(hall, 'url');
    expect((await exchange(hall, 'url', token)).code).toBe(200);
    hall.clock.advance(297_000);
    const { database } = hall.services;
    const { unitOfWork } = database;
    vi.spyOn(database, 'unitOfWork').mockImplementation((work) => {
      hall.clock.advance(10_000);
      return unitOfWork(work);
    });
    expect(await exchange(hall, 'url', token)).toMatchObject(refused('token-used'));
  });

  it('AUTH-6 takes a token of an issuer whose clock is a little ahead, for its five minutes from then on', async () => {
    const hall = await testHall();
    const key = await signOnKey(hall.services.database, undefined);
    const issuedAhead = (seconds: number) => issueSignOnToken(key, 'url', 'staff', new Date(hall.clock.now().getTime() + seconds * 1000));
    expect((await exchange(hall, 'url', await issuedAhead(20))).code).toBe(200);
    expect(await exchange(hall, 'url', await issuedAhead(60))).toMatchObject(refused('token-forged'));
  });

  it('AUTH-6 remembers a used token no longer than it is good for, whatever life its issuer gives it', async () => {
    const hall = await testHall();
    const key = await signOnKey(hall.services.database, undefined);
    const iat = Math.floor(hall.clock.now().getTime() / 1000);
    expect((await exchange(hall, 'url', jwt({ aud: 'url', sub: 'staff', jti: '1', iat, exp: 1e300 }, { key }))).code).toBe(200);
    const { expiresAt } = await hall.services.database.read.usedToken.findFirstOrThrow();
    expect(expiresAt.getTime()).toBe((iat + 300) * 1000);
  });

  it.each(WAYS)('AUTH-6 refuses an expired token and says so: %s', async (way) => {
    const hall = await testHall();
    const token = await issue(hall, way);
    hall.clock.advance(300_000);
    expect(await exchange(hall, way, token)).toMatchObject({ ...refused('token-expired'), message: '登录令牌已过期' });
  });

  it.each(WAYS)('AUTH-6 takes no token of another kind: %s', async (way) => {
    const hall = await testHall();
    for (const other of WAYS.filter((one) => one !== way))
      expect(await exchange(hall, way, await issue(hall, other))).toMatchObject(refused('token-forged'));
    expect(await exchange(hall, way, await hall.signIn('staff'))).toMatchObject(refused('token-forged'));
    expect((await hall.get('/api/yhxx', await issue(hall, way))).code).toBe(401);
  });

  it('AUTH-6 refuses forged tokens', async () => {
    const hall = await testHall();
    const key = await signOnKey(hall.services.database, undefined);
    const iat = Math.floor(hall.clock.now().getTime() / 1000);
    const good = { aud: 'url', sub: 'staff', jti: '1', iat, exp: iat + 300 };
    const [header, , signature] = (await issue(hall, 'url')).split('.');
    const forged = [
      jwt(good, { alg: 'none' }),
      jwt(good, { key: Buffer.from('another key that is long enough to be one') }),
      jwt(good, { alg: 'HS512', key }),
      `${header}.${Buffer.from(JSON.stringify({ ...good, sub: 'admin' })).toString('base64url')}.${signature}`,
      jwt({ ...good, aud: ['url', 'authentication'] }, { key }),
      jwt({ ...good, jti: undefined }, { key }),
      jwt({ ...good, exp: undefined }, { key }),
      jwt({ ...good, iat: undefined }, { key }),
      jwt({ ...good, sub: undefined }, { key }),
      jwt({ ...good, iat: iat + 600, exp: iat + 900 }, { key }),
      'nonsense',
      'a.b.c',
    ];
    for (const token of forged) expect([token, await exchange(hall, 'url', token)]).toMatchObject([token, refused('token-forged')]);
    expect((await exchange(hall, 'url', jwt(good, { key }))).code).toBe(200);
  });

  it('AUTH-6 lets no issuer make a token that lives longer than five minutes', async () => {
    const hall = await testHall();
    const key = await signOnKey(hall.services.database, undefined);
    const iat = Math.floor(hall.clock.now().getTime() / 1000);
    const long = jwt({ aud: 'url', sub: 'staff', jti: 'long', iat, exp: iat + 86_400 }, { key });
    hall.clock.advance(301_000);
    expect(await exchange(hall, 'url', long)).toMatchObject(refused('token-expired'));
  });

  it('AUTH-6 trusts the key that the operator sets, and then no other', async () => {
    const set = 'a key that the operator has set for sign-on';
    const [hall, other] = [await testHall({ signOnKey: set }), await testHall()];
    expect((await exchange(hall, 'url', await issue(hall, 'url'))).code).toBe(200);
    expect(await exchange(hall, 'url', await issue(other, 'url'))).toMatchObject(refused('token-forged'));
  });

  it('AUTH-6 tells strangers and disabled people that they cannot sign in', async () => {
    const hall = await testHall();
    expect(await exchange(hall, 'url', await issue(hall, 'url', 'stranger'))).toMatchObject({
      code: 'ERRCODE_001',
      data: { rule: 'no-account' },
    });
    expect((await exchange(hall, 'url', await issue(hall, 'url', 'disabled'))).code).toBe('ERRCODE_001');
  });

  it('AUTH-6 sends a browser without a token to the authentication service', async () => {
    const hall = await testHall();
    expect(await hall.get('/api/logauth/authlogintoken')).toMatchObject({ code: 202, data: 'http://authentication.test/login' });
    expect((await hall.get('/api/user/urllogin')).code).toBe(404);
  });

  it('AUTH-6 writes no token into any log', async () => {
    const lines: string[] = [];
    const hall = await testHall({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
    const [good, unused] = [await issue(hall, 'url'), await issue(hall, 'authentication')];
    await exchange(hall, 'url', good);
    await exchange(hall, 'url', good);
    await exchange(hall, 'third-party', unused);
    await hall.get(`/api/nothing-here?token=${unused}`);
    await hall.services.settled();
    const { database } = hall.services;
    const logs = JSON.stringify([lines, await database.read.signInRecord.findMany(), await database.read.operationRecord.findMany()]);
    expect(lines.some((line) => line.includes('/api/user/urllogin'))).toBe(true);
    for (const token of [good, unused]) expect(logs).not.toContain(token.split('.')[2]);
  });
});
