import { api } from '@hall/contract/api';
import type { MenuNode } from '@hall/contract/menu';
import { expect, type Locator, type Page } from '@playwright/test';
import { buttonEither, either } from '../support/either.ts';
import { Shell } from '../support/pages/shell.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const tree = (page: Page): Locator => page.locator('.entries-tree .ant-tree');
const rows = (page: Page): Locator => tree(page).locator('.ant-tree-list-holder .ant-tree-treenode');
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ has: page.getByText(name, { exact: true }) });

/** Half a screen down, or to the top from the end; the tree follows some frames later, and then writes where it is. */
const scrollOn = (page: Page): Promise<void> =>
  tree(page)
    .locator('.ant-tree-list-holder')
    .evaluate(async (box) => {
      const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      box.scrollTop = isAtEnd ? 0 : box.scrollTop + box.clientHeight / 2;
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });

/** Scrolls the tree, which draws no more than what is in sight, until something is there, and still is when the tree has come to rest. */
async function bringIntoSight(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    const isThere = (await wanted.count()) > 0;
    if (!isThere) await scrollOn(page);
    expect(isThere).toBe(true);
  }).toPass({ intervals: [100] });
}

const handleOf = async (page: Page, name: string): Promise<Locator> => {
  await bringIntoSight(page, rowOf(page, name));
  return rowOf(page, name).locator('.ant-tree-node-content-wrapper');
};

/** By its name, in the tree of the page of permissions. */
When('I choose the menu entry {string}', '我选中菜单项{string}', async ({ page }, name: string) => (await handleOf(page, name)).click());

/** In the tree of the page of permissions: by name, pinyin, id or path. */
When('I find menu entries by {string}', '我按{string}查找菜单项', ({ page }, text: string) =>
  page.locator('.entries-tree input').first().fill(text),
);

/** Onto the middle of another one, a directory. */
When(
  'I drag the menu entry {string} into {string}',
  '我把菜单项{string}拖入{string}',
  async ({ page }, name: string, directory: string) => {
    const handle = await handleOf(page, name);
    await handle.dragTo(rowOf(page, directory).locator('.ant-tree-node-content-wrapper'));
  },
);

/** The one right below the other. */
Then(
  'the permission tree has {string} next after {string}',
  '权限树中{string}紧跟在{string}之后',
  async ({ page }, name: string, before: string) => {
    await bringIntoSight(page, rowOf(page, before).locator('xpath=following-sibling::*[1]').filter({ hasText: name }));
  },
);

/** All that it shows, with commas between. */
Then('the permission tree shows {string} alone', '权限树仅显示{string}', async ({ page }, names: string) => {
  await expect(rows(page)).toHaveText(names.split(/[,，]\s*/));
});

/** By its id, for all rows; beside this browser. */
When(
  '{string} gives the role {string} the menu entry {string} elsewhere',
  '{string}在别处把角色{string}的权限加上菜单项{string}',
  async ({ api: beside }, userName: string, id: string, permissionId: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.roles.role, { id });
    if (!data) throw new Error(`there is no role ${id}`);
    const { name, nameEn, remark, remarkEn } = data.role;
    const grants = [...data.grants, { permissionId, width: 'all' as const }];
    expect((await client.call(api.roles.changeRole, { id, name, nameEn, remark, remarkEn, grants, version: data.role.version })).code).toBe(
      '200',
    );
  },
);

/** By its id: its name gets a word more; beside this browser. */
When(
  '{string} renames the menu entry {string} elsewhere',
  '{string}在别处修改菜单项{string}的名称',
  async ({ api: beside }, userName: string, id: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data = [] } = await client.call(api.roles.menuEntries);
    const entry = data?.find((one) => one.id === id);
    if (!entry) throw new Error(`there is no menu entry ${id}`);
    const { component: _, shipped: __, action: ___, pinyin: ____, ...draft } = entry;
    expect((await client.call(api.roles.changeMenuEntry, { ...draft, name: `${entry.name}（新）` })).code).toBe('200');
  },
);

const below = (nodes: readonly MenuNode[], name: string): readonly MenuNode[] =>
  nodes.flatMap((node) => ([node.name, node.nameEn].includes(name) ? (node.children ?? []) : below(node.children ?? [], name)));

/** Names in either language, of the menu that the server gives the person. */
Then(
  '{string} has {string} below {string} in the menu',
  '{string}的菜单中有{string}，在{string}之下',
  async ({ api: beside }, userName: string, name: string, parent: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.menu.mine);
    expect(below(data ?? [], parent).flatMap((node) => [node.name, node.nameEn])).toContain(name);
  },
);

/** One that has come or got another name while the page was open. */
Then('the menu follows: it offers {string}', '菜单随之更新，显示{string}', ({ page }, name: string) =>
  expect(new Shell(page).entry(name)).toBeVisible(),
);

/** The one that is chosen, by the button that stays where it is. */
Then('the menu entry cannot be deleted, because {string}', '该菜单项不能删除，因为{string}', async ({ page }, reason: string) => {
  const button = page.locator('.entry-actions').getByRole('button', { name: buttonEither('删除', 'Delete') });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(reason);
});

/** From the tree of directories that the form offers. */
When('in the dialog I choose the directory {string}', '我在对话框中选择目录{string}', async ({ page }, name: string) => {
  await page.getByRole('dialog').getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true }).click();
});

/** In one of its fields. */
Then('the form still has {string}', '表单中仍有{string}', ({ page }, text: string) =>
  expect(page.getByRole('dialog').getByRole('form').locator(`input[value="${text}"]`)).toBeVisible(),
);

/** By the button of the dialog that tells what came of trying it. */
When('I open the system that I try', '我打开正在测试的业务系统', async ({ page, memory }) => {
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: either('在新窗口打开', 'Open in a new window') })
    .click();
  memory.secondTab = await opening;
});

/** A part of what the details of a linked system say. */
Then('the linked system is shown with {string}', '业务系统详情显示{string}', ({ page }, text: string) =>
  expect(page.locator('.system-details')).toContainText(text),
);

/** By its id; beside this browser. */
When(
  '{string} gives the linked system {string} the address {string} elsewhere',
  '{string}在别处将业务系统{string}的地址改为{string}',
  async ({ api: beside }, userName: string, id: string, address: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.menu.systemSettings, { id, page: 1, pageSize: 1 });
    const [found] = data?.rows ?? [];
    if (!found) throw new Error(`there is no linked system ${id}`);
    const { entries: _, ...rest } = found;
    expect((await client.call(api.menu.changeSystem, { ...rest, address })).code).toBe('200');
  },
);
