import { api as calls } from '@hall/contract/api';
import type { ParameterName } from '@hall/contract/parameter-table';
import { expect, type Page } from '@playwright/test';
import { serverTime, setServerParameter } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { listed, named } from '../support/named.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { WaysIn } from '../support/pages/ways-in.ts';
import { passwordOf } from '../support/person.ts';
import { callOfWay, signOnPath } from '../support/sign-on.ts';
import { Given, Then, When } from '../support/test.ts';

const NO_LINK = 'no link was opened; a step before has to open one';

const SWITCHES: Readonly<Record<string, ParameterName>> = {
  password: 'signInPassword',
  directory: 'signInDirectory',
  'QR code': 'signInQr',
  authentication: 'signInAuthentication',
  'single sign-on': 'signInCas',
  密码: 'signInPassword',
  目录: 'signInDirectory',
  二维码: 'signInQr',
  统一认证: 'signInAuthentication',
  单点登录: 'signInCas',
};

/**
 * `password`, `directory`, `QR code`, `authentication` or `single sign-on` (密码, 目录, 二维码, 统一认证, 单点登录); several have commas between
 * them, all others are off.
 */
Given('the ways in that are switched on are {string}', '启用的登录方式为{string}', async ({ hall }, names: string) => {
  const on = listed(names).map((name) => named('way in', name, SWITCHES));
  for (const parameter of new Set(Object.values(SWITCHES))) await setServerParameter(hall, parameter, on.includes(parameter) ? '1' : '0');
});

/** Names with commas between them, in their order: the tabs (a single form has none), then the buttons below the form. */
Then('the sign-in page offers {string} and nothing else', '登录页仅提供{string}', async ({ page }, names: string) => {
  const ways = new WaysIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('contentinfo')).toHaveText(/./);
  const forms = (await ways.tabs.count()) ? await ways.tabs.allInnerTexts() : [];
  expect([...forms, ...(await ways.buttons.allInnerTexts())]).toEqual(listed(names));
});

Then('the sign-in page shows a form for name and password', '登录页显示用户名密码表单', async ({ page }) => {
  await expect(new SignInPage(page).password).toBeVisible();
});

Then('the sign-in page shows no form for name and password', '登录页不显示用户名密码表单', async ({ page }) => {
  await expect(new SignInPage(page).password).toHaveCount(0);
});

/** By the sign-in that the browser sent last. */
Then('the directory was asked', '登录由目录服务验证', ({ traffic }) => {
  expect(traffic.to(calls.session.signIn).at(-1)?.postDataJSON()).toMatchObject({ type: 'ad' });
});

/** By the name of its tab or button. */
When('I choose the way {string}', '我选择登录方式{string}', async ({ page }, name: string) => {
  const ways = new WaysIn(page);
  await ways.tab(name).or(ways.other(name)).click();
});

/** Of a button below the form. */
Then('{string} is said to be {string}', '{string}注明{string}', async ({ page }, way: string, text: string) => {
  await expect(new WaysIn(page).other(way)).toHaveAccessibleDescription(text);
});

/** One of the forms that are chosen by tabs. */
Then('the way {string} is open', '当前登录方式为{string}', async ({ page }, name: string) => {
  await expect(new WaysIn(page).tab(name)).toHaveAttribute('aria-selected', 'true');
});

/** The sign-in page that leads to a service names it as well, and asks for the same. */
const untilAtService = (page: Page, service: string) => expect(page.getByRole('heading', { name: service })).toBeVisible();

/** The page of an embedded sign-on service. */
async function giveNameAndPassword(page: Page, userName: string): Promise<void> {
  await page.locator('input[name=username]').fill(userName);
  await page.locator('input[name=password]').fill(passwordOf(userName));
  await page.locator('form button').click();
}

/** By the name on its page: `Central sign-on` or `Authentication service` (统一身份认证, 认证登录). */
When(
  'I give the name and password of {string} to the {string}',
  '我以{string}的用户名和密码登录{string}',
  async ({ page }, userName: string, service: string) => {
    await untilAtService(page, service);
    await giveNameAndPassword(page, userName);
  },
);

/** As above. */
Then('the {string} asks for name and password', '{string}要求用户名和密码', async ({ page }, service: string) => {
  await untilAtService(page, service);
  await expect(page.locator('input[name=password]')).toBeVisible();
});

/** The way is `authentication`, `third-party` or `url`; then the account. */
When(
  'I open a {string} link for {string}',
  '我打开{string}方式、人员为{string}的登录链接',
  async ({ page, hall, memory }, way: string, userName: string) => {
    memory.linkCall = callOfWay(way);
    memory.link = await signOnPath(way, userName, await serverTime(hall));
    await page.goto(memory.link);
  },
);

/** As above. */
When(
  'I open a forged {string} link for {string}',
  '我打开伪造的{string}方式、人员为{string}的登录链接',
  async ({ page, hall, memory }, way: string, userName: string) => {
    memory.linkCall = callOfWay(way);
    memory.link = await signOnPath(way, userName, await serverTime(hall), 'another key, that is not the hall’s own');
    await page.goto(memory.link);
  },
);

/** As above. */
When(
  'I open a {string} link for {string} that is {int} minutes old',
  '我打开{string}方式、人员为{string}、{int}分钟前的登录链接',
  async ({ page, hall, memory }, way: string, userName: string, minutes: number) => {
    const issued = new Date((await serverTime(hall)).getTime() - minutes * 60_000);
    memory.linkCall = callOfWay(way);
    memory.link = await signOnPath(way, userName, issued);
    await page.goto(memory.link);
  },
);

/** As above; the path in another spelling, such as `/LOGURL`. */
When(
  'I open a {string} link for {string} that is spelled {string}',
  '我打开{string}方式、人员为{string}、路径写作{string}的登录链接',
  async ({ page, hall, memory }, way: string, userName: string, path: string) => {
    const [, query] = (await signOnPath(way, userName, await serverTime(hall))).split('?');
    memory.linkCall = callOfWay(way);
    memory.link = `${path}?${query}`;
    await page.goto(memory.link);
  },
);

When('I open that link again', '我再次打开该链接', async ({ page, memory }) => {
  await page.goto(left(memory.link, NO_LINK));
});

Then('the token went to its own call and nowhere else', '令牌只发送给对应的接口', async ({ page, traffic, memory }) => {
  const [path, token = ''] = left(memory.link, NO_LINK).split(/\?\w+=/);
  expect(page.url()).not.toContain(token);
  const sent = await traffic.thatSay(token);
  expect(sent.map((address) => new URL(address).pathname)).toEqual([path, left(memory.linkCall, NO_LINK)]);
});

Then('going back does not show the token', '后退不会显示令牌', async ({ page, memory }) => {
  await page.goBack();
  expect(page.url()).not.toContain(left(memory.link, NO_LINK).split('=')[1]);
});

/** A part of what it says; goes to sign-in. */
Then('the page says {string} and leads to sign-in', '页面提示{string}并可前往登录页', async ({ page }, reason: string) => {
  await expect(page.getByRole('alert').getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: /前往登录页|Go to sign-in/ }).click();
  await expect(new SignInPage(page).button).toBeVisible();
});
