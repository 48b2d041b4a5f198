import { api as calls } from '@hall/contract/api';
import { expect, type Locator, type Page } from '@playwright/test';
import { buttonNamed, either } from '../support/either.ts';
import { setBehaviour } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { named } from '../support/named.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** How the demo reimbursement system can answer when it is asked how much waits, in both languages. */
const BEHAVIOURS: Readonly<Record<string, string>> = {
  'as usual': 'as-usual',
  正常: 'as-usual',
  dead: 'dead',
  无法连接: 'dead',
  slow: 'slow',
  没有响应: 'slow',
  lying: 'lying',
  返回错误数量: 'lying',
  failing: 'failing',
  返回故障: 'failing',
  'sending a page': 'page',
  返回网页: 'page',
  'redirecting elsewhere': 'elsewhere',
  要求跳转: 'elsewhere',
  'sending too much': 'endless',
  返回内容过大: 'endless',
};

const shown = (page: Page): Locator => page.getByRole('main').locator('.shell-panel[data-shown=true]');
/** A source, on the page of pending items or on the home page. */
const source = (page: Page, name: string): Locator =>
  shown(page)
    .locator('.pending-source')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const pushed = (page: Page, title: string): Locator => shown(page).locator('.pushed-line').filter({ hasText: title });
const reminders = (page: Page): Locator => page.getByRole('region', { name: either('待办提醒', 'Reminders') });

/** `as usual`, `dead`, `slow`, `lying`, `failing`, `sending a page`, `redirecting elsewhere` or `sending too much` (正常, 无法连接, 没有响应, 返回错误数量, 返回故障, 返回网页, 要求跳转, 返回内容过大): when it is asked how much waits. */
Given('the reimbursement system is {string}', '报销系统{string}', ({ hall }, behaviour: string) =>
  setBehaviour(hall, named('behaviour', behaviour, BEHAVIOURS)),
);

/** By the name of the function; on the page of pending items, or the home page. */
Then('{int} item(s) of {string} wait(s)', '有{int}项{string}待办', async ({ page }, count: number, name: string) => {
  const link = source(page, name).getByRole('link', { name: new RegExp(`^${name}(: ${count} pending|：${count} 项待办)$`) });
  await expect(link).toBeVisible();
});

/** In place of a count; by the name of the function. */
Then('the source {string} says {string}', '来源{string}提示{string}', async ({ page }, name: string, text: string) => {
  await expect(source(page, name).locator('.pending-said')).toContainText(text);
});

Then('the sources shown are {string}', '显示的来源为{string}', async ({ page }, names: string) => {
  await expect(shown(page).locator('.pending-source h3')).toHaveText(names.split(/,\s*|，/));
});

/** By the button in place of its count. */
When('I ask the source {string} again', '我重新查询来源{string}', ({ page }, name: string) =>
  source(page, name)
    .getByRole('button', { name: new RegExp(`(: |：)${name}$`) })
    .click(),
);

/** By the button beside its count. */
When('I refresh the source {string}', '我刷新来源{string}', ({ page }, name: string) =>
  source(page, name)
    .getByRole('button', { name: new RegExp(`^(Refresh ${name}|刷新${name})$`) })
    .click(),
);

/** In the linked system, beside this browser; the one that is named first there. */
When('a claim of {string} is decided elsewhere', '{string}在别处审批了一张报销单', async ({ api }, userName: string) => {
  const { client } = await signedInClient(api, userName);
  const [{ data: systems = [] }, { data: ticket = '' }] = await Promise.all([
    client.call(calls.menu.systems),
    client.call(calls.menu.credential),
  ]);
  const address = `${systems.find(({ id }) => id === 'reimbursement')?.address}/approve?ticket=${ticket}`;
  const shownThere = await (await fetch(address)).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(shownThere)?.[1] ?? '';
  const body = new URLSearchParams({ token: field('token'), claim: field('claim'), decision: 'approved' });
  const decided = await fetch(new URL('/reimbursement/decide', address), { method: 'POST', body });
  expect(await decided.text()).toContain('is approved');
});

/** Nothing renews itself then; `@in-process`. */
When(
  'a claim of {string} is decided where nobody tells the hall',
  '{string}的一张报销单在大厅不知情时已审批',
  async ({ hall }, userName: string) => {
    const { database, clock } = left(hall.services, 'this hall runs elsewhere');
    await database.unitOfWork(async (tx) => {
      const { id } = await tx.claim.findFirstOrThrow({ where: { approver: { userName }, state: 'pending' } });
      await tx.claim.update({ where: { id }, data: { state: 'approved', decidedAt: clock.now() } });
    });
  },
);

/** A button of the page that is shown, by all of its words. */
When('I press the button {string} of the page', '我点击页面的{string}按钮', ({ page }, name: string) =>
  shown(page)
    .getByRole('button', { name: buttonNamed(name) })
    .click(),
);

/** A link of the page that is shown, by a part of its words. */
When('I follow the link {string} of the page', '我点击页面的{string}链接', ({ page }, name: string) =>
  shown(page).getByRole('link').filter({ hasText: name }).click(),
);

When('I follow the first item of {string}', '我点击{string}的第一项待办', ({ page }, name: string) =>
  source(page, name).getByRole('listitem').first().getByRole('link').click(),
);

/** By the count beside its name. */
When('I go to what waits in {string}', '我前往处理{string}待办', ({ page }, name: string) =>
  source(page, name)
    .getByRole('link', { name: new RegExp(`^${name}(: |：)`) })
    .click(),
);

/** The whole text, without the buttons. */
Then('I am reminded {string}', '提醒显示{string}', async ({ page }, text: string) => {
  await expect(reminders(page).locator('.reminder > span').getByText(text, { exact: true })).toBeVisible();
});

/** Once every source has been asked. */
Then('I am reminded of nothing', '没有待办提醒', async ({ page }) => {
  const settled = page.getByRole('banner').or(page.locator('.shell-header'));
  await expect(
    settled.getByRole('link', { name: /^(Pending items, \d+$|Pending items, at least|待办事项，\d+ 项$|待办事项，至少)/ }),
  ).toBeVisible();
  await expect(page.locator('.reminder')).toHaveCount(0);
});

When('I dismiss the reminder of {string}', '我关闭{string}的提醒', ({ page }, name: string) =>
  reminders(page)
    .getByRole('button', { name: new RegExp(`^(Dismiss the reminder of ${name}|关闭提醒：${name})$`) })
    .click(),
);

When('I follow the reminder of {string}', '我点击{string}的提醒', ({ page }, name: string) =>
  reminders(page)
    .getByRole('link', { name: new RegExp(`(: |：)${name}$`) })
    .click(),
);

/** By its title; the state is `Unread`, `Read` or `Done` (未读, 已读, 已办). */
Then('the notice to me {string} is {string}', '推送通知{string}为{string}', async ({ page }, title: string, state: string) => {
  await expect(pushed(page, title).locator('.pushed-state')).toHaveText(state);
});

/** By its title and the words of the button, such as `Mark as done` (标为已办). */
When('I {string} the notice to me {string}', '我{string}推送通知{string}', ({ page }, what: string, title: string) =>
  pushed(page, title)
    .getByRole('button', { name: new RegExp(`^${what}(: |：)`) })
    .click(),
);

When('I open the notice to me {string}', '我打开推送通知{string}', ({ page }, title: string) =>
  pushed(page, title).getByRole('link', { name: title }).click(),
);

/** As many as are shown, and as there are in all. */
Then('{int} of {int} notices to me are shown', '显示{int}条推送通知，共{int}条', async ({ page }, count: number, total: number) => {
  await expect(shown(page).locator('.pushed-line')).toHaveCount(count);
  await expect(shown(page).locator('.pushed-more')).toContainText(new RegExp(`${count}.*${total}`));
});
