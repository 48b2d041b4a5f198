import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { verificationsOf } from '../../domains/session/index.ts';
import { type Answer, PASSWORD, type TestHall, testHall } from '../../testing/test-hall.ts';
import { linkedSystems } from '../server.ts';

const SERVICE = 'http://hall.test/logCas';
const HALL_SIGN_OUT = `http://cas.test/cas/logout?service=${encodeURIComponent('http://hall.test/login')}`;
const ASKS_FOR_PICTURE = '请输入图片中的字符';

/** A hall with the embedded central sign-on, and a browser that keeps the sign-on's cookie. */
async function casHall(casServices: readonly string[] = [], address = 'http://cas.test/cas') {
  let origin = '';
  const cas = () => ({ browser: address, server: `${origin}/cas` });
  const hall = await testHall({ counterparts: { cas } });
  const linked = linkedSystems(hall.services, { logLevel: 'silent', casServices });
  onTestFinished(() => linked.close());
  origin = await linked.listen({ host: '127.0.0.1', port: 0 });
  return { ...hall, ...browser(origin, hall), origin, linked };
}

function browser(origin: string, { services }: TestHall) {
  let cookie = '';
  const go = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return { status: response.status, location: response.headers.get('location'), text: await response.text(), headers: response.headers };
  };
  const login = (service: string) => `/cas/login?service=${encodeURIComponent(service)}`;
  const ticketOf = (location: string | null) => new URL(location ?? '').searchParams.get('ticket') ?? '';
  const field = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
  /** What a picture on a page says, as a person would read it. */
  const reading = (text: string) => {
    const uuid = field(text, 'uuid');
    const code =
      verificationsOf(services)
        .unsolved()
        .find(({ id }) => id === uuid)?.solution ?? '';
    return { uuid, code };
  };
  const submit = (path: string, shown: string, values: Record<string, string>) => go(path, { ...values, lt: field(shown, 'lt') });
  const enter = async (username: string, password: string, service = SERVICE) => {
    const values = { username, password, service };
    const answer = await submit('/cas/login', (await go(`${login(service)}&renew=true`)).text, values);
    return answer.text.includes(ASKS_FOR_PICTURE) ? submit('/cas/login', answer.text, { ...values, ...reading(answer.text) }) : answer;
  };
  const ticket = async (username = 'staff', service = SERVICE) => ticketOf((await enter(username, PASSWORD, service)).location);
  const validate = async (service: string, id: string, path = '/cas/p3/serviceValidate') =>
    (await go(`${path}?${new URLSearchParams({ service, ticket: id })}`)).text;
  return { go, login, submit, reading, enter, ticket, ticketOf, validate };
}

const validAnswer = (user: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`;
const exchange = (hall: TestHall, ticket: string, headers = {}) =>
  hall.send('GET', `/api/logcas/caslogintoken?cas=${encodeURIComponent(ticket)}`, undefined, headers);
const renewedBy = ({ headers }: Answer) => String(headers.authorization).replace('Bearer ', '');
const refused = { status: 200, code: 401, data: { rule: 'ticket-refused' } };

describe('AUTH-5 central single sign-on', () => {
  it('AUTH-5 without a ticket answers 202 with the address of the central sign-on', async () => {
    const hall = await testHall();
    expect(await hall.get('/api/logcas/caslogintoken')).toMatchObject({
      status: 200,
      code: 202,
      data: `http://cas.test/cas/login?service=${encodeURIComponent(SERVICE)}`,
    });
  });

  it('AUTH-5 AUTH-8 opens no session for a password that is changed while the central sign-on is asked', async () => {
    const hall = await casHall();
    const [ticket, token, ask] = [await hall.ticket(), await hall.signIn('staff'), globalThis.fetch];
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...asked) => {
      const answer = await ask(...asked);
      const [jmm, xmm] = [await hall.sealed(PASSWORD), await hall.sealed('Fresh#2027x')];
      expect((await hall.post('/api/yhxx/updateyhmm', { jmm, xmm }, token)).code).toBe(200);
      return answer;
    });
    expect(await exchange(hall, ticket)).toMatchObject(refused);
  });

  it('AUTH-5 takes the service from the settings, whatever a Host header says', async () => {
    const hall = await testHall();
    const spoofed = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    const { data } = await hall.send('GET', '/api/logcas/caslogintoken', undefined, spoofed);
    expect(data).toBe(`http://cas.test/cas/login?service=${encodeURIComponent(SERVICE)}`);
  });

  it('AUTH-5 exchanges a ticket for a session marked as central, whose sign-out says where to go on', async () => {
    const hall = await casHall();
    const answer = await exchange(hall, await hall.ticket());
    expect(answer).toMatchObject({ code: 200, data: { userName: '王芳', casLogin: 'true' } });
    const { token } = answer.data as { token: string };
    expect((await hall.get('/api/yhxx', token)).code).toBe(200);
    expect(await hall.post('/api/logout', {}, token)).toMatchObject({
      code: 205,
      data: HALL_SIGN_OUT,
    });
    expect((await hall.get('/api/yhxx', token)).code).toBe(401);
    expect((await hall.post('/api/logout', {}, await hall.signIn('staff'))).data).toBeNull();
  });

  it('AUTH-5 says where to go on after the token was renewed as well', async () => {
    const hall = await casHall();
    const { token } = (await exchange(hall, await hall.ticket())).data as { token: string };
    hall.clock.advance(61 * 60_000);
    const renewed = renewedBy(await hall.get('/api/yhxx', token));
    expect(await hall.post('/api/logout', {}, renewed)).toMatchObject({ code: 205, data: HALL_SIGN_OUT });
  });

  it.each([
    ['by choice', '/api/yhxx/updateyhmm', {}],
    ['as it was due', '/api/user/updateyhmm', { mustChangePassword: true }],
  ])('AUTH-5 AUTH-10 says where to go on after the password was changed %s', async (_, path, due) => {
    const hall = await casHall();
    await hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data: due }));
    const { token } = (await exchange(hall, await hall.ticket())).data as { token: string };
    const changed = async (from: string, to: string, its: string) =>
      renewedBy(await hall.post(path, { jmm: await hall.sealed(from), xmm: await hall.sealed(to) }, its));
    const next = await changed(PASSWORD, 'Fresh#2027x', token);
    expect(await hall.post('/api/logout', {}, next)).toMatchObject({ code: 205, data: HALL_SIGN_OUT });
    await hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data: due }));
    const own = await changed('Fresh#2027x', 'Fresh#2028x', await hall.signIn('staff', 'Fresh#2027x'));
    expect(await hall.post('/api/logout', {}, own)).toMatchObject({ code: 205, data: null });
  });

  it('AUTH-5 takes a ticket once', async () => {
    const hall = await casHall();
    const ticket = await hall.ticket();
    expect((await exchange(hall, ticket)).code).toBe(200);
    expect(await exchange(hall, ticket)).toMatchObject(refused);
  });

  it('AUTH-5 asks the central sign-on once for a ticket that is sent many times side by side', async () => {
    let asked = 0;
    const hall = await fakeCas(() => {
      asked += 1;
      return validAnswer('staff');
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(hall, 'ST-the-same')));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it('AUTH-5 refuses tickets that are made up, too old, or made out for another service', async () => {
    const hall = await casHall(['http://other.test/app']);
    for (const ticket of ['ST-made-up', 'staff', 'ST-x&service=http://other.test/app', '../ST-1', 'TGT-1'])
      expect(await exchange(hall, ticket)).toMatchObject(refused);
    expect(await exchange(hall, await hall.ticket('staff', 'http://other.test/app'))).toMatchObject(refused);
    const late = await hall.ticket();
    hall.clock.advance(61_000);
    expect(await exchange(hall, late)).toMatchObject(refused);
  });

  it.each([
    ['stranger', 'no-account'],
    ['disabled', 'account-disabled'],
    ['locked', 'account-locked'],
  ])('AUTH-5 tells people without an account, and disabled and locked ones, that they cannot sign in: %s', async (user, rule) => {
    const hall = await fakeCas(() => validAnswer(user));
    expect(await exchange(hall, 'ST-1')).toMatchObject({ code: 'ERRCODE_001', data: { rule } });
  });

  it.each([
    ['an entity', `<!DOCTYPE x [<!ENTITY who "admin">]>${validAnswer('&who;')}`],
    ['too much', `<!--${'x'.repeat(70_000)}-->${validAnswer('staff')}`],
    ['no XML', 'yes\nstaff\n'],
  ])('AUTH-5 believes no answer with %s', async (_, xml) => {
    const hall = await fakeCas(() => xml);
    expect(await exchange(hall, 'ST-1')).toMatchObject({ status: 200, code: 500, data: { rule: 'cas-unavailable' } });
  });

  it('AUTH-5 follows no redirection and says when nobody answers', async () => {
    const hall = await fakeCas(() => undefined);
    expect(await exchange(hall, 'ST-1')).toMatchObject({ code: 500, data: { rule: 'cas-unavailable' } });
    expect(await exchange(await testHall(), 'ST-1')).toMatchObject({ code: 500, message: '统一身份认证服务暂时无法访问，请稍后再试' });
  });
});

/** A hall whose central sign-on answers what it is told; told nothing, it redirects to an answer that would do. */
async function fakeCas(answer: () => string | undefined): Promise<TestHall> {
  const server = createServer((request, response) => {
    const xml = request.url === '/good' ? validAnswer('staff') : answer();
    if (xml === undefined) response.writeHead(302, { location: '/good' }).end();
    else response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return testHall({ counterparts: { cas: () => ({ browser: 'http://cas.test/cas', server: `http://127.0.0.1:${port}/cas` }) } });
}

describe('AUTH-5 the embedded central sign-on', () => {
  it('AUTH-5 asks in both languages, remembers the browser by a cookie of its own, and forgets it on signing out', async () => {
    const hall = await casHall();
    const form = await hall.go(hall.login(SERVICE));
    expect([form.status, form.text.includes('用户名'), form.text.includes('User name')]).toEqual([200, true, true]);
    const entered = await hall.enter('staff', PASSWORD);
    expect(entered.status).toBe(303);
    expect(entered.location).toMatch(/^http:\/\/hall\.test\/logCas\?ticket=ST-/);
    expect(entered.headers.get('set-cookie')).toMatch(/^CASTGC=TGT-[\w-]+; Path=\/cas; HttpOnly; SameSite=Lax/);
    expect((await hall.go(hall.login(SERVICE))).status).toBe(303);
    expect((await hall.go(`${hall.login(SERVICE)}&renew=true`)).status).toBe(200);
    const out = await hall.go(`/cas/logout?service=${encodeURIComponent('http://hall.test/login')}`);
    expect([out.status, out.location]).toEqual([302, 'http://hall.test/login']);
    expect((await hall.go(hall.login(SERVICE))).status).toBe(200);
  });

  it.each([
    'http://evil.test/',
    'http://hall.test.evil.test/',
    'http://hall.test@evil.test/',
    'https://hall.test/',
    'javascript:alert(1)',
    '//evil.test',
    'http://other.test/apple',
  ])('AUTH-5 serves no service that is not registered: %s', async (service) => {
    const hall = await casHall(['http://other.test/app']);
    const shown = await hall.go(hall.login(service));
    expect([shown.status, shown.location]).toEqual([403, null]);
    const out = await hall.go(`/cas/logout?service=${encodeURIComponent(service)}`);
    expect([out.status, out.location]).toEqual([200, null]);
  });

  it('AUTH-5 makes tickets good once, for a minute and for their service, by both versions of the protocol', async () => {
    const hall = await casHall();
    const first = await hall.ticket();
    expect(await hall.validate(SERVICE, first)).toContain('<cas:user>staff</cas:user><cas:attributes>');
    expect(await hall.validate(SERVICE, first)).toContain('code="INVALID_TICKET"');
    const next = async () => hall.ticketOf((await hall.go(hall.login(SERVICE))).location);
    expect(await hall.validate(SERVICE, await next(), '/cas/serviceValidate')).toMatch(
      /<cas:user>staff<\/cas:user><\/cas:authenticationSuccess>/,
    );
    const other = await next();
    expect(await hall.validate('http://hall.test/other', other)).toContain('code="INVALID_SERVICE"');
    expect(await hall.validate(SERVICE, other)).toContain('code="INVALID_TICKET"');
    const late = await next();
    hall.clock.advance(60_001);
    expect(await hall.validate(SERVICE, late)).toContain('code="INVALID_TICKET"');
    expect(await hall.validate(SERVICE, '')).toContain('code="INVALID_REQUEST"');
  });

  it('AUTH-5 takes a form once, and none that it did not make', async () => {
    const hall = await casHall();
    const posted = await hall.go('/cas/login', { username: 'staff', password: PASSWORD, service: SERVICE, lt: 'LT-made-up' });
    expect([posted.status, posted.location]).toEqual([401, null]);
    const lt = /name="lt" value="([^"]+)"/.exec(posted.text)?.[1] ?? '';
    const again = { username: 'staff', password: PASSWORD, service: SERVICE, lt };
    expect((await hall.go('/cas/login', again)).status).toBe(303);
    expect((await hall.go('/cas/login', again)).status).toBe(401);
  });

  it.each(['/cas/login', '/authentication/login'])("AUTH-5 5,000 visits push out nobody's form: %s", async (path) => {
    const { linked } = await casHall();
    const [, lt = ''] = /name="lt" value="([^"]+)"/.exec((await linked.inject(path)).body) ?? [];
    for (let visit = 0; visit < 5_000; visit++) await linked.inject(path);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ username: 'staff', password: PASSWORD, lt }).toString();
    expect((await linked.inject({ method: 'POST', url: path, headers, payload })).statusCode).not.toBe(401);
  });

  it('AUTH-5 takes a form for ten minutes', async () => {
    const hall = await casHall();
    const lt = async () => /name="lt" value="([^"]+)"/.exec((await hall.go(hall.login(SERVICE))).text)?.[1] ?? '';
    const post = async (form: string) =>
      (await hall.go('/cas/login', { username: 'staff', password: PASSWORD, service: SERVICE, lt: form })).status;
    const [late, inTime] = [await lt(), await lt()];
    hall.clock.advance(600_000 - 1);
    expect(await post(inTime)).toBe(303);
    hall.clock.advance(1);
    expect(await post(late)).toBe(401);
  });

  it.each([
    ['is of the old password', { passwordHash: 'another' }],
    ['is for somebody who was disabled', { enabled: false }],
    ['is for somebody who was locked', { locked: true }],
  ])('AUTH-5 AUTH-8 a service ticket is refused that %s', async (_, data) => {
    const hall = await casHall();
    const fresh = await hall.ticket();
    const remembered = hall.ticketOf((await hall.go(hall.login(SERVICE))).location);
    await hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data }));
    for (const ticket of [fresh, remembered]) expect(await hall.validate(SERVICE, ticket)).toContain('code="INVALID_TICKET"');
  });

  it.each([
    ['whose password was changed', { passwordHash: 'another' }],
    ['who was disabled', { enabled: false }],
    ['who was locked', { locked: true }],
  ])('AUTH-5 AUTH-8 asks anew whoever is signed on and %s since', async (_, data) => {
    const hall = await casHall();
    await hall.enter('staff', PASSWORD);
    expect((await hall.go(hall.login(SERVICE))).status).toBe(303);
    await hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: 'staff' }, data }));
    expect((await hall.go(hall.login(SERVICE))).status).toBe(200);
  });

  it.each([
    ['http://cas.test/cas', false],
    ['https://cas.test/cas', true],
  ])('SEC-2 AUTH-5 has browsers keep its cookie for https alone where people reach it so: %s', async (address, secure) => {
    const hall = await casHall([], address);
    expect((await hall.enter('staff', PASSWORD)).headers.get('set-cookie')?.endsWith('; Secure')).toBe(secure);
  });

  it.each(['/cas/login?gateway=true&', '/cas/logout?'])('AUTH-5 writes no line of an address into a header: %s', async (path) => {
    const hall = await casHall();
    const sent = await hall.go(`${path}service=${encodeURIComponent('http://hall.test/login\r\nX-Injected: yes')}`);
    expect([sent.status, sent.location]).toEqual([302, 'http://hall.test/loginX-Injected:%20yes']);
    expect(sent.headers.has('x-injected')).toBe(false);
  });

  it.each(['/cas/login', '/authentication/login'])(
    'AUTH-3 AUTH-5 a picture stands before the password after two failures: %s',
    async (path) => {
      const hall = await casHall();
      let shown = (await hall.go(path)).text;
      const tries = async (password: string, picture = {}) => {
        const answer = await hall.submit(path, shown, { username: 'staff', password, ...picture });
        shown = answer.text;
        return answer;
      };
      expect((await tries('wrong password')).text).not.toContain('<img');
      expect((await tries('wrong password')).text).toMatch(/用户名或密码错误.*<img src="data:image\/png;base64,/s);
      // None of these is looked at, so nobody is locked out by them.
      for (let index = 0; index < 5; index++) expect((await tries('wrong password')).text).toContain(ASKS_FOR_PICTURE);
      expect((await tries(PASSWORD)).text).toContain(ASKS_FOR_PICTURE);
      const wrong = await tries(PASSWORD, { ...hall.reading(shown), code: '0000' });
      expect([wrong.status, wrong.text.includes('图片中的字符不正确')]).toEqual([401, true]);
      const right = await tries(PASSWORD, hall.reading(shown));
      expect(right.status).not.toBe(401);
      expect(right.headers.get('content-security-policy')).toContain('img-src data:');
    },
  );

  it('AUTH-3 AUTH-5 asks for a picture where the parameter says slider, as its pages have no script, and for none where it says none', async () => {
    const hall = await casHall();
    for (const [kind, asked] of [
      ['slider', true],
      ['none', false],
    ] as const) {
      await hall.setParameter('signInVerification', kind);
      const posted = async () =>
        hall.submit('/cas/login', (await hall.go('/cas/login')).text, { username: 'staff', password: 'wrong password' });
      await posted();
      expect((await posted()).text.includes('<img')).toBe(asked);
    }
  });

  it.each([
    ['cas', '/cas/login'],
    ['authentication', '/authentication/login'],
  ])('SYS-7 AUTH-5 the sign-in log tells of who is refused by the page of the way "%s"', async (way, path) => {
    const hall = await casHall();
    const at = { gte: hall.clock.now() };
    for (const username of ['staff', 'nobody'])
      await hall.submit(path, (await hall.go(path)).text, { username, password: 'wrong password' });
    await hall.services.settled();
    const rows = await hall.services.database.read.signInRecord.findMany({ where: { at }, orderBy: { id: 'asc' } });
    const told = rows.map((row) => [row.way, row.result, row.userName, row.address]);
    expect(told).toEqual([
      [way, '402', 'staff', '127.0.0.1'],
      [way, '402', expect.stringMatching(/^\?[\w-]{8}$/), '127.0.0.1'],
    ]);
  });

  it('AUTH-5 AUTH-2 counts wrong passwords with those of the hall', async () => {
    const hall = await casHall();
    for (let index = 0; index < 5; index++) expect((await hall.enter('staff', 'wrong password')).status).toBe(401);
    expect((await hall.enter('staff', PASSWORD)).status).toBe(401);
    expect((await hall.trySignIn('staff', PASSWORD)).data).toMatchObject({ rule: 'tried-too-often' });
  });
});
