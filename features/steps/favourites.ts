import { api as calls } from '@hall/contract/api';
import type { MenuNode } from '@hall/contract/menu';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { FunctionsCard } from '../support/pages/functions-card.ts';
import { permissionOf } from '../support/permissions.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** By the name of the function; on the home page, which has to be open, as with the other steps here that star. */
When('I star {string}', '我收藏{string}', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  await card.star(name).click();
});

/** As above, and the menu has been loaded anew. */
Given('I have starred {string}', '我已收藏{string}', async ({ page, traffic, memory }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  await traffic.rest();
  const before = traffic.answered(calls.menu.mine);
  await card.star(name).click();
  await expect.poll(() => traffic.answered(calls.menu.mine)).toBe(before + 1);
  await expect(card.starred(name)).toBeVisible();
  memory.count = traffic.to(calls.menu.mine).length;
});

When('I take the star from {string}', '我取消收藏{string}', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  await card.starred(name).click();
});

/** Among the common functions; it is fixed if everybody has it there. */
When('I take the star from the fixed function {string}', '我取消收藏固定功能{string}', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showCommon();
  await card.starred(name).click();
});

When('I double-click the star of {string}', '我双击{string}的星标', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  await card.star(name).dblclick();
});

When(
  'I double-click the star of {string}, and the answer comes in between',
  '我双击{string}的星标，两次点击之间已得到应答',
  async ({ page }, name: string) => {
    const card = new FunctionsCard(page);
    await card.showAll();
    await card.star(name).click();
    // What a browser makes of the second press; Playwright's own comes too soon.
    await card.starred(name).dispatchEvent('click', { detail: 2 });
  },
);

Then(
  'among all functions the label of {string} ends before its star, beside a name in one line',
  '在全部功能中{string}的显示名不与星标重叠，名称不换行',
  async ({ page }, name: string) => {
    const card = new FunctionsCard(page);
    await card.showAll();
    const line = card.nameLine(name);
    await expect(line.locator('.function-label')).toBeVisible();
    const [label, star, text] = await Promise.all(
      [line.locator('.function-label'), card.star(name), line].map((part) => part.boundingBox()),
    );
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(star?.x ?? 0);
    expect(text?.height).toBeLessThan(2 * (label?.height ?? 0));
  },
);

/** On the home page, which has to be open. */
Then('{string} is a common function', '{string}是常用功能', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showCommon();
  await expect(card.starred(name)).toBeVisible();
});

/** As above; one that the person has in “All functions” (全部功能). */
Then('{string} is no common function', '{string}不是常用功能', async ({ page }, name: string) => {
  const card = new FunctionsCard(page);
  await card.showAll();
  await expect(card.star(name)).toBeVisible();
});

/** Since `I have starred`. */
Then('the menu was loaded anew', '菜单已重新加载', async ({ traffic, memory }) => {
  const { count } = memory;
  if (count === undefined) throw new Error('Say first what I have starred');
  await expect.poll(() => traffic.to(calls.menu.mine).length).toBe(count + 1);
});

const functionsOf = (menu: readonly MenuNode[]): MenuNode[] => menu.flatMap((node) => [node, ...functionsOf(node.children ?? [])]);

async function favouriteOf(api: ApiClient, userName: string, name: string): Promise<MenuNode['favourite']> {
  const { client } = await signedInClient(api, userName);
  const { data = [] } = await client.call(calls.menu.mine);
  const menuId = permissionOf(name);
  const found = functionsOf(data).find(({ id }) => id === menuId);
  if (!found) throw new Error(`The menu of "${userName}" has no "${name}"`);
  return found.favourite;
}

/** Starred by the person, not a fixed one. */
Then(
  'the server knows {string} as a common function of {string}',
  '服务器记录{string}是{string}的常用功能',
  async ({ api }, name: string, userName: string) => {
    await expect.poll(() => favouriteOf(api, userName, name)).toBe('added');
  },
);

Then(
  'the server does not know {string} as a common function of {string}',
  '服务器没有记录{string}是{string}的常用功能',
  async ({ api }, name: string, userName: string) => {
    await expect.poll(() => favouriteOf(api, userName, name)).toBe('none');
  },
);

/** Both have the function, and the other has not starred it. */
Then(
  'the server refuses {string} the star of {string} for {string}',
  '服务器拒绝{string}为他人收藏{string}：{string}',
  async ({ api }, userName: string, name: string, other: string) => {
    const { session } = await signedInClient(api, other);
    const { client } = await signedInClient(api, userName);
    const answer = await client.call(calls.menu.addFavourite, { personId: session.userId, menuId: permissionOf(name), systemId: 'assets' });
    expect(answer.code).toBe('403');
    expect(await favouriteOf(api, other, name)).toBe('none');
  },
);
