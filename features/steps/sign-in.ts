import { api as calls } from '@hall/contract/api';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { INTRANET_HOST } from '../support/chromium.ts';
import { type Hall, serverTime } from '../support/hall.ts';
import { Shell } from '../support/pages/shell.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { passwordOf, signedInClient, storeSession } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** Opens a session beside the browser, as signing in would, and gives it to the browser. */
async function beSignedIn(page: Page, hall: Hall, api: ApiClient, userName: string, casLogin?: 'true'): Promise<string> {
  const { session } = await signedInClient(api, userName);
  // The page of somebody who is signed in already would take the change for a signing out.
  await page.goto('about:blank');
  await storeSession(page.context(), hall.url, casLogin ? { ...session, casLogin } : session);
  return session.token;
}

/** Begins at the home page, without the form. Who is kept from it by a duty has to sign in by the form; `leader` and `deptlead` find a dialog about their loans there. */
Given('I am signed in as {string}', '我已以{string}登录', async ({ page, hall, api, memory }, userName: string) => {
  memory.token = await beSignedIn(page, hall, api, userName);
  await new Shell(page).openHome();
});

/** As above, but begins at an address such as `/tzgg`, as if typed into the browser; the home page is not opened before. */
Given(
  'I am signed in as {string} and open {string}',
  '我已以{string}登录并打开{string}',
  async ({ page, hall, api, memory }, userName: string, path: string) => {
    memory.token = await beSignedIn(page, hall, api, userName);
    await page.goto(path);
  },
);

/** As `I am signed in as`. */
Given(
  'I signed in as {string} through central single sign-on',
  '我已通过统一身份认证以{string}登录',
  async ({ page, hall, api, memory }, userName: string) => {
    memory.token = await beSignedIn(page, hall, api, userName, 'true');
    await new Shell(page).openHome();
  },
);

Given('I have opened the sign-in page', '我已打开登录页', async ({ page, address }) => {
  await page.goto(`${address.origin}/login`);
  await expect(new SignInPage(page).button).toBeVisible();
});

/** `I open` leads there from here on. */
Given('the hall is reached over plain http at an intranet address', '通过内网地址以 http 访问系统', async ({ address, hall }) => {
  address.origin = hall.url.replace(new URL(hall.url).hostname, INTRANET_HOST);
});

/** With a wrong password, no more than 5 times; any name will do. What follows is said [here](operators.md#ways-to-sign-in). */
Given('sign-in as {string} has failed {int} time(s)', '以{string}登录已失败{int}次', async ({ api }, userName: string, times: number) => {
  for (let time = 0; time < times; time++) expect((await api.trySignIn(userName, 'Wrong@2026')).code).toBe('402');
});

/** No more than `addressFailures`, which are 500. */
Given(
  'sign-in from this address has failed {int} times under different names',
  '本地址以不同用户名登录已失败{int}次',
  async ({ api }, times: number) => {
    for (let time = 0; time < times; time++) expect((await api.trySignIn(`nobody-${time}`, 'Wrong@2026')).code).toBe('402');
  },
);

/** Fills in the form, which has to be open; with the demo password. */
When('I sign in as {string}', '我以{string}登录', async ({ page }, userName: string) => {
  await new SignInPage(page).submit(userName, passwordOf(userName));
});

/** In the form, which has to be open. */
When(
  'I try to sign in as {string} with the password {string}',
  '我尝试以{string}和密码{string}登录',
  async ({ page }, userName: string, password: string) => {
    await new SignInPage(page).submit(userName, password);
  },
);

/** As it is filled in. */
When('I submit the sign-in form', '我提交登录表单', async ({ page }) => {
  await new SignInPage(page).button.click();
});

/** In the form, which has to be open and is not sent; with the demo password. */
When('I type the name and password of {string}', '我输入{string}的用户名和密码', async ({ page }, userName: string) => {
  await new SignInPage(page).userName.fill(userName);
  await new SignInPage(page).password.fill(passwordOf(userName));
});

Then('the sign-in form is in English', '登录表单为英文', async ({ page }) => {
  await expect(page.getByRole('main').locator('form')).toHaveText('User namePasswordSign in');
});

Then('the sign-in form holds the name {string}', '登录表单中用户名为{string}', async ({ page }, userName: string) => {
  await expect(new SignInPage(page).userName).toHaveValue(userName);
});

/** At once, where the focus is. */
When('I press Enter three times', '我连按三次回车键', async ({ page }) => {
  for (let time = 0; time < 3; time++) await page.keyboard.press('Enter');
});

Then('I am on the sign-in page', '我在登录页', async ({ page }) => {
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(new SignInPage(page).button).toBeVisible();
});

/** At whatever address. */
Then('I see the sign-in form', '我看到登录表单', async ({ page }) => {
  const { userName, password, button } = new SignInPage(page);
  for (const part of [userName, password, button]) await expect(part).toBeVisible();
});

/** `{string}` is the whole text of one part of the page. */
Then('the sign-in form says {string}', '登录表单提示{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
});

/** Of when to try again, told once. */
Then('the sign-in form tells one moment only', '登录表单只提示一个时间', async ({ page }) => {
  const moment = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/;
  await expect(new SignInPage(page).refusal).toHaveText(moment);
  expect((await page.getByRole('main').innerText()).match(new RegExp(moment, 'g'))).toHaveLength(1);
});

/** By the clock of the server, in the last of these minutes. */
Then(
  'the sign-in form says when to try again: in {int} minutes',
  '登录表单提示{int}分钟后再试',
  async ({ page, hall }, minutes: number) => {
    const now = await serverTime(hall);
    const refusal = new SignInPage(page).refusal;
    await expect(refusal).toHaveText(/Too many attempts; try again after|尝试次数过多，请在 .* 之后再试/);
    const told = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/.exec(await refusal.innerText())?.[0] ?? '';
    const away = new Date(`${told.replace(' ', 'T')}+08:00`).getTime() - now.getTime();
    expect(away).toBeGreaterThan((minutes - 1) * 60_000);
    expect(away).toBeLessThanOrEqual(minutes * 60_000);
  },
);

/** The whole label, and the whole of what is said. */
Then('the field {string} says {string}', '输入项{string}提示{string}', async ({ page }, label: string, text: string) => {
  await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
});

/** By name and password, since the scenario began. */
Then('the browser tried to sign in {int} time(s)', '浏览器发出了{int}次登录请求', async ({ traffic }, times: number) => {
  // A password is sealed before it is sent.
  await expect.poll(() => traffic.to(calls.session.signIn).length).toBe(times);
});

/** As above. */
Then('the browser did not try to sign in', '浏览器没有发出登录请求', async ({ traffic }) => {
  expect(traffic.to(calls.session.signIn)).toHaveLength(0);
});

/** After one sign-in by name and password. */
Then(
  'the browser sent the password of {string} nowhere in clear',
  '浏览器没有以明文发送{string}的密码',
  async ({ traffic }, userName: string) => {
    expect(traffic.to(calls.session.signIn)).toHaveLength(1);
    const sent = await traffic.everything();
    const password = passwordOf(userName);
    for (const clear of [password, encodeURIComponent(password), Buffer.from(password).toString('base64').replace(/=+$/, '')])
      expect(sent).not.toContain(clear);
  },
);

Then('the browser asked for the key to seal a password with', '浏览器取得了加密密码的公钥', async ({ traffic }) => {
  expect(traffic.to(calls.session.sealingKey)).not.toHaveLength(0);
});

Then(
  'the sign-in that the browser sent is refused when it is sent again',
  '浏览器发出的登录请求再次发送会被拒绝',
  async ({ traffic, hall }) => {
    const [captured] = traffic.to(calls.session.signIn);
    const response = await fetch(hall.url + calls.session.signIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: captured?.postData() ?? '',
    });
    expect(await response.json()).toMatchObject({ code: 404, data: { rule: 'sealed-stale' } });
  },
);

Then('the browser does not take the page for a secure one', '浏览器不认为该页面是安全的', async ({ page }) => {
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
});

/** By name and the demo password, beside this browser. */
Then('{string} can sign in', '{string}可以登录', async ({ api }, userName: string) => {
  await expect.poll(async () => (await api.trySignIn(userName, passwordOf(userName))).code).toBe('200');
});

/** As above. */
Then('{string} cannot sign in: the account is not available', '{string}不能登录：账号不可用', async ({ api }, userName: string) => {
  expect((await api.trySignIn(userName, passwordOf(userName))).code).toBe('ERRCODE_001');
});

Then('the name has the focus', '焦点位于用户名', ({ page }) => expect(new SignInPage(page).userName).toBeFocused());

Then('the password has the focus', '焦点位于密码', ({ page }) => expect(new SignInPage(page).password).toBeFocused());

Then('nothing has the focus', '没有焦点', ({ page }) => expect(page.locator('body')).toBeFocused());

/** A finger hovers over nothing; before a page is opened. */
Given('the browser is used by touch', '浏览器以触摸方式使用', ({ context }) =>
  context.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.replace('hover: hover', 'hover: none'));
  }),
);
