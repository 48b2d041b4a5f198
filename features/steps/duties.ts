import { api as calls } from '@hall/contract/api';
import { STORAGE_PREFIX } from '@hall/contract/rules/constants';
import { DUTIES } from '@hall/contract/rules/duties';
import { expect, type Page } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import type { Hall } from '../support/hall.ts';
import { isKept } from '../support/kept.ts';
import { DutyDialog } from '../support/pages/duty-dialog.ts';
import { Shell } from '../support/pages/shell.ts';
import { SESSION_ID, seededPerson, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** Changes a person behind everybody's back. */
async function changePerson({ services }: Hall, userName: string, data: { phone?: null; weakPassword?: boolean }): Promise<void> {
  seededPerson(userName);
  if (!services) throw new Error('this hall runs elsewhere');
  await services.database.unitOfWork((tx) => tx.person.update({ where: { userName }, data }));
}

/** The mobile phone; `@in-process`. */
Given('the phone of {string} is missing', '{string}没有手机号', ({ hall }, userName: string) =>
  changePerson(hall, userName, { phone: null }),
);

/** `@in-process`. */
When('the password of {string} is flagged weak', '{string}的密码被标记为弱密码', async ({ hall, traffic }, userName: string) => {
  // A call under way would be refused before the person has done anything.
  await traffic.rest();
  await changePerson(hall, userName, { weakPassword: true });
});

/** From the next page that is loaded on; what the server enforces cannot be put off. */
Given('nothing is reminded of at the start', '启动时不弹出提醒', ({ context }) =>
  context.addInitScript(
    ([key, kept]) => {
      if (window.location.protocol.startsWith('http') && window.origin !== 'null') localStorage.setItem(key, kept);
    },
    [`${STORAGE_PREFIX}putOff`, JSON.stringify({ session: SESSION_ID, duties: DUTIES })] as const,
  ),
);

/** A part of an address, and of what the personal center says there. */
Then('I am kept at {string} by {string}', '我只能停留在{string}，提示{string}', ({ page }, address: string, text: string) =>
  isKept(page, address, text),
);

/** By the link “Go on” (继续) that comes in the personal center once a duty is met. */
When('I go on', '我继续', ({ page }) => page.getByRole('link', { name: either('继续', 'Go on') }).click());

Then('nothing is said about going on', '不再提示继续', ({ page }) =>
  expect(page.getByRole('link', { name: either('继续', 'Go on') })).toHaveCount(0),
);

When('what the browser stores says that nothing is left to do', '浏览器存储被改为没有待办事项', async ({ page }) => {
  await page.evaluate(
    ([prefix, duties]) => {
      const { id } = JSON.parse(localStorage.getItem(`${prefix}session`) ?? '{}') as { id?: string };
      localStorage.setItem(`${prefix}putOff`, JSON.stringify({ session: id, duties }));
    },
    [STORAGE_PREFIX, [...DUTIES]] as const,
  );
});

/** The page has to say why. */
When('I choose {string} in the menu, and no window opens', '我在菜单选择{string}，没有打开新窗口', async ({ page }, name: string) => {
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  await new Shell(page).entry(name).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).not.toHaveCount(0);
  expect(opened).toEqual([]);
});

Then('the browser did not ask for the address of a linked system', '浏览器没有请求业务系统的地址', ({ traffic }) => {
  expect(traffic.to(calls.menu.url)).toEqual([]);
});

/** A part of what it says, and the whole address. */
Then(
  'the page says {string} with a way to {string}',
  '页面提示{string}，并可前往{string}',
  async ({ page }, text: string, address: string) => {
    const told = page.getByRole('alert').filter({ hasText: text });
    await expect(told).toBeVisible();
    await expect(told.getByRole('link')).toHaveAttribute('href', address);
  },
);

/** Ticks the box of the dialog, which stays. */
When('I want to hear no more of it in this login', '我选择本次登录不再提示', async ({ page }) => {
  await new DutyDialog(page).dialog.getByRole('checkbox').check();
});

/** The account has to be one with a loan overdue and one due soon: `leader`. */
Then(
  'the dialog lists each due loan of {string} with its amount and days',
  '对话框列出{string}每笔到期借款的金额和期限',
  async ({ page, api }, userName: string) => {
    const { client } = await signedInClient(api, userName);
    const { data: loans = [] } = await client.call(calls.duties.dueLoans);
    const both = `${userName} has a loan that is overdue and one that is due soon, as leader has`;
    expect(
      loans.map(({ daysLeft }) => Math.sign(daysLeft)),
      both,
    ).toEqual([-1, 1]);
    const rows = new DutyDialog(page).dialog.locator('tbody tr');
    for (const [index, { number, amount, daysLeft }] of loans.entries()) {
      const yuan = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
      await expect(rows.nth(index)).toContainText(number);
      await expect(rows.nth(index)).toContainText(yuan);
      const days =
        daysLeft < 0 ? [`已逾期 ${-daysLeft} 天`, `${-daysLeft} day(s) overdue`] : [`还有 ${daysLeft} 天`, `${daysLeft} day(s) left`];
      await expect(rows.nth(index)).toContainText(new RegExp(days.map(escaped).join('|')));
    }
  },
);
