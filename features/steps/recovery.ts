import { api as calls } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { PEOPLE, seedIdNumber } from '@hall/database/seed/people';
import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { lastMessage, messages } from '../support/hall.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { WaysIn } from '../support/pages/ways-in.ts';
import { seededPerson } from '../support/person.ts';
import { expectCountdown } from '../support/resend.ts';
import { Then, When } from '../support/test.ts';

When('I choose that I forgot the password', '我选择忘记密码', async ({ page }) => {
  await new WaysIn(page).button('忘记密码？', 'Forgot your password?').click();
});

Then('the sign-in page does not offer to set a forgotten password anew', '登录页不提供找回密码', async ({ page }) => {
  await expect(new SignInPage(page).button).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/./);
  await expect(new WaysIn(page).button('忘记密码？', 'Forgot your password?')).toHaveCount(0);
});

/** And goes on. */
When('I give the ID number {string}', '我输入身份证号{string}', async ({ page }, number: string) => {
  await page.getByLabel(either('身份证号', 'ID number')).fill(number);
  await new WaysIn(page).button('下一步', 'Next').click();
});

/** And goes on. */
When('I give the ID number of {string}', '我输入{string}的身份证号', async ({ page }, userName: string) => {
  const index = PEOPLE.indexOf(seededPerson(userName));
  await page.getByLabel(either('身份证号', 'ID number')).fill(seedIdNumber(index));
  await new WaysIn(page).button('下一步', 'Next').click();
});

/** On the page, and in what the server answered. */
Then('I see a masked phone and nothing else of the person', '我只看到脱敏手机号', async ({ page, traffic }) => {
  const main = page.getByRole('main');
  await expect(main.getByText(/1\d{2}\*{4}\d{4}$/)).toBeVisible();
  const shown = await main.innerText();
  expect(shown).not.toMatch(/1\d{10}|@/);
  const answer = (await (await traffic.to(calls.session.startRecovery).at(-1)?.response())?.text()) ?? '';
  const known = PEOPLE.flatMap(({ name, nameEn, staffNumber }, index) => [name, nameEn, staffNumber, seedIdNumber(index)]);
  expect(known.filter((text) => `${shown}\n${answer}`.includes(text))).toEqual([]);
});

When('I ask for the code', '我获取验证码', async ({ page }) => {
  await new WaysIn(page).button('发送验证码', 'Send the code').click();
});

/** On the sign-in page. */
Then('I can ask for another code in 60 seconds', '60 秒后可再次获取验证码', ({ page, traffic }) =>
  expectCountdown(
    page.getByRole('button', { name: /Again in \d+ s|\d+ 秒后可重新发送/ }),
    traffic,
    calls.session.sendRecoveryCode as Endpoint,
  ),
);

/** The code that was sent last. */
When('I set the new password {string} with the code', '我用验证码设置新密码{string}', async ({ page, hall }, password: string) => {
  await expect.poll(() => lastMessage(hall)).toMatch(/\d{6}/);
  const [code = ''] = /\d{6}/.exec(await lastMessage(hall)) ?? [];
  await page.getByLabel(either('验证码', 'Verification code')).fill(code);
  await page.getByLabel(either('新密码', 'New password')).fill(password);
  await page.getByLabel(either('确认新密码', 'New password again')).fill(password);
  await new WaysIn(page).button('设置新密码', 'Set the new password').click();
});

When(
  'I set the new password {string} with the code {string}',
  '我设置新密码{string}，验证码为{string}',
  async ({ page }, password: string, code: string) => {
    await page.getByLabel(either('验证码', 'Verification code')).fill(code);
    await page.getByLabel(either('新密码', 'New password')).fill(password);
    await page.getByLabel(either('确认新密码', 'New password again')).fill(password);
    await new WaysIn(page).button('设置新密码', 'Set the new password').click();
  },
);

/** Without a code, so that it is refused. */
When(
  'I set the new password {string}, repeated as {string}',
  '我设置新密码{string}，确认密码为{string}',
  async ({ page }, password: string, repeated: string) => {
    await page.getByLabel(either('新密码', 'New password')).fill(password);
    await page.getByLabel(either('确认新密码', 'New password again')).fill(repeated);
    await new WaysIn(page).button('设置新密码', 'Set the new password').click();
  },
);

/** Since the scenario began. */
Then('the server has sent {int} message(s)', '服务器已发送{int}条消息', async ({ hall }, count: number) => {
  await expect.poll(() => messages(hall)).toHaveLength(count);
});

/** Into the field that has the focus. */
When('I type {string} and press Enter', '我输入{string}并按回车键', async ({ page }, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
});

/** From the field of the code. */
When('I ask for the code by keyboard', '我用键盘获取验证码', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(new WaysIn(page).button('发送验证码', 'Send the code')).toBeFocused();
  await page.keyboard.press('Enter');
});

When('I go back to sign-in', '我返回登录', async ({ page }) => {
  await new WaysIn(page).button('返回登录', 'Back to sign-in').click();
});

Then('the browser sent no ID number', '浏览器没有发送身份证号', ({ traffic }) => {
  expect(traffic.to(calls.session.startRecovery)).toHaveLength(0);
});

Then('the browser sent no new password', '浏览器没有发送新密码', ({ traffic }) => {
  const those = [calls.session.finishRecovery, calls.account.changePassword, calls.account.changeDuePassword];
  expect(those.flatMap((call) => traffic.to(call as Endpoint))).toHaveLength(0);
});
