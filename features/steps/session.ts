import { allEndpoints, api as calls } from '@hall/contract/api';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { expect } from '@playwright/test';
import { ApiClient } from '../support/api-client.ts';
import { closeLastPage } from '../support/closing.ts';
import { advanceClock } from '../support/hall.ts';
import { left, NO_TOKEN } from '../support/left.ts';
import { Shell } from '../support/pages/shell.ts';
import { passwordOf, seededPerson, signedInClient } from '../support/person.ts';
import { storedKeys, storedToken } from '../support/storage.ts';
import { Given, Then, When } from '../support/test.ts';

/** On the server; the browser keeps its own clock. */
Given('{int} minute(s) has/have passed', '已过去{int}分钟', async ({ hall, traffic }, minutes: number) => {
  await traffic.rest();
  await advanceClock(hall, minutes);
});

/** 24 hours pass on the server. */
When('the session has not been used for too long', '会话长时间未使用', async ({ hall, traffic }) => {
  await traffic.rest();
  await advanceClock(hall, 24 * 60);
});

/** Until the pages of the person are gone; where `exitPrompt` asks first, the next step is the one to take. */
When('I sign out', '我退出登录', async ({ page, memory }) => {
  memory.token = await storedToken(page);
  await new Shell(page).chooseSignOut();
  await expect(new Shell(page).account).toHaveCount(0);
});

/** Only as far as the question of `exitPrompt`, where one comes. */
When('I choose to sign out', '我选择退出登录', async ({ page }) => new Shell(page).chooseSignOut());

/** Which has to be given where an account is shut out. */
const REASON = '退休离校';

async function accountOf(api: ApiClient, userName: string) {
  const { staffNumber } = seededPerson(userName);
  const { client } = await signedInClient(api, 'admin');
  return { staffNumber, client };
}

When('an administrator disables {string}', '管理员停用{string}', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { staffNumber, client } = await accountOf(api, userName);
  expect((await client.call(calls.people.enableAccount, { staffNumber, enabled: false, reason: REASON })).code).toBe('200');
});

/** The account of whom an administrator disabled. */
When('an administrator enables {string}', '管理员启用{string}', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { staffNumber, client } = await accountOf(api, userName);
  expect((await client.call(calls.people.enableAccount, { staffNumber, enabled: true })).code).toBe('200');
});

When('an administrator locks {string}', '管理员锁定{string}', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { staffNumber, client } = await accountOf(api, userName);
  expect((await client.call(calls.people.lockAccount, { staffNumber, locked: true, reason: REASON })).code).toBe('200');
});

When('an administrator resets the password of {string}', '管理员重置{string}的密码', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { staffNumber, client } = await accountOf(api, userName);
  expect((await client.call(calls.people.resetPassword, { staffNumber })).code).toBe('200');
});

When('an administrator ends the sessions of {string}', '管理员结束{string}的会话', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { staffNumber, client } = await accountOf(api, userName);
  expect((await client.call(calls.people.endSessions, { staffNumber })).code).toBe('200');
});

/** To `Another#2027`. */
When('{string} changes the password in another browser', '{string}在另一浏览器修改密码', async ({ api, traffic }, userName: string) => {
  await traffic.rest();
  const { client } = await signedInClient(api, userName);
  const request = { oldPassword: await api.sealed(passwordOf(userName)), newPassword: await api.sealed('Another#2027') };
  expect((await client.call(calls.account.changePassword, request)).code).toBe('200');
});

Then('the browser keeps nothing of the session', '浏览器不再保留会话', async ({ page }) => {
  await expect.poll(() => storedKeys(page)).not.toContain(`${STORAGE_PREFIX}session`);
  const lasting = ['language', 'languageOffered', 'appearance', 'signInWay', 'mockBannerClosed', 'failedAt'].map(
    (key) => STORAGE_PREFIX + key,
  );
  expect((await storedKeys(page)).filter((key) => !lasting.includes(key))).toEqual([]);
});

/** Noted by `I am signed in as`, and anew by `I sign out`, `I close the page` and a sign-in in another browser. */
Then('the token that I had is no longer accepted', '原来的令牌不再有效', async ({ hall, memory }) => {
  expect((await new ApiClient(hall.url, left(memory.token, NO_TOKEN)).call(calls.account.me)).code).toBe('401');
});

/** As above. */
Then('the token that I had is still accepted', '原来的令牌仍然有效', async ({ hall, memory }) => {
  expect((await new ApiClient(hall.url, left(memory.token, NO_TOKEN)).call(calls.account.me)).code).toBe('200');
});

Then('every key that the browser stored starts with {string}', '浏览器存储的键都以{string}开头', async ({ page }, prefix: string) => {
  const keys = await storedKeys(page);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !key.startsWith(prefix))).toEqual([]);
});

Then('the stored token is a JWT', '存储的令牌是 JWT', async ({ page }) => {
  const [header = ''] = (await storedToken(page))?.split('.') ?? [];
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: expect.any(String) });
});

Then('every call after signing in carried the stored token', '登录后的请求都携带存储的令牌', async ({ page, traffic }) => {
  const token = await storedToken(page);
  const sent = allEndpoints.filter(({ access }) => access !== 'anyone').flatMap((call) => traffic.to(call));
  expect(sent.length).toBeGreaterThan(2);
  for (const request of sent) expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
});

/** Than was noted, as above; notes the new one. */
Then('the browser stores another token than before', '浏览器存储了新的令牌', async ({ page, memory }) => {
  const before = left(memory.token, NO_TOKEN);
  await expect.poll(async () => [undefined, before].includes(await storedToken(page))).toBe(false);
  memory.token = await storedToken(page);
});

/** As was noted, as above. */
Then('the browser stores the same token as before', '浏览器存储的令牌不变', async ({ page, memory }) => {
  expect(await storedToken(page)).toBe(left(memory.token, NO_TOKEN));
});

When('{string} signs in in another browser', '{string}在另一浏览器登录', async ({ api, page, traffic, memory }, userName: string) => {
  await traffic.rest();
  memory.token = await storedToken(page);
  await signedInClient(api, userName);
});

/** The last one of the session; waits until the server knows of it. */
When('I close the page', '我关闭页面', async ({ page, api, traffic, memory }) => {
  await traffic.rest();
  memory.token = await storedToken(page);
  await closeLastPage(page, api);
});
