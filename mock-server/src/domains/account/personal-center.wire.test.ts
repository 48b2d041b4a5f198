import { describe, expect, it } from 'vitest';
import { between } from '../../testing/between.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const MINUTE = 60_000;

interface Me {
  readonly tel?: string;
  readonly lxdh?: string;
  readonly email?: string;
  readonly photo: string;
  readonly sfdycdl: string;
  readonly sfrmm: string;
}

const me = async (hall: TestHall, token: string) => (await hall.get('/api/yhxx', token)).data as Me;
const save = (hall: TestHall, token: string, body: unknown) => hall.post('/api/yhxx/lxfs', body, token);
const ask = (hall: TestHall, token: string, query: string) => hall.get(`/api/yhxx/sendmessage?${query}`, token);

async function messages({ services }: TestHall) {
  return services.database.read.outboxMessage.findMany({ orderBy: { id: 'asc' } });
}

async function codeFrom(hall: TestHall): Promise<string> {
  const [code = ''] = /\d{6}/.exec((await messages(hall)).findLast(({ text }) => /\d{6}/.test(text))?.text ?? '') ?? [];
  return code;
}

async function signedIn(userName = 'staff', password?: string): Promise<[TestHall, string]> {
  const hall = await testHall();
  return [hall, await hall.signIn(userName, password)];
}

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('ACCT-4 a phone or email address changes by a code', () => {
  it.each([
    ['yzmlx=phone&tel=13800138000', 'sms', { tel: '13800138000' }, 'yzm'],
    ['yzmlx=email&email=new@jzu.example', 'email', { email: 'new@jzu.example' }, 'yxyzm'],
  ])('ACCT-4 ACCT-1 %s: the code arrives by %s and is good once', async (query, channel, contact, field) => {
    const [hall, token] = await signedIn();
    expect(await ask(hall, token, query)).toMatchObject({ code: 200 });
    expect((await messages(hall)).at(-1)).toMatchObject({ channel, to: Object.values(contact)[0] });
    const code = await codeFrom(hall);
    expect(await save(hall, token, { ...contact, [field]: code })).toMatchObject({ code: 200 });
    expect(await me(hall, token)).toMatchObject(contact);
    await save(hall, token, { lxdh: '88821104' });
    const again = Object.fromEntries(
      Object.entries(contact).map(([name, value]) => [name, value.replace(/^(.)3/, '$15').replace('new', 'newer')]),
    );
    expect(await save(hall, token, { ...again, [field]: code })).toMatchObject({ code: 500, data: { field, rule: 'code-expired' } });
  });

  it('ACCT-4 who had the old phone or address is told', async () => {
    const [hall, token] = await signedIn();
    const { tel, email } = await me(hall, token);
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    await save(hall, token, { tel: '13800138000', yzm: await codeFrom(hall) });
    expect((await messages(hall)).at(-1)).toMatchObject({ channel: 'sms', to: tel, text: expect.stringContaining('手机号已更换') });
    await ask(hall, token, 'yzmlx=email&email=new@jzu.example');
    await save(hall, token, { email: 'new@jzu.example', yxyzm: await codeFrom(hall) });
    expect((await messages(hall)).at(-1)).toMatchObject({ channel: 'email', to: email, text: expect.stringContaining('邮箱已更换') });
  });

  it('ACCT-4 saving one contact keeps what changed meanwhile in another', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    between(hall, 1, () => save(hall, token, { tel: '13800138000', yzm: code }));
    expect(await save(hall, token, { lxdh: '88821104' })).toMatchObject({ code: 200 });
    expect(await me(hall, token)).toMatchObject({ tel: '13800138000', lxdh: '88821104' });
  });

  it('ACCT-4 the phone of before does not come back without a code', async () => {
    const [hall, token] = await signedIn();
    const { tel } = await me(hall, token);
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    between(hall, 1, () => save(hall, token, { tel: '13800138000', yzm: code }));
    expect(await save(hall, token, { tel, lxdh: '88821104' })).toMatchObject({ code: 404, data: { field: 'yzm', rule: 'required' } });
    expect(await me(hall, token)).toMatchObject({ tel: '13800138000' });
  });

  it('ACCT-4 the phone saved is the one that the code went to', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    expect(await save(hall, token, { tel: '13900139000', yzm: code })).toMatchObject({
      code: 500,
      data: { field: 'tel', rule: 'code-target' },
      message: '与接收验证码的号码或邮箱不一致',
    });
    expect(await save(hall, token, { tel: '13800138000', yzm: code })).toMatchObject({ code: 200 });
  });

  it('ACCT-4 a code of the email address is none of the phone', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=email&email=new@jzu.example');
    expect(await save(hall, token, { tel: '13800138000', yzm: await codeFrom(hall) })).toMatchObject({ data: { rule: 'code-expired' } });
  });

  it('ACCT-4 a code of another person is of no use', async () => {
    const [hall, token] = await signedIn();
    const leader = await hall.signIn('leader');
    await ask(hall, leader, 'yzmlx=phone&tel=13800138000');
    const theirs = await codeFrom(hall);
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    if (theirs === (await codeFrom(hall))) return;
    expect(await save(hall, token, { tel: '13800138000', yzm: theirs })).toMatchObject({ data: { rule: 'code-wrong', field: 'yzm' } });
  });

  it('ACCT-4 the code is required, and nothing else is saved without it', async () => {
    const [hall, token] = await signedIn();
    const before = await me(hall, token);
    expect(await save(hall, token, { tel: '13800138000', lxdh: '88821199' })).toMatchObject({
      code: 404,
      data: { field: 'yzm', rule: 'required' },
      message: '验证码不能为空',
    });
    expect(await me(hall, token)).toEqual(before);
  });

  it('ACCT-4 five tries and it is over, also for the right code', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    for (let index = 0; index < 5; index++)
      expect(await save(hall, token, { tel: '13800138000', yzm: other(code) })).toMatchObject({
        data: { field: 'yzm', rule: 'code-wrong' },
      });
    expect(await save(hall, token, { tel: '13800138000', yzm: code })).toMatchObject({ data: { field: 'yzm', rule: 'code-expired' } });
  });

  it('ACCT-4 after five minutes it is over', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    hall.clock.advance(5 * MINUTE);
    expect(await save(hall, token, { tel: '13800138000', yzm: code })).toMatchObject({ data: { rule: 'code-expired' } });
  });

  it('ACCT-4 another one can be asked for after 60 seconds, which ends the first', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const first = await codeFrom(hall);
    hall.clock.advance(15_000);
    expect(await ask(hall, token, 'yzmlx=phone&tel=13800138000')).toMatchObject({
      code: 500,
      data: { rule: 'code-too-soon', params: { seconds: 45 } },
    });
    hall.clock.advance(45_000);
    expect(await ask(hall, token, 'yzmlx=phone&tel=13800138000')).toMatchObject({ code: 200 });
    if (first === (await codeFrom(hall))) return;
    expect(await save(hall, token, { tel: '13800138000', yzm: first })).toMatchObject({ data: { rule: 'code-wrong' } });
  });

  const phoneNumbered = (index: number): string => `138001380${String(index).padStart(2, '0')}`;

  it('ACCT-4 SEC-2 nobody asks for more than 20 codes a day, wherever they go', async () => {
    const [hall, token] = await signedIn();
    for (let index = 0; index < 20; index++) {
      expect(await ask(hall, token, `yzmlx=phone&tel=${phoneNumbered(index)}`)).toMatchObject({ code: 200 });
      hall.clock.advance(MINUTE);
    }
    expect(await ask(hall, token, `yzmlx=phone&tel=${phoneNumbered(20)}`)).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
  });

  it('ACCT-4 SEC-2 no phone is flooded: it gets 20 codes a day, whoever asks for them', async () => {
    const [hall, token] = await signedIn();
    const leader = await hall.signIn('leader');
    for (let index = 0; index < 10; index++) {
      for (const one of [token, leader]) expect(await ask(hall, one, 'yzmlx=phone&tel=13800138000')).toMatchObject({ code: 200 });
      hall.clock.advance(MINUTE);
    }
    for (const one of [token, leader])
      expect(await ask(hall, one, 'yzmlx=phone&tel=13800138000')).toMatchObject({ code: 500, data: { rule: 'too-many-calls' } });
    expect(await ask(hall, token, 'yzmlx=phone&tel=13900139000')).toMatchObject({ code: 200 });
  });

  it.each([
    ['yzmlx=phone', 'tel', 'required'],
    ['yzmlx=phone&email=a@b.cn', 'tel', 'required'],
    ['yzmlx=email', 'email', 'required'],
    ['yzmlx=phone&tel=123', 'tel', 'mobile-format'],
    ['yzmlx=email&email=a', 'email', 'email-format'],
    ['yzmlx=sms&tel=13800138000', 'yzmlx', 'choice'],
    ['', 'yzmlx', 'required'],
    ['yzmlx=phone&tel=13800138000&tel=13900139000', 'tel', 'type'],
    ['yzmlx=phone&tel=13800138000&to=x', 'to', 'unknown'],
  ])('ACCT-4 ACCT-8 sends nothing for %s', async (query, field, rule) => {
    const [hall, token] = await signedIn();
    expect(await ask(hall, token, query)).toMatchObject({ code: 404, data: { field, rule } });
    expect(await messages(hall)).toEqual([]);
  });

  it('ACCT-1 a contact phone needs no code, and a phone that stays the same neither', async () => {
    const [hall, token] = await signedIn();
    const { tel } = await me(hall, token);
    expect(await save(hall, token, { tel, lxdh: '0731-88821104-602' })).toMatchObject({ code: 200 });
    expect(await me(hall, token)).toMatchObject({ tel, lxdh: '0731-88821104-602' });
  });

  it("ACCT-1 what is not the person's to change is refused", async () => {
    const [hall, token] = await signedIn();
    for (const body of [{ ygbh: '1' }, { bmmc: '财务处' }, { jsid: 'admin' }, { rydm: 'p001', lxdh: '88821104' }])
      expect(await save(hall, token, body)).toMatchObject({ code: 404, data: { rule: 'unknown' } });
  });

  it('ACCT-4 a code that was asked for is not in the operation log', async () => {
    const [hall, token] = await signedIn();
    await ask(hall, token, 'yzmlx=phone&tel=13800138000');
    const code = await codeFrom(hall);
    await save(hall, token, { tel: '13800138000', yzm: code });
    await hall.services.recorder.flush();
    // The history before has numbers of its own, and one can hold this code by chance.
    const rows = await hall.services.database.read.operationRecord.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(rows.map(({ action }) => action)).toEqual(['account.updateContact', 'account.sendContactCode']);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});

describe('ACCT-3 the password', () => {
  const WEAK = '123456';
  const change = async (hall: TestHall, token: string, path: string, from: string, to: string) =>
    hall.post(path, { jmm: await hall.sealed(from), xmm: await hall.sealed(to) }, token);

  it('ACCT-3 the old one is checked before it is changed', async () => {
    const [hall, token] = await signedIn();
    const check = async (password: string) => hall.post('/api/pwdCheck', { jmm: await hall.sealed(password) }, token);
    expect(await check('Hall@2026')).toMatchObject({ code: 200 });
    expect(await check('hall@2026')).toMatchObject({ code: 500, data: { field: 'jmm', rule: 'old-password' }, message: '旧密码校验失败' });
  });

  it('ACCT-3 checking is no way to guess: after five wrong ones it is refused', async () => {
    const [hall, token] = await signedIn();
    const check = async (password: string) => hall.post('/api/pwdCheck', { jmm: await hall.sealed(password) }, token);
    for (let index = 0; index < 5; index++) await check(`guess-${index}`);
    expect(await check('Hall@2026')).toMatchObject({ code: 402, data: { rule: 'tried-too-often' } });
  });

  it('ACCT-3 a right check forgets the wrong ones before it', async () => {
    const [hall, token] = await signedIn();
    const check = async (password: string) => hall.post('/api/pwdCheck', { jmm: await hall.sealed(password) }, token);
    for (const password of ['a', 'b', 'c', 'd', 'Hall@2026', 'a', 'b', 'c', 'd']) await check(password);
    expect(await check('Hall@2026')).toMatchObject({ code: 200 });
  });

  it.each([['abc123'], ['passw0rd'], ['trustno1'], ['1q2w3e4r'], ['P@ssw0rd'], ['Password1']])(
    'ACCT-3 one of the 10,000 most common passwords is weak: %s',
    async (password) => {
      const [hall, token] = await signedIn();
      expect(await change(hall, token, '/api/yhxx/updateyhmm', 'Hall@2026', password)).toMatchObject({
        code: 500,
        data: { field: 'xmm', rule: 'password-weak' },
      });
    },
  );

  it.each([
    ['firsttime', 'Hall@2026', { sfdycdl: '1', sfrmm: '0' }],
    ['weakpass', WEAK, { sfdycdl: '0', sfrmm: '1' }],
  ])('ACCT-3 the forced change of %s clears the duty; the session goes on, others end', async (userName, password, before) => {
    const [hall, token] = await signedIn(userName, password);
    const elsewhere = await hall.signIn(userName, password);
    expect(await me(hall, token)).toMatchObject(before);
    const answer = await change(hall, token, '/api/user/updateyhmm', password, 'Fresh#2027x');
    expect(answer.code).toBe(200);
    const fresh = String(answer.headers.authorization).replace('Bearer ', '');
    expect(await me(hall, fresh)).toMatchObject({ sfdycdl: '0', sfrmm: '0' });
    for (const old of [token, elsewhere]) expect((await hall.get('/api/yhxx', old)).code).toBe(401);
    expect((await hall.trySignIn(userName, 'Fresh#2027x')).code).toBe(200);
  });

  it('ACCT-3 the forced change asks for the old password as well, and is for those alone who have to', async () => {
    const [hall, token] = await signedIn('firsttime');
    expect(await change(hall, token, '/api/user/updateyhmm', 'not it', 'Fresh#2027x')).toMatchObject({ data: { rule: 'old-password' } });
    expect(await hall.post('/api/user/updateyhmm', { xmm: await hall.sealed('Fresh#2027x') }, token)).toMatchObject({
      code: 404,
      data: { field: 'jmm', rule: 'required' },
    });
    const staff = await hall.signIn('staff');
    expect(await change(hall, staff, '/api/user/updateyhmm', 'Hall@2026', 'Fresh#2027x')).toMatchObject({ data: { rule: 'no-duty' } });
  });
});

describe('ACCT-6 ACCT-7 my sessions and sign-ins', () => {
  interface Row {
    readonly id: string;
    readonly current: string;
    readonly address: string;
  }
  const sessions = async (hall: TestHall, token: string) => (await hall.get('/api/account/sessions', token)).data as Row[];

  it('ACCT-6 lists where the person is signed in, the present one first and marked', async () => {
    const [hall, token] = await signedIn();
    await hall.signIn('staff');
    await hall.signIn('leader');
    const rows = await sessions(hall, token);
    expect(rows.map(({ current }) => current)).toEqual(['1', '0']);
    expect(rows[0]).toMatchObject({
      address: '10.0.0.1',
      browser: expect.any(String),
      startedAt: expect.stringMatching(/^\d{4}-.* \d{2}:/),
    });
  });

  it('ACCT-6 lists none that has run out', async () => {
    const [hall, token] = await signedIn();
    const open = await hall.services.database.read.session.findFirstOrThrow();
    await hall.services.database.unitOfWork((tx) => tx.session.create({ data: { ...open, id: 'over', endsAt: hall.clock.now() } }));
    expect((await sessions(hall, token)).map(({ id }) => id)).toEqual([open.id]);
    expect(await hall.post('/api/account/end-session', { id: 'over' }, token)).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });

  it('ACCT-6 ends one of them, and leaves the others', async () => {
    const [hall, token] = await signedIn();
    const [second, third] = [await hall.signIn('staff'), await hall.signIn('staff')];
    const mine = (await sessions(hall, second)).find(({ current }) => current === '1')?.id;
    expect(await hall.post('/api/account/end-session', { id: mine }, token)).toMatchObject({ code: 200 });
    expect((await hall.get('/api/yhxx', second)).code).toBe(401);
    expect((await hall.get('/api/yhxx', third)).code).toBe(200);
    expect(await sessions(hall, token)).toHaveLength(2);
    expect(await hall.post('/api/account/end-session', { id: mine }, token)).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });

  it('ACCT-6 ends all others at once', async () => {
    const [hall, token] = await signedIn();
    const others = [await hall.signIn('staff'), await hall.signIn('staff')];
    const leader = await hall.signIn('leader');
    expect(await hall.post('/api/account/end-other-sessions', {}, token)).toMatchObject({ code: 200, data: { ended: 2 } });
    for (const other of others) expect((await hall.get('/api/yhxx', other)).code).toBe(401);
    for (const still of [token, leader]) expect((await hall.get('/api/yhxx', still)).code).toBe(200);
  });

  it("ACCT-6 another person's session is not there", async () => {
    const [hall, token] = await signedIn();
    const leader = await hall.signIn('leader');
    const [theirs] = await sessions(hall, leader);
    expect(await hall.post('/api/account/end-session', { id: theirs?.id }, token)).toMatchObject({
      code: 404,
      data: { rule: 'not-found' },
    });
    expect((await hall.get('/api/yhxx', leader)).code).toBe(200);
    for (const body of [{}, { id: '' }, { id: 7 }, { id: 'x'.repeat(60) }, { id: null }])
      expect(await hall.post('/api/account/end-session', body, token)).toMatchObject({ code: 404, data: { field: 'id' } });
  });

  it("ACCT-7 the own sign-ins, failed ones too, page by page, and nobody else's", async () => {
    const [hall, token] = await signedIn();
    hall.clock.advance(1);
    await hall.trySignIn('staff', 'wrong');
    hall.clock.advance(1);
    await hall.signIn('leader');
    await hall.signIn('staff');
    const page = async (body: unknown) =>
      (await hall.post('/api/account/sign-ins', body, token)).data as { total: number; rows: Record<string, string>[] };
    const all = await page({});
    expect(all.rows.map(({ result }) => result)).toEqual(['200', '402', '200']);
    expect(new Set(all.rows.map(({ userName }) => userName))).toEqual(new Set(['staff']));
    expect((await page({ currentPage: 2, limit: 1 })).rows.map(({ id }) => id)).toEqual([all.rows[1]?.id]);
    expect(await hall.post('/api/account/sign-ins', { currentPage: 0 }, token)).toMatchObject({
      code: 404,
      data: { field: 'currentPage' },
    });
    expect(await hall.post('/api/account/sign-ins', { staffNumber: '2001001' }, token)).toMatchObject({ data: { rule: 'unknown' } });
  });
});

it.each([
  ['GET', '/api/yhxx/userphtot'],
  ['POST', '/api/updateUser'],
  ['POST', '/api/yhxx/lxfs'],
  ['GET', '/api/yhxx/sendmessage?yzmlx=bank'],
  ['POST', '/api/pwdCheck'],
  ['POST', '/api/user/updateyhmm'],
  ['GET', '/api/yhxx/getyhzh'],
  ['POST', '/api/yhxx/yhzh'],
  ['POST', '/api/yhxx/lhh'],
  ['POST', '/api/yhxx/cardvalidate'],
  ['GET', '/api/yhxx/yhzhverify?yzm=123456'],
  ['GET', '/api/yhxx/delcard?id=x'],
  ['GET', '/api/account/sessions'],
  ['POST', '/api/account/end-session'],
  ['POST', '/api/account/end-other-sessions'],
  ['POST', '/api/account/sign-ins'],
] as const)('ACCT-1 nobody gets anything from %s %s', async (method, path) => {
  const hall = await testHall();
  expect(await hall.send(method, path, method === 'POST' ? {} : undefined)).toMatchObject({ code: 401 });
});
