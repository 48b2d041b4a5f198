import { expect } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { beyondWindow } from '../support/covered.ts';
import { either } from '../support/either.ts';
import { tabTo } from '../support/keyboard.ts';
import { left } from '../support/left.ts';
import { type ConsoleSection, NO_CONSOLE, nameOf, SECTIONS } from '../support/pages/console-page.ts';
import { Then, When } from '../support/test.ts';

const LOST = /Failed to load resource/;

/** In ms. */
When(
  'I set in the console that the call {string} is answered {int} ms later',
  '我在控制台设置接口{string}推迟{int}毫秒应答',
  ({ memory }, call: string, delay: number) => left(memory.console, NO_CONSOLE).setRule(callNamed(call), { delay }),
);

/** Half of it comes, and no more. */
When(
  'I set in the console that the answer of the call {string} is truncated',
  '我在控制台设置接口{string}的应答被截断',
  ({ memory, trouble }, call: string) => {
    trouble.expect(LOST);
    return left(memory.console, NO_CONSOLE).setRule(callNamed(call), { connection: 'truncated' });
  },
);

/** With code 202. */
When(
  'I set in the console that the call {string} leads to the address {string}',
  '我在控制台设置接口{string}要求前往地址{string}',
  ({ memory }, call: string, address: string) => left(memory.console, NO_CONSOLE).setRule(callNamed(call), { code: '202', address }),
);

/** The newest one; and that it took no less. */
Then(
  'the console says that the call {string} was made to be answered {int} ms later',
  '控制台标明接口{string}按规则推迟{int}毫秒应答',
  async ({ memory }, call: string, delay: number) => {
    const console = left(memory.console, NO_CONSOLE);
    await console.go('calls');
    const row = console.rows(nameOf(callNamed(call))).first();
    await expect(row).toContainText(new RegExp(`推迟 ${delay} 毫秒|${delay} ms later`));
    const took = Number.parseInt(await row.locator('td.number', { hasText: /毫秒|ms/ }).innerText(), 10);
    // A list is seen to be loaded without a delay too. A timer's clock counts whole milliseconds, and may be one ahead.
    expect(took).toBeGreaterThanOrEqual(delay - 1);
  },
);

const LARGE = ['重置为大数据', 'Reset to the large seed'] as const;

/** The scenario answers in place of the server, which takes long; a test of the server has it take the large data. */
Then(
  'the console asks whether to take the large data, and tells the server nothing else',
  '控制台询问是否改用大数据，确认后才通知服务器',
  async ({ memory }) => {
    const console = left(memory.console, NO_CONSOLE);
    const told: unknown[] = [];
    await console.page.route('**/mock/reset', (route) => {
      told.push(route.request().postDataJSON());
      return route.fulfill({ json: { done: true } });
    });
    await console.go('data');
    const question = console.page.getByRole('dialog');
    await console.button(...LARGE).click();
    await expect(question).toContainText(/所有会话，每个人都要重新登录|all sessions: everybody has to sign in again/);
    await question.getByRole('button', { name: /^(取\s?消|Cancel)$/ }).click();
    await expect(question).toBeHidden();
    expect(told).toEqual([]);
    await console.button(...LARGE).click();
    await question.getByRole('button', { name: either(...LARGE) }).click();
    await console.says('数据已重置', 'The data are reset');
    expect(told).toEqual([{ seed: 'large' }]);
  },
);

When('the window of the console becomes {int} pixels wide', '控制台窗口变为{int}像素宽', ({ memory }, width: number) =>
  left(memory.console, NO_CONSOLE).page.setViewportSize({ width, height: 800 }),
);

/** With what they have to show at present. */
Then('all sections of the console can be reached, and fit into the window', '控制台各部分都可到达，且不宽于窗口', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  for (const section of Object.keys(SECTIONS) as ConsoleSection[]) {
    await console.go(section);
    // What has no rows yet says so in the place of the table.
    await expect(console.page.getByRole('main').locator('.ant-table, .ant-descriptions, .clock, .empty').first()).toBeVisible();
    await expect.poll(() => beyondWindow(console.page), section).toEqual([]);
  }
});

/** The code by its number; from wherever the focus is. */
When(
  'I set in the console by keyboard that the call {string} answers with code {string}',
  '我在控制台用键盘设置接口{string}返回代码{string}',
  async ({ memory }, call: string, code: string) => {
    const console = left(memory.console, NO_CONSOLE);
    const { page } = console;
    await tabTo(page, console.link('faults'));
    await page.keyboard.press('Enter');
    await console.shows('faults');
    for (const [field, text] of [
      [console.field('接口', 'Call'), nameOf(callNamed(call))],
      [console.field('返回代码', 'Code'), code],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(text);
      await expect(console.option(text)).toHaveClass(/ant-select-item-option-active/);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, console.button('设置规则', 'Set the rule'));
    await page.keyboard.press('Enter');
    await console.says('规则已设置', 'The rule is set');
  },
);

/** It opens in a tab of its own: the second one. */
When(
  'I sign in as {string} from the console by keyboard',
  '我在控制台用键盘以{string}登录',
  async ({ context, memory }, userName: string) => {
    const console = left(memory.console, NO_CONSOLE);
    const { page } = console;
    await tabTo(page, console.link('accounts'));
    await page.keyboard.press('Enter');
    await console.shows('accounts');
    await tabTo(page, console.button(`登录：${userName}`, `Sign in as ${userName}`));
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    memory.secondTab = await opened;
  },
);
