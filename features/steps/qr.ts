import { api as calls } from '@hall/contract/api';
import { expect, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { left } from '../support/left.ts';
import { withoutMockBanner } from '../support/mock-banner.ts';
import { WaysIn } from '../support/pages/ways-in.ts';
import { signedInClient, storeSession } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const NO_PHONE = 'nobody is signed in on a phone; a step before has to say who';

Given('{string} is signed in on a phone', '{string}已在手机上登录', async ({ browser, hall, api, memory }, userName: string) => {
  const phone = await browser.newContext({ viewport: { width: 375, height: 740 }, locale: 'zh-CN', baseURL: hall.url });
  await withoutMockBanner(phone);
  const { session } = await signedInClient(api, userName);
  await storeSession(phone, hall.url, session);
  memory.other = await phone.newPage();
});

When('the phone scans the QR code', '手机扫描二维码', async ({ page, traffic, memory }) => {
  await expect(new WaysIn(page).qr).toBeVisible();
  await expect.poll(() => traffic.answered(calls.session.createQr)).toBeGreaterThan(0);
  const answer = await (await traffic.to(calls.session.createQr).at(-1)?.response())?.json();
  await left(memory.other, NO_PHONE).goto(`/qrConfirm?uuid=${answer.data.uuid}`);
});

Then('the phone names the browser and the address that ask', '手机显示请求登录的浏览器和地址', async ({ memory }) => {
  const main = left(memory.other, NO_PHONE).getByRole('main');
  await expect(main.getByText(/Chrome \d+ · /)).toBeVisible();
  await expect(main.getByText(/127\.0\.0\.1|::1|\d+\.\d+\.\d+\.\d+/)).toBeVisible();
});

When('the phone confirms', '手机确认登录', async ({ memory }) => {
  await left(memory.other, NO_PHONE)
    .getByRole('button', { name: either('确认登录', 'Confirm sign-in') })
    .click();
});

When('the phone cancels', '手机取消登录', async ({ memory }) => {
  await left(memory.other, NO_PHONE)
    .getByRole('button', { name: either('取消', 'Cancel') })
    .click();
});

/** The whole text. */
Then('the sign-in page says of the QR code {string}', '登录页提示二维码{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
});

/** Once the one before is of no use. */
When('I get a new QR code', '我刷新二维码', async ({ page }) => {
  await new WaysIn(page).button('刷新二维码', 'Get a new QR code').click();
});

Then('the QR code is there to be scanned', '二维码可供扫描', async ({ page }) => {
  await expect(new WaysIn(page).qr).toBeVisible();
  await expect(new WaysIn(page).button('刷新二维码', 'Get a new QR code')).toHaveCount(0);
});

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** As behind another tab of the browser. */
When('the page is hidden', '页面被隐藏', ({ page }) => setVisibility(page, 'hidden'));
When('the page is seen again', '页面重新可见', ({ page }) => setVisibility(page, 'visible'));

/** After `the clock of the browser can be moved`; lets 10 seconds pass there. */
Then('the browser does not ask for the state of the QR code', '浏览器不再查询二维码状态', async ({ page, traffic }) => {
  await traffic.rest();
  const asked = traffic.to(calls.session.qrState).length;
  await page.clock.runFor(10_000);
  await traffic.rest();
  expect(traffic.to(calls.session.qrState)).toHaveLength(asked);
});

Then('the browser asks for the state of the QR code', '浏览器查询二维码状态', async ({ traffic }) => {
  const asked = traffic.to(calls.session.qrState).length;
  await expect.poll(() => traffic.to(calls.session.qrState).length).toBeGreaterThan(asked);
});
