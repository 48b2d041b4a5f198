import { api } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { callNamed } from '../support/calls.ts';
import { lastMessage, serverTime } from '../support/hall.ts';
import { left, NO_SECOND_TAB } from '../support/left.ts';
import { mockBanner } from '../support/mock-banner.ts';
import { ConsolePage, NO_CONSOLE, nameOf } from '../support/pages/console-page.ts';
import { passwordOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const LOST = /Failed to load resource/;
const MASK = '••••';
/** The list of the calls that there are. */
const SERVED = /^(已有接口（|Calls \()/;

/** In a tab of its own, beside the page. */
Given("I have the developers' console open", '我已打开开发者控制台', async ({ context, address, memory }) => {
  memory.console = new ConsolePage(await context.newPage());
  await memory.console.page.goto(`${address.origin}/console`);
});

/** A call by its [name](#names-of-calls), and one of the [codes](calls.md#codes). */
When(
  'I set in the console that the call {string} answers with code {string}',
  '我在控制台设置接口{string}返回代码{string}',
  ({ memory }, call: string, code: string) => left(memory.console, NO_CONSOLE).setRule(callNamed(call), { code }),
);

/** As above, after which it works again. */
When(
  'I set in the console that the call {string} answers with code {string} {int} time(s)',
  '我在控制台设置接口{string}返回代码{string}，共{int}次',
  ({ memory }, call: string, code: string, times: number) => left(memory.console, NO_CONSOLE).setRule(callNamed(call), { code, times }),
);

/** It gets no answer. */
When(
  'I set in the console that the connection of the call {string} is dropped',
  '我在控制台设置接口{string}断开连接',
  ({ memory, trouble }, call: string) => {
    trouble.expect(LOST);
    return left(memory.console, NO_CONSOLE).setRule(callNamed(call), { connection: 'dropped' });
  },
);

When('I remove in the console the rule for the call {string}', '我在控制台删除接口{string}的规则', async ({ memory }, call: string) => {
  const console = left(memory.console, NO_CONSOLE);
  const name = nameOf(callNamed(call));
  await console.go('faults');
  await console.button(`删除规则：${name}`, `Remove the rule for ${name}`).click();
  await console.says('规则已删除', 'The rule is removed');
});

/** Of its own accord, as their times are used up. */
Then('the console has no rules any more', '控制台中已没有规则', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('faults');
  await console.says('没有规则，所有接口按实际情况应答。', 'There are no rules: every call is answered as it is.');
});

/** From outside of the browser; an address below `/api`. */
When('a program calls {string}', '其他程序调用{string}', async ({ hall }, path: string) => {
  await fetch(hall.url + path);
});

/** Among those that there are none of, and not among the others. */
Then('the console lists {string} as unmatched', '控制台把{string}列为未匹配', async ({ memory }, path: string) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('calls');
  const unmatched = console.page.getByText(/^(未匹配（1）|Unmatched \(1\))$/);
  await expect(unmatched).toBeVisible();
  await console.page.getByText(SERVED).click();
  await expect(console.rows(path)).toHaveCount(0);
  await unmatched.click();
  await expect(console.rows(`GET ${path}`)).toHaveCount(1);
});

Then('the console says that no call was unmatched', '控制台提示没有未匹配的调用', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('calls');
  await console.page.getByText(/^(未匹配（0）|Unmatched \(0\))$/).click();
  await expect(console.page.getByText(/没有未匹配的调用|No call was unmatched/)).toBeVisible();
});

/** The newest one. */
Then(
  'the console lists the call {string} of {string} with code {string}',
  '控制台列出{string}接口：用户{string}，返回代码{string}',
  async ({ memory }, call: string, userName: string, code: string) => {
    const console = left(memory.console, NO_CONSOLE);
    await console.go('calls');
    const row = console.rows(nameOf(callNamed(call))).first();
    await expect(row).toContainText(code);
    await expect(row).toContainText(userName);
  },
);

/** Of the newest one; what was sent and answered has neither the password, nor what it was sealed to, nor a token. */
Then(
  'the console shows the sign-in of {string} without its password',
  '控制台显示{string}的登录，但不含密码',
  async ({ memory, traffic }, userName: string) => {
    const console = left(memory.console, NO_CONSOLE);
    const call = callNamed('sign-in');
    await console.go('calls');
    await console.page
      .getByRole('button', { name: nameOf(call) })
      .first()
      .click();
    const details = console.page.getByRole('dialog');
    await expect(details).toContainText(userName);
    await expect(details).toContainText(MASK);
    const sent = Object.values(traffic.to(call).at(-1)?.postDataJSON() as Record<string, string>).filter((value) => value !== userName);
    for (const secret of [...sent, passwordOf(userName)]) await expect(details).not.toContainText(secret);
  },
);

/** The newest one. */
Then(
  'the console says that the call {string} was made to answer {string}',
  '控制台标明接口{string}按规则返回{string}',
  async ({ memory }, call: string, code: string) => {
    const console = left(memory.console, NO_CONSOLE);
    await console.go('calls');
    await expect(console.rows(nameOf(callNamed(call))).first()).toContainText(new RegExp(`返回 ${code}|answers ${code}`));
  },
);

/** From its details, in the form for a rule. */
When('I set from there a fault: code {string}', '我从详情设置故障：返回代码{string}', async ({ memory }, code: string) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.page.getByRole('link', { name: /为此接口设置故障|Set a fault for this call/ }).click();
  await console.setChosenRule(code);
});

Then('the console shows the code that was sent', '控制台显示已发送的验证码', async ({ memory, hall }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('messages');
  await expect.poll(() => lastMessage(hall)).toMatch(/\d{6}/);
  const [code = ''] = /\d{6}/.exec(await lastMessage(hall)) ?? [];
  await expect(console.rows(code).first()).toBeVisible();
  await expect(console.button(`复制验证码 ${code}`, `Copy the code ${code}`).first()).toBeVisible();
});

/** A date and time in Shanghai, such as `2027-03-01T08:00:00`. */
When("I set the server's clock in the console to {string}", '我在控制台把服务器时钟设为{string}', async ({ memory }, local: string) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('clock');
  await console.page.getByLabel(/^(设为|Set it to)$/).fill(local);
  await console.button('设置', 'Set').click();
  await console.says('时钟已设置', 'The clock is set');
});

When("I freeze the server's clock in the console", '我在控制台冻结服务器时钟', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('clock');
  await console.button('冻结', 'Freeze').click();
  await console.says('已冻结', 'frozen');
});

When("I advance the server's clock in the console by a day", '我在控制台把服务器时钟调快一天', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('clock');
  await console.button('1 天', '1 day').click();
  await console.says('时钟已设置', 'The clock is set');
});

Then(
  "the console says that the server's clock is a day ahead of the machine's time",
  '控制台提示服务器时钟比本机时间快一天',
  async ({ memory }) => {
    const console = left(memory.console, NO_CONSOLE);
    await console.go('clock');
    await expect(console.page.getByText(/^(比本机时间快 1\s?天|1 day ahead of the machine's time)$/)).toBeVisible();
  },
);

/** It stands still there. */
Then("the server's clock stands at {string}", '服务器时钟停在{string}', async ({ hall }, local: string) => {
  await expect.poll(async () => (await serverTime(hall)).toISOString().slice(0, 19)).toBe(utcOf(local));
});

/** Within the minute that follows. */
Then("the server's clock goes on from {string}", '服务器时钟从{string}继续', async ({ hall }, local: string) => {
  const since = (await serverTime(hall)).getTime() - Date.parse(`${utcOf(local)}Z`);
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(90_000);
});

const utcOf = (local: string): string => new Date(`${local}+08:00`).toISOString().slice(0, 19);

/** It opens in a tab of its own: the second one. */
When('I sign in as {string} from the console', '我从控制台以{string}登录', async ({ context, memory }, userName: string) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('accounts');
  const opened = context.waitForEvent('page');
  await console.button(`登录：${userName}`, `Sign in as ${userName}`).click();
  memory.secondTab = await opened;
});

/** With a press of the button, to the clipboard. */
When('I copy the token of {string} in the console', '我在控制台复制{string}的令牌', async ({ context, memory }, userName: string) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const console = left(memory.console, NO_CONSOLE);
  await console.go('accounts');
  await console.button(`复制令牌：${userName}`, `Copy token of ${userName}`).click();
  await expect(console.page.getByText(/令牌已复制|The token of a new session is copied/)).toBeVisible();
});

/** From outside of the browser. */
Then(
  'a program with the copied token is told that it is {string}',
  '其他程序使用复制的令牌时，身份为{string}',
  async ({ api: anyone, memory }, userName: string) => {
    const token = await left(memory.console, NO_CONSOLE).page.evaluate(() => navigator.clipboard.readText());
    const { data } = await anyone.withToken(token).call(api.account.me);
    expect(data?.userName).toBe(userName);
  },
);

When('I reset the data in the console', '我在控制台重置数据', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await console.go('data');
  await console.button('重置为小数据', 'Reset to the small seed').click();
  const question = console.page.getByRole('dialog');
  await question.getByRole('button', { name: /^(重置为小数据|Reset to the small seed)$/ }).click();
  await console.says('数据已重置', 'The data are reset');
});

/** Of people. */
Then('the console counts the people of the demo data', '控制台显示演示数据的人数', async ({ memory, hall }) => {
  const console = left(memory.console, NO_CONSOLE);
  const answer = await fetch(`${hall.url}/mock/data`, { headers: { 'x-mock-control': '1' } });
  const { counts } = (await answer.json()) as { counts: { people: number } };
  await console.go('data');
  await expect(console.rows(/人员|People/).first()).toContainText(String(counts.people));
});

Then('the page says that this is a test environment', '页面提示这是测试环境', async ({ page }) => {
  await expect(mockBanner(page)).toContainText(
    /测试环境：模拟控制已开启，服务器可按需返回故障|Test environment: mock control is on, and this server can be told to fail/,
  );
});

Then('the page does not say that this is a test environment', '页面没有测试环境的提示', async ({ page, traffic }) => {
  await traffic.rest();
  await expect(mockBanner(page)).toHaveCount(0);
});

Then('the second tab of the browser says that this is a test environment', '浏览器的第二个标签页提示这是测试环境', ({ memory }) =>
  expect(mockBanner(left(memory.secondTab, NO_SECOND_TAB))).toBeVisible(),
);

When('I close the notice of the test environment', '我关闭测试环境提示', ({ page }) => mockBanner(page).getByRole('button').click());

/** In a tab of its own. */
When("I follow its link to the developers' console", '我点击其中的控制台链接', async ({ page, context, memory }) => {
  const opened = context.waitForEvent('page');
  await mockBanner(page).getByRole('link').click();
  memory.console = new ConsolePage(await opened);
});

Then("the developers' console shows the last calls", '开发者控制台显示最近的调用', async ({ memory }) => {
  const console = left(memory.console, NO_CONSOLE);
  await expect(console.rows('/api/').first()).toBeVisible();
});
