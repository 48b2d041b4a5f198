import { describe, expect, it } from 'vitest';
import { limitAttempts } from '../domains/session/index.ts';
import { PASSWORD, testHall } from '../testing/test-hall.ts';
import { linkedSystems } from './server.ts';

async function shown() {
  const hall = await testHall();
  const linked = linkedSystems(hall.services, { logLevel: 'silent' });
  const filled = async (page: string, values: Record<string, string>) => {
    const [, lt = ''] = /name="lt" value="([^"]+)"/.exec((await linked.inject(page)).body) ?? [];
    return new URLSearchParams({ username: 'staff', password: 'wrong', lt, ...values });
  };
  const send = (page: string, form: URLSearchParams, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return linked.inject({ method: 'POST', url: page, headers: { ...type, ...headers }, payload: form.toString() });
  };
  const post = async (page: string, values: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(page, await filled(page, values), headers);
  /** A good form, but for one field that it has twice. */
  const twice = async (page: string, name: string) => {
    const form = await filled(page, { password: PASSWORD });
    form.append(name, form.get(name) ?? '');
    return send(page, form);
  };
  const enter = async (...form: Parameters<typeof post>) => (await post(...form)).body;
  return { hall, filled, send, post, twice, enter };
}

describe.each(['/cas/login', '/authentication/login'])('the sign-in form of %s', (page) => {
  it('SEC-2 is taken from its own page alone: no other site signs its visitors on as somebody else', async () => {
    const { enter } = await shown();
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await enter(page, {}, { 'sec-fetch-site': site })).toContain('页面已过期');
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, undefined])
      expect(await enter(page, {}, headers)).toContain('用户名或密码错误');
  });

  it.each(['lt', 'username', 'password'])('SEC-2 takes a field that is there twice for none: %s', async (name) => {
    const { twice } = await shown();
    const { statusCode, body, headers } = await twice(page, name);
    expect([statusCode, headers.location]).toEqual([401, undefined]);
    expect(body).toContain(name === 'lt' ? '页面已过期' : '用户名或密码错误');
    expect(body.includes('value="staff"')).toBe(name !== 'username');
  });

  it('SEC-4 counts along with the sign-ins of the address, however they come', async () => {
    const { hall, enter } = await shown();
    for (let attempt = 0; attempt < 2_400; attempt++) limitAttempts(hall.services, '127.0.0.1');
    expect(await enter(page)).toContain('操作过于频繁');
    hall.clock.advance(60_000);
    expect(await enter(page)).toContain('用户名或密码错误');
  });

  it('SEC-4 counts each post before it looks at anything in it', async () => {
    const { hall, enter } = await shown();
    for (let attempt = 0; attempt < 2_398; attempt++) limitAttempts(hall.services, '127.0.0.1');
    const posts: Record<string, string>[] = [{ lt: 'stale' }, { service: 'http://evil.test/' }];
    for (const values of posts) expect(await enter(page, values)).not.toContain('操作过于频繁');
    for (const values of [...posts, {}]) expect(await enter(page, values)).toContain('操作过于频繁');
  });

  it('SEC-4 is still good, with where it leads, once the address may try again', async () => {
    const { hall, filled, send } = await shown();
    const service = 'http://hall.test/logCas';
    const form = await filled(page, { password: PASSWORD, service });
    for (let attempt = 0; attempt < 2_400; attempt++) limitAttempts(hall.services, '127.0.0.1');
    const refused = await send(page, form);
    expect(refused.body).toContain('操作过于频繁');
    expect(refused.body.includes(`value="${service}"`)).toBe(page === '/cas/login');
    hall.clock.advance(60_000);
    expect((await send(page, form)).statusCode).toBe(303);
  });

  it('AUTH-2 says from when it may be tried again', async () => {
    const { hall, enter } = await shown();
    await hall.setParameter('addressFailures', '1');
    await enter(page);
    expect(await enter(page)).toMatch(/请在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 之后再试/);
  });

  it('AUTH-5 keeps the user name that was refused, never the password, and says why above the fields', async () => {
    const { enter } = await shown();
    const body = await enter(page, { username: 'x"><b>', password: 'Secret@1' });
    expect(body).toMatch(/<form [^>]*><p class="notice" role="alert">用户名或密码错误/);
    expect(body).toContain('name="username" autocomplete="username" required maxlength="100" value="x&#34;&#62;&#60;b&#62;"');
    expect(body).not.toContain('Secret@1');
    expect(await enter(page, { lt: 'stale' })).toContain('value="staff"');
  });

  it.each([
    ['the user name', '5', ['one', 'one'], /此用户名多次登录失败，在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 之前/],
    [
      'the network',
      '50',
      Array.from({ length: 20 }, (_, index) => `other${index}`),
      /您所在的网络多次登录失败，在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 之前/,
    ],
  ])('AUTH-3 says that the picture is for the failures of %s, and until when', async (_, addressFailures, names, reason) => {
    const { hall, enter } = await shown();
    await hall.setParameter('addressFailures', addressFailures);
    let body = '';
    for (const username of names) {
      expect(body).not.toMatch(reason);
      body = await enter(page, { username });
    }
    expect(body).toMatch(reason);
  });

  it('AUTH-3 gives another picture to who asks for one, which is no attempt', async () => {
    const { hall, enter } = await shown();
    for (let attempt = 0; attempt < 2; attempt++) await enter(page);
    const before = await hall.services.database.read.signInFailure.count();
    const asked = await enter(page);
    const another = await enter(page, { password: '', another: '1' });
    const pictureIn = (body: string) => /<img src="([^"]+)"/.exec(body)?.[1];
    expect(asked).toMatch(/<button>登录.*<button [^>]*name="another"[^>]* formnovalidate>换一张 <span lang="en">Another picture/s);
    expect(pictureIn(another)).toBeDefined();
    expect(pictureIn(another)).not.toBe(pictureIn(asked));
    expect(another).toContain('value="staff"');
    expect(await hall.services.database.read.signInFailure.count()).toBe(before);
  });

  it.each([
    ['locked', '账号已被管理员锁定'],
    ['disabled', '账号已停用'],
  ])('AUTH-2 tells why the %s account is not available only to who knows its password', async (username, reason) => {
    const { enter, post } = await shown();
    expect(await enter(page, { username })).toContain('用户名或密码错误');
    const { statusCode, body } = await post(page, { username, password: PASSWORD });
    expect([statusCode, body.includes(reason)]).toEqual([401, true]);
  });
});
