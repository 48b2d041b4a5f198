import { api as calls } from '@hall/contract/api';
import { PAGE_SIZE_DEFAULT } from '@hall/contract/rules/constants';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Page } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { lastMessage } from '../support/hall.ts';
import { CenterPage } from '../support/pages/center-page.ts';
import { Shell } from '../support/pages/shell.ts';
import { clientOfBrowser, infoOf, signedInClient } from '../support/person.ts';
import { expectCountdown } from '../support/resend.ts';
import { Given, Then, When } from '../support/test.ts';

/** By the account panel of the home page, which is loaded first. */
When('I open the personal center from my name', '我从姓名进入个人中心', async ({ page }) => {
  await new CenterPage(page).openFromName();
});

/** By its title or as the address names it: `profile`, `contact`, `password`, `bank`, `sessions`, `sign-ins`, `preferences`. */
When('I open the section {string} of the personal center', '我打开个人中心的栏目{string}', ({ page }, section: string) =>
  new CenterPage(page).openSection(section),
);

/** `{string}` is the whole text of one part of the page or of a dialog on it. */
Then('the personal center says {string}', '个人中心提示{string}', async ({ page }, text: string) => {
  await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

/** As above. */
Then(
  'the personal center says {string} at {int} fields',
  '个人中心提示{string}，共{int}处',
  async ({ page }, text: string, count: number) => {
    await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(count);
  },
);

/** By its whole label; the whole of what stands in it. */
Then('the field {string} still has {string}', '字段{string}仍为{string}', async ({ page }, name: string, value: string) => {
  await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
});

Then('the field {string} has the focus', '焦点在字段{string}上', async ({ page }, name: string) => {
  await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
});

Then('the button {string} has the focus', '焦点在按钮{string}上', async ({ page }, name: string) => {
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
});

Then('the way to the section {string} is in view', '栏目{string}的链接可见', async ({ page }, name: string) => {
  await expect(new CenterPage(page).wayTo(name)).toBeInViewport({ ratio: 0.9 });
});

Then('no field of the form in the dialog is wider than the form', '对话框表单中没有字段宽于表单', async ({ page }) => {
  const form = page.getByRole('dialog').locator('form');
  await expect.poll(() => form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** An address; the frame stands there, and it is not the sign-in page. */
Then('I can still open {string}', '我仍可打开{string}', async ({ page, address }, path: string) => {
  await page.goto(address.origin + path);
  await expect(new Shell(page).account).toBeVisible();
  await expect(page.getByRole('main').locator('.shell-panel[data-shown=true]')).toBeVisible();
  await expect(page).toHaveURL(address.origin + path);
});

/** In the section `profile`, which has to be open. */
Then(
  'the personal center shows the name, staff number, department and roles of {string}',
  '个人中心显示{string}的姓名、工号、部门和角色',
  async ({ page, api }, userName: string) => {
    const me = await infoOf(api, userName);
    const card = new CenterPage(page).card('基本信息', 'Profile');
    for (const [zh = '', en = zh] of [
      [me.name, me.nameEn],
      [me.department, me.departmentEn],
      ...me.roles.map((role) => [role.name, role.nameEn]),
    ])
      await expect(card.getByText(new RegExp(`${escaped(zh)}|${escaped(en)}`)).first()).toBeVisible();
    await expect(card.getByText(me.staffNumber)).toBeVisible();
  },
);

const openPhone = async (page: Page): Promise<CenterPage> => {
  const center = new CenterPage(page);
  await center.beIn('contact');
  const open = page.getByRole('button', { name: /^((更改|添加)手机号|(Change|Add): Phone)$/ });
  if (!(await center.field('新手机号', 'New phone').isVisible())) await open.click();
  return center;
};

/** Goes to its section, unless that is open, as do all steps here that change something. */
When('I change the phone to {string} without a code', '我不填验证码将手机号改为{string}', async ({ page }, phone: string) => {
  const center = await openPhone(page);
  await center.field('新手机号', 'New phone').fill(phone);
  await center.button('保存', 'Save').click();
});

When('I ask for the code of the phone {string}', '我获取手机号{string}的验证码', async ({ page }, phone: string) => {
  const center = await openPhone(page);
  await center.field('新手机号', 'New phone').fill(phone);
  await center.button('获取验证码', 'Send the code').click();
});

/** In the personal center. */
Then('another code can be asked for in 60 seconds', '60 秒后可重新获取验证码', ({ page, traffic }) =>
  expectCountdown(
    page.getByRole('button', { name: /^(Again in \d+ s|\d+ 秒后可重新获取)$/ }),
    traffic,
    calls.account.sendContactCode as Endpoint,
  ),
);

/** The code that was sent last, so ask for it before. */
When(
  'I save the phone {string} with the code that was sent',
  '我用收到的验证码保存手机号{string}',
  async ({ page, hall }, phone: string) => {
    const center = await openPhone(page);
    await expect.poll(() => lastMessage(hall)).toMatch(/\d{6}/);
    const [code = ''] = /\d{6}/.exec(await lastMessage(hall)) ?? [];
    await center.field('新手机号', 'New phone').fill(phone);
    await center.field('验证码', 'Verification code').fill(code);
    await center.button('保存', 'Save').click();
  },
);

/** Asks for the code and saves. */
When('I give the email {string} with the code that was sent', '我用收到的验证码填写邮箱{string}', async ({ page, hall }, email: string) => {
  const center = new CenterPage(page);
  await center.beIn('contact');
  await page.getByRole('button', { name: /^((更改|添加)邮箱|(Change|Add): Email)$/ }).click();
  await center.field('新邮箱', 'New email').fill(email);
  await center.button('获取验证码', 'Send the code').click();
  await expect.poll(() => lastMessage(hall)).toMatch(/\d{6}/);
  const [code = ''] = /\d{6}/.exec(await lastMessage(hall)) ?? [];
  await center.field('验证码', 'Verification code').fill(code);
  await center.button('保存', 'Save').click();
});

/** And saves. */
When('I change the contact phone to {string}', '我将联系电话改为{string}', async ({ page }, phone: string) => {
  const center = new CenterPage(page);
  await center.beIn('contact');
  const field = center.field('联系电话', 'Contact phone');
  const open = page.getByRole('button', { name: /^((更改|添加)联系电话|(Change|Add): Contact phone)$/ });
  if (!(await field.isVisible())) await open.click();
  await field.fill(phone);
  await center.button('保存', 'Save').click();
});

/** Types it and does not save. */
When('I begin to change the contact phone to {string}', '我开始将联系电话改为{string}', async ({ page }, phone: string) => {
  const center = new CenterPage(page);
  await center.beIn('contact');
  await page.getByRole('button', { name: /^((更改|添加)联系电话|(Change|Add): Contact phone)$/ }).click();
  await center.field('联系电话', 'Contact phone').fill(phone);
});

/** By “Cancel” (取消). */
When('I give up the form', '我放弃填写表单', ({ page }) => new CenterPage(page).button('取消', 'Cancel').click());

const leaveQuestion = (page: Page) =>
  page.getByRole('dialog', { name: either('已填写的内容尚未提交', 'You have not sent what you typed') });

/** Where that tab is not in front: it is named. In front, or in a dialog, the question has no name, and the next step alone answers it. */
Then('I am asked about what I typed in {string}', '系统询问标签页{string}中已填写的内容', ({ page }, tab: string) =>
  expect(leaveQuestion(page)).toContainText(`“${tab}”`),
);

/** “Stay” or “Leave” (继续填写, 离开). */
When('I choose {string} when I am asked about what I typed', '询问已填写的内容时，我选择{string}', async ({ page }, choice: string) => {
  const question = leaveQuestion(page);
  await question.getByRole('button', { name: choice }).click();
  await expect(question).toHaveCount(0);
});

/** Old, new and new again; the form is not sent. */
When(
  'I type the passwords {string}, {string} and {string}',
  '我输入密码{string}、{string}和{string}',
  async ({ page }, from: string, to: string, repeated: string) => {
    const center = new CenterPage(page);
    await center.beIn('password');
    await center.changePassword(from, to, repeated);
    await center.password('新密码', 'New password').focus();
  },
);

/** And sends it. */
When('I change my password from {string} to {string}', '我将密码从{string}修改为{string}', async ({ page }, from: string, to: string) => {
  const center = new CenterPage(page);
  await center.beIn('password');
  await center.changePassword(from, to);
  await center.button('修改密码', 'Change the password').click();
});

Given('I am signed in as {string} in two other browsers', '我在另外两个浏览器以{string}登录', async ({ api }, userName: string) => {
  for (let index = 0; index < 2; index++) await signedInClient(api, userName);
});

/** In the section `sessions`, which has to be open. */
Then(
  '{int} session(s) is/are listed, the first marked as this one',
  '列出{int}个会话，第一个为当前会话',
  async ({ page }, count: number) => {
    const lines = new CenterPage(page).card('登录会话', 'Sessions').getByRole('listitem');
    await expect(lines).toHaveCount(count);
    await expect(lines.first()).toContainText(/当前会话|Present session/);
  },
);

/** The first that is not this one. */
When('I end one session and confirm it', '我结束一个会话并确认', async ({ page }) => {
  const center = new CenterPage(page);
  await center.beIn('sessions');
  await center.button('结束', 'End').first().click();
  await center.confirm('结束', 'End');
});

When('I end all other sessions and confirm it', '我结束其他全部会话并确认', async ({ page }) => {
  const center = new CenterPage(page);
  await center.beIn('sessions');
  await center.button('结束其他全部会话', 'End all others').click();
  await center.confirm('结束其他全部会话', 'End all others');
});

/** The newest ten; goes to their section. */
Then("my sign-ins are listed, and nobody else's", '只列出我的登录记录', async ({ page, hall, api }) => {
  await new CenterPage(page).beIn('sign-ins');
  const { data: me } = await (await clientOfBrowser(page, hall)).call(calls.account.me);
  // Reading the log signs another person in, so that there is always a sign-in that is not mine.
  const { client } = await signedInClient(api, 'secauditor');
  const { data: log } = await client.call(calls.logs.signIns, { page: 1, pageSize: 800 });
  const all = log?.rows ?? [];
  const mine = all.filter(({ staffNumber }) => staffNumber === me?.staffNumber).map(({ id }) => id);
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.length).toBeLessThan(all.length);
  const rows = new CenterPage(page).card('登录记录', 'Sign-in log').locator('tr[data-row-key]');
  const listed = () => rows.evaluateAll((shown) => shown.map((row) => row.getAttribute('data-row-key')));
  // The newest of them, where they are more than a page has.
  await expect.poll(listed).toEqual(mine.slice(0, PAGE_SIZE_DEFAULT));
});
