import { api as calls } from '@hall/contract/api';
import type { MenuNode } from '@hall/contract/menu';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Page } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { left } from '../support/left.ts';
import { Shell } from '../support/pages/shell.ts';
import { permissionOf } from '../support/permissions.ts';
import { infoOf, signedInClient } from '../support/person.ts';
import { stored } from '../support/storage.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer, changeWire } from '../support/wire-faults.ts';

const listed = (names: string): string[] => names.split(/[,，]\s*/);

/** Opens entries one after another, each once its page is there. */
async function openInTurn(page: Page, names: readonly string[]): Promise<void> {
  const shell = new Shell(page);
  for (const name of names) {
    await shell.entry(name).click();
    await expect(shell.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
}

/** By its name; an entry in sight, also one that opens a window of its own. */
When('I open {string} from the menu', '我从菜单打开{string}', async ({ page }, name: string) => {
  await new Shell(page).entry(name).click();
});

/** Several names have commas between them; for entries that open in a tab. */
Given('I have opened {string} from the menu', '我已从菜单打开{string}', ({ page }, names: string) => openInTurn(page, listed(names)));

/** It was asked for, and has been answered. */
Then('the menu comes from the server', '菜单来自服务器', async ({ traffic }) => {
  await expect.poll(() => traffic.answered(calls.menu.mine)).toBeGreaterThan(0);
});

/** Several names have commas between them; the entries have to be in sight. */
Then('the menu offers {string}', '菜单有{string}', async ({ page }, names: string) => {
  for (const name of listed(names)) await expect(new Shell(page).entry(name)).toBeVisible();
});

/** Several names have commas between them; those of no function are refused. */
Then('the menu does not offer {string}', '菜单没有{string}', async ({ page }, names: string) => {
  const shell = new Shell(page);
  // A name that is mistyped would be missing in every menu.
  for (const name of listed(names)) if (!/^(首页|Home)$/.test(name)) permissionOf(name);
  await expect(shell.menu.getByRole('menuitem').first()).toBeVisible();
  for (const name of listed(names)) await expect(shell.entry(name)).toHaveCount(0);
});

/** A function of a linked system. */
Then(
  'the server refuses {string} the address of {string}',
  '服务器拒绝向{string}提供{string}的地址',
  async ({ api }, userName: string, name: string) => {
    const { client } = await signedInClient(api, userName);
    const node = { id: permissionOf(name), name, systemId: 'reimbursement', opening: '0', favourite: 'none' } as const;
    expect((await client.call(calls.menu.url, node)).code).toBe('403');
  },
);

/** And has asked for them once. */
Then('the browser stores the routes of the menu', '浏览器存储了菜单路由', async ({ page, traffic }) => {
  await expect.poll(() => stored(page, 'routes')).toContain('/tzgg');
  expect(traffic.to(calls.menu.routes)).toHaveLength(1);
});

/** The title of its page, as on its tab, and the account whose name the page has. */
Then(
  'the linked system shows {string} of {string}',
  '业务系统显示{string}，人员为{string}',
  async ({ page, api }, title: string, userName: string) => {
    const { name } = await infoOf(api, userName);
    const frame = page.getByRole('main').frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    await expect(frame.getByText(name).first()).toBeVisible();
  },
);

/** Fails where none is opened. */
When('I open {string} from the menu, in a window of its own', '我从菜单在新窗口打开{string}', async ({ page, memory }, name: string) => {
  const opening = page.waitForEvent('popup');
  await new Shell(page).entry(name).click();
  memory.secondTab = await opening;
});

/** The window that was opened last: the title of its page, and the account whose name the page has. */
Then(
  'that window of the linked system shows {string} of {string}',
  '该窗口中的业务系统显示{string}，人员为{string}',
  async ({ memory, api }, title: string, userName: string) => {
    const { name } = await infoOf(api, userName);
    const opened = left(memory.secondTab, 'no window was opened');
    await expect(opened.getByRole('heading', { name: title })).toBeVisible();
    await expect(opened.getByText(name).first()).toBeVisible();
  },
);

const labelled = (nodes: readonly MenuNode[], menuId: string, label: MenuNode['label']): MenuNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.id === menuId && { label }),
    ...(node.children && { children: labelled(node.children, menuId, label) }),
  }));

/** The function by its name in either language; before signing in. */
Given(
  'the menu labels {string} {string} in Chinese and {string} in English',
  '菜单中{string}的显示名为中文{string}、英文{string}',
  ({ context }, name: string, zh: string, en: string) => {
    const menuId = permissionOf(name);
    return changeAnswer(context, calls.menu.mine, (menu) => labelled(menu, menuId, { zh, en }));
  },
);

Then(
  'the menu shows the label {string} beside {string}',
  '菜单中显示名{string}在{string}旁边',
  async ({ page }, label: string, name: string) => {
    await expect(new Shell(page).menu.getByRole('menuitem', { name: new RegExp(`^${escaped(name)}\\s*${escaped(label)}$`) })).toBeVisible();
  },
);

Then('the menu shows no label', '菜单不显示显示名', async ({ page }) => {
  const { menu } = new Shell(page);
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await expect(menu.locator('.menu-label:visible')).toHaveCount(0);
});

/** Before signing in. */
Given('none of the entries of the menu fits', '菜单没有一项符合约定', ({ context, trouble }) => {
  trouble.expect(/left out/);
  return changeWire(context, calls.menu.mine as Endpoint, (menu) => (menu as unknown[]).map(() => 'an entry?'));
});

const retryIn = (page: Page) => new Shell(page).menu.getByRole('button', { name: either('重试', 'Try again') });

Then('the menu says {string} and offers to try again', '菜单显示{string}并可以重试', async ({ page }, text: string) => {
  await expect(new Shell(page).menu.getByText(text)).toBeVisible();
  await expect(retryIn(page)).toBeVisible();
});

When('I try the menu again', '我重试加载菜单', ({ page }) => retryIn(page).click());
