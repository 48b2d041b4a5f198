import { api as calls } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Page } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { either } from '../support/either.ts';
import { linkedOriginOf } from '../support/linked-origin.ts';
import { listed } from '../support/named.ts';
import { FunctionsCard } from '../support/pages/functions-card.ts';
import { OPENS_WINDOW, Shell } from '../support/pages/shell.ts';
import { infoOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { answerWith, changeAnswer } from '../support/wire-faults.ts';

const opened = (window: Page | undefined): Page => {
  if (!window) throw new Error('no window was opened');
  return window;
};

/** The frame of a linked system that fills the window. */
async function expectAlone(page: Page, title: string): Promise<void> {
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
}

/** From here on, in pages that are open too. */
Given('the browser blocks new windows', '浏览器拦截新窗口', async ({ context }) => {
  await context.addInitScript(() => {
    window.open = () => null;
  });
  // Also in what is open already.
  for (const page of context.pages()) {
    await page.evaluate(() => {
      window.open = () => null;
    });
  }
});

/** Names with commas between them, from top to bottom. */
Then(
  'of the menu the entries {string} and no others are said to open a new window',
  '菜单中仅{string}标明在新窗口打开',
  async ({ page }, names: string) => {
    const { menu } = new Shell(page);
    await expect(menu.getByRole('menuitem').filter({ has: page.getByRole('img', { name: OPENS_WINDOW }) })).toHaveText(listed(names));
  },
);

/** As above, under “All functions” (全部功能) of the home page. */
Then(
  'the functions {string} and no others are said to open a new window',
  '全部功能中仅{string}标明在新窗口打开',
  async ({ page }, names: string) => {
    const card = new FunctionsCard(page);
    await card.showAll();
    await expect(card.leaving).toHaveText(listed(names));
  },
);

Then('the entry {string} of the menu is being opened', '菜单项{string}正在打开', async ({ page }, name: string) => {
  const entry = new Shell(page).entry(name);
  await expect(entry).toHaveAttribute('aria-busy', 'true');
  await expect(entry.getByRole('img', { name: either('正在打开', 'Being opened') })).toBeVisible();
});

Then('the entry {string} of the menu is no longer being opened', '菜单项{string}不再显示正在打开', async ({ page }, name: string) => {
  const entry = new Shell(page).entry(name);
  await expect(entry.getByRole('img', { name: OPENS_WINDOW })).toBeVisible();
  await expect(entry).not.toHaveAttribute('aria-busy', 'true');
});

/** Beside the others; for this browser alone. */
Given('this system is registered as a linked one', '本系统被登记为业务系统', ({ context, hall }) =>
  changeAnswer(context, calls.menu.systems, (systems) => [
    ...systems,
    { id: 'own', name: 'own', address: hall.url, framing: true, signsOn: false },
  ]),
);

/** Where every function of a linked system is, an address or a path of this system; for this browser alone. */
Given('the menu address is answered as {string}', '菜单地址接口返回{string}', ({ context }, address: string) =>
  answerWith(context, calls.menu.url as Endpoint, '200', undefined, address),
);

/** A path of the demo linked systems, such as `/assets/mine`. */
When('I open the address {string} of the linked systems', '我打开业务系统地址{string}', async ({ page, hall, api }, path: string) => {
  const address = (await linkedOriginOf(api)) + path;
  await page.goto(`${hall.url}/qtxt?url=${encodeURIComponent(address)}`);
});

/** Beside a linked system that is open. */
When('I choose {string} from the second-level menu', '我在二级菜单中选择{string}', async ({ page }, name: string) => {
  await page
    .getByRole('navigation', { name: /^(二级菜单|Second-level menu)$/ })
    .getByRole('button', { name })
    .click();
});

/** By the button of a page that may not be shown inside. */
When('I open it in a new window', '我在新窗口打开它', async ({ page, memory }) => {
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(打开|Open) / })
    .click();
  memory.secondTab = await opening;
});

/** The demo linked systems are none. */
Then('no other site was loaded', '没有加载其他网站', ({ traffic, hall }) => {
  expect(traffic.sites().filter((origin) => new URL(origin).hostname !== new URL(hall.url).hostname)).toEqual([]);
});

/** The words of its `sandbox`, such as `allow-forms`; `""` is nothing. */
Then('the frame may do no more than {string}', '内嵌页面的权限仅有{string}', ({ page }, permissions: string) =>
  expect(page.getByRole('main').locator('iframe')).toHaveAttribute('sandbox', permissions),
);

/** On `Claim approval`, which has to be open; approves it. */
Then('a claim can be approved in the frame', '可以在内嵌页面中通过一张报销单', async ({ page }) => {
  const approving = page.getByRole('main').frameLocator('iframe').getByRole('button', { name: /^通过/ });
  await expect(approving.first()).toBeVisible();
  const waiting = await approving.count();
  const number = /[\w-]+$/.exec((await approving.first().getAttribute('aria-label')) ?? '')?.[0];
  await approving.first().click();
  await expect(approving).toHaveCount(waiting - 1);
  await expect(page.getByRole('main').frameLocator('iframe').getByRole('status')).toContainText(`Claim ${number} is approved`);
});

/** The title of the frame, as on its tab; the title of the page that it shows now; the account whose name that page has. */
Then(
  'the linked system {string} shows {string} of {string}',
  '业务系统显示{string}，标题为{string}，人员为{string}',
  async ({ page, api }, frame: string, title: string, userName: string) => {
    const { name } = await infoOf(api, userName);
    const shown = page.getByRole('main').frameLocator(`iframe[title="${frame}"]`);
    await expect(shown.getByRole('heading', { name: title })).toBeVisible();
    await expect(shown.getByText(name).first()).toBeVisible();
  },
);

/** The window that was opened last: the title of its page; then a call. */
Then(
  'that window shows {string} and the browser called {string} once',
  '该窗口显示{string}，浏览器只调用了一次接口{string}',
  async ({ memory, traffic }, title: string, call: string) => {
    await expect(opened(memory.secondTab).getByRole('heading', { name: title })).toBeVisible();
    expect(traffic.to(callNamed(call))).toHaveLength(1);
  },
);

/** The window that was opened last: a frame of that title, without header and menu. */
Then('that window shows the linked system {string} alone', '该窗口中只有业务系统{string}', ({ memory }, title: string) =>
  expectAlone(opened(memory.secondTab), title),
);

/** As above, of the window in which the scenario began. */
Then('the window shows the linked system {string} alone', '窗口中只有业务系统{string}', ({ page }, title: string) =>
  expectAlone(page, title),
);

/** A link of the dialog. */
Then(
  'its link {string} opens the linked system {string} of {string}',
  '其链接{string}打开业务系统{string}，人员为{string}',
  async ({ page, context, api }, link: string, title: string, userName: string) => {
    const { name } = await infoOf(api, userName);
    const opening = context.waitForEvent('page');
    await page.getByRole('dialog').getByRole('link', { name: link }).click();
    const shown = await opening;
    await expect(shown.getByRole('heading', { name: title })).toBeVisible();
    await expect(shown.getByText(name).first()).toBeVisible();
  },
);
