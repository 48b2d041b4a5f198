import { expect } from '@playwright/test';
import { closePage, untilLeft } from '../support/closing.ts';
import { isKept } from '../support/kept.ts';
import { left, NO_SECOND_TAB } from '../support/left.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { Shell } from '../support/pages/shell.ts';
import { SignInPage } from '../support/pages/sign-in-page.ts';
import { infoOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** Beside the page of somebody who is signed in. */
Given(
  'I have the home page open in a second tab of the browser',
  '我在浏览器的第二个标签页打开了首页',
  async ({ page, context, memory }) => {
    memory.secondTab = await context.newPage();
    await memory.secondTab.goto(new URL('/home', page.url()).href);
    await expect(new Shell(memory.secondTab).account).toBeVisible();
  },
);

/** An address. */
When(
  'I open {string} in a second tab of the browser',
  '我在浏览器的第二个标签页打开{string}',
  async ({ page, context, memory }, path: string) => {
    memory.secondTab = await context.newPage();
    await memory.secondTab.goto(new URL(path, page.url()).href);
  },
);

When(
  'I choose {string} in the menu of the second tab of the browser',
  '我在浏览器第二个标签页的菜单选择{string}',
  async ({ memory }, name: string) => {
    await new Shell(left(memory.secondTab, NO_SECOND_TAB)).entry(name).click();
  },
);

When('I close the second tab of the browser', '我关闭浏览器的第二个标签页', async ({ page, traffic, memory }) => {
  await traffic.rest();
  await untilLeft(page, () => closePage(left(memory.secondTab, NO_SECOND_TAB)));
});

Then('the second tab of the browser is on the sign-in page', '浏览器的第二个标签页在登录页', async ({ memory }) => {
  const tab = left(memory.secondTab, NO_SECOND_TAB);
  await expect(tab).toHaveURL(/\/login(\?|$)/);
  await expect(new SignInPage(tab).button).toBeVisible();
});

Then(
  'the second tab of the browser greets {string} by name',
  '浏览器的第二个标签页以姓名问候{string}',
  async ({ api, memory }, userName: string) => {
    const { name, nameEn = name } = await infoOf(api, userName);
    await expect(left(memory.secondTab, NO_SECOND_TAB).getByRole('heading', { name: new RegExp(`${name}|${nameEn}`) })).toBeVisible();
  },
);

Then('the second tab of the browser shows the list of notices', '浏览器的第二个标签页显示公告列表', async ({ memory }) => {
  await expect(new NoticesPage(left(memory.secondTab, NO_SECOND_TAB)).rows.first()).toBeVisible();
});

/** A part of an address. */
Then('the second tab of the browser is kept at {string}', '浏览器的第二个标签页只能停留在{string}', ({ memory }, address: string) =>
  isKept(left(memory.secondTab, NO_SECOND_TAB), address),
);

Then('the second tab of the browser asks to read a notice', '浏览器的第二个标签页要求阅读公告', async ({ memory }) => {
  await new DutyDialog(left(memory.secondTab, NO_SECOND_TAB)).noticeTitle();
});
