import { describe, expect, it } from 'vitest';
import { limitAttempts } from '../domains/session/index.ts';
import { testHall } from '../testing/test-hall.ts';
import { linkedSystems } from './server.ts';

async function shown() {
  const hall = await testHall();
  const linked = linkedSystems(hall.services, { logLevel: 'silent' });
  const enter = async (page: string, headers: Record<string, string> = {}) => {
    const [, lt = ''] = /name="lt" value="([^"]+)"/.exec((await linked.inject(page)).body) ?? [];
    const payload = new URLSearchParams({ username: 'staff', password: 'wrong', lt }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await linked.inject({ method: 'POST', url: page, headers: { ...type, ...headers }, payload })).body;
  };
  return { hall, enter };
}

describe.each(['/cas/login', '/authentication/login'])('the sign-in form of %s', (page) => {
  it('SEC-2 is taken from its own page alone: no other site signs its visitors on as somebody else', async () => {
    const { enter } = await shown();
    for (const site of ['cross-site', 'same-site', 'none']) expect(await enter(page, { 'sec-fetch-site': site })).toContain('页面已过期');
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, undefined])
      expect(await enter(page, headers)).toContain('用户名或密码错误');
  });

  it('SEC-4 counts along with the sign-ins of the address, however they come', async () => {
    const { hall, enter } = await shown();
    for (let attempt = 0; attempt < 2_400; attempt++) limitAttempts(hall.services, '127.0.0.1');
    expect(await enter(page)).toContain('操作过于频繁');
    hall.clock.advance(60_000);
    expect(await enter(page)).toContain('用户名或密码错误');
  });

  it('AUTH-2 says from when it may be tried again', async () => {
    const { hall, enter } = await shown();
    await hall.setParameter('addressFailures', '1');
    await enter(page);
    expect(await enter(page)).toMatch(/请在 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 之后再试/);
  });
});
