import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { configureBookLoans } from '../support/book-loans.ts';
import { buttonNamed } from '../support/either.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { SavedQueries } from '../support/pages/saved-queries.ts';
import { signedInClient, storeSession } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer } from '../support/wire-faults.ts';

/** What the page kit reports of buttons that it leaves out. */
const BAD_BUTTONS = /按钮类别不合法或重复/;

/** “Book loans” (借阅清单) in the menu: three books, found by their title (“Book”, 书名). */
Given(
  'a list of book loans has been added by its configuration and one call alone',
  '仅用配置和一个接口新增了借阅清单',
  async ({ hall }) => {
    if (!hall.services) throw new Error('this hall runs elsewhere');
    await hall.services.database.unitOfWork(configureBookLoans);
  },
);

/** As many rows of the operation log. */
Given('{string} has asked for the notices {int} times', '{string}已查询公告{int}次', async ({ api }, userName: string, times: number) => {
  const { client } = await signedInClient(api, userName);
  for (let time = 0; time < times; time++) await client.call(calls.notices.list, { page: 1, pageSize: 10 });
});

/** Of any list, before it is opened: `query`, `reset`, `batch`, `export` with commas between them, or what is none of these. */
Given(
  'the button group of the page is configured as {string}',
  '页面的按钮组配置为{string}',
  async ({ context, trouble }, types: string) => {
    trouble.expect(BAD_BUTTONS);
    await changeAnswer(context, calls.pages.config, (config) => ({
      ...config,
      fields: config.fields.map((field) => (field.kind === 'buttons' ? { ...field, buttons: types.split(/[,，]\s*/) } : field)),
    }));
  },
);

Then('the browser warned of buttons that are unknown or repeated', '浏览器警告按钮类别不合法或重复', async ({ trouble }) => {
  expect(trouble.count(BAD_BUTTONS)).toBeGreaterThan(0);
});

Then(
  'the form has one button {string} and none {string}',
  '表单有一个{string}按钮，没有{string}按钮',
  async ({ page }, one: string, none: string) => {
    const { form } = new ListPage(page);
    await expect(form.getByRole('button', { name: buttonNamed(one) })).toHaveCount(1);
    await expect(form.getByRole('button', { name: buttonNamed(none) })).toHaveCount(0);
  },
);

/** A field of the query form by its label; of a range of numbers “Amount From” and “Amount To” (借款金额 最小, 借款金额 最大). */
When('I fill in {string} with {string}', '我在{string}中填写{string}', async ({ page }, label: string, text: string) => {
  await (await new ListPage(page).fieldNamed(label)).fill(text);
});

const numbersIn = async (list: ListPage, column: string): Promise<number[]> => {
  await expect(list.rows.first()).toBeVisible();
  const texts = await list.textsOf(column);
  if (!texts.every((text) => /^\d+$/.test(text))) throw new Error(`Not whole numbers: ${texts.join(', ')}`);
  return texts.map(Number);
};

/** Of a column of whole numbers, not of amounts; of the rows of this page. */
When(
  'I fill in {string} with the least of the column {string}',
  '我在{string}中填写列{string}的最小值',
  async ({ page, memory }, label: string, column: string) => {
    const list = new ListPage(page);
    const numbers = await numbersIn(list, column);
    const value = Math.min(...numbers);
    memory.least = { column, value, count: numbers.filter((number) => number === value).length };
    await (await list.fieldNamed(label)).fill(String(value));
  },
);

/** As above. */
When(
  'I fill in {string} with one more than the greatest of the column {string}',
  '我在{string}中填写比列{string}的最大值大一的数',
  async ({ page }, label: string, column: string) => {
    const list = new ListPage(page);
    await (await list.fieldNamed(label)).fill(String(Math.max(...(await numbersIn(list, column))) + 1));
  },
);

/** The least of the column, which was filled in. */
Then('the list has the rows that had it', '列表只有该值的行', async ({ page, memory }) => {
  if (!memory.least) throw new Error('the least of no column has been filled in');
  const { column, value, count } = memory.least;
  const list = new ListPage(page);
  await expect(list.total(count)).toBeVisible();
  await expect.poll(() => list.textsOf(column)).toEqual(Array.from({ length: count }, () => String(value)));
});

/** A field of the query form. */
When('I fill in {string} with {int} characters', '我在{string}中填写{int}个字符', ({ page }, label: string, count: number) =>
  new ListPage(page).field(label).fill('a'.repeat(count)),
);

/** A field of the query form. */
Then('the field {string} still holds {int} characters', '字段{string}仍有{int}个字符', ({ page }, label: string, count: number) =>
  expect(new ListPage(page).field(label)).toHaveValue('a'.repeat(count)),
);

/** A field of the query form; the second is a part of the text. */
Then('the field {string} is told {string}', '字段{string}提示包含{string}', async ({ page }, label: string, text: string) => {
  const { form } = new ListPage(page);
  await expect(form.locator('.kit-field', { hasText: label }).getByRole('alert')).toContainText(text);
});

/** In a field that offers values: one of them. */
When('in {string} I choose {string}', '我在{string}中选择{string}', ({ page }, label: string, value: string) =>
  new ListPage(page).choose(label, value),
);

When(
  'in {string} I type {string} and take the suggestion {string}',
  '我在{string}中输入{string}并选择建议{string}',
  ({ page }, label: string, typed: string, value: string) => new ListPage(page).takeSuggestion(label, typed, value),
);

/** One of the shortcuts of the field, such as “Last 7 days” (近 7 天). */
When('in {string} I choose the range {string}', '我在{string}中选择区间{string}', ({ page }, label: string, name: string) =>
  new ListPage(page).chooseShortcut(label, name),
);

/** One of the shortcuts of the field, such as “Today” (今天). */
When('in {string} I choose the day {string}', '我在{string}中选择日期{string}', ({ page }, label: string, name: string) =>
  new ListPage(page).chooseShortcut(label, name),
);

/** Parameters of the address, such as `from` and `to`: the start of a day, and the end of one. */
Then('the address has {string} and {string} as moments', '地址中的{string}和{string}为时刻', async ({ page }, from: string, to: string) => {
  const { searchParams } = new URL(page.url());
  expect(searchParams.get(from)).toMatch(/^\d{4}-\d{2}-\d{2} 00:00:00$/);
  expect(searchParams.get(to)).toMatch(/^\d{4}-\d{2}-\d{2} 23:59:59$/);
});

/** Waits for the answer; nothing is asked while the form says that a value is not right. */
When('I search', '我点击查询', ({ page }) => new ListPage(page).search());

/** Of a form that shows those that are asked for most. */
When('I show more conditions', '我展开更多条件', ({ page }) =>
  new ListPage(page).main.getByRole('button', { name: /^(更多条件|More conditions)$/ }).click(),
);

When('I reset the conditions', '我点击重置', ({ page }) => new ListPage(page).reset());

When('I open the batch query', '我打开批量查询', ({ page }) => new ListPage(page).openBatch());

/** Opens the batch query on the way; several keys have commas between them. */
When('I query the batch {string}', '我批量查询{string}', ({ page }, keys: string) => new ListPage(page).batch(keys.split(/[,，]\s*/)));

/** A text file; commas stand for the ends of its lines. */
When(
  'I query the batch of the file {string}, which says {string}',
  '我用文件{string}批量查询，其内容为{string}',
  ({ page }, name: string, lines: string) => new ListPage(page).batchOfFile(name, lines.split(/[,，] ?/).join('\r\n')),
);

/** In this browser, in place of who was signed in. */
When('{string} opens the address that I have open', '{string}打开我当前的地址', async ({ page, context, hall, api }, userName: string) => {
  const address = page.url();
  const { session } = await signedInClient(api, userName);
  // An open page would take the change for a sign-out in another tab.
  await page.goto('about:blank');
  await storeSession(context, hall.url, session);
  await page.goto(address);
});

/** With what the form holds. */
When('I save the query as {string}', '我将查询保存为{string}', ({ page }, name: string) => new SavedQueries(page).save(name));

When('I rename the query {string} to {string}', '我将查询{string}重命名为{string}', ({ page }, name: string, next: string) =>
  new SavedQueries(page).rename(name, next),
);

When('I make the query {string} my default', '我将查询{string}设为默认', ({ page }, name: string) =>
  new SavedQueries(page).makeDefault(name),
);

When('I delete the query {string}', '我删除查询{string}', ({ page }, name: string) => new SavedQueries(page).remove(name));

/** One that was saved, by its name, or one that is made often, such as “Person: Shen” (操作人：沈). */
When('I choose the query {string}', '我选择查询{string}', async ({ page }, name: string) => {
  const queries = new SavedQueries(page);
  await queries.find(name);
  await queries.query(name).click();
});

Then('the query {string} is offered', '可以选择查询{string}', async ({ page }, name: string) => {
  const queries = new SavedQueries(page);
  await queries.find(name);
  await expect(queries.query(name)).toBeVisible();
});

Then('the query {string} is not offered', '不再有查询{string}', async ({ page, traffic }, name: string) => {
  const queries = new SavedQueries(page);
  await queries.open();
  // They may still be on their way.
  await traffic.rest(0);
  await expect(queries.query(name)).toHaveCount(0);
});

/** A field of the query form, by its label, shows exactly this; `""` when it is empty. */
Then('the condition {string} is {string}', '条件{string}为{string}', async ({ page }, label: string, value: string) => {
  await expect.poll(() => new ListPage(page).valueOf(label)).toBe(value);
});

/** By the button beside what says that the conditions are those of last time. */
When('I take off the conditions of my last visit', '我清除沿用的条件', ({ page }) =>
  page.getByRole('main').locator('.kit-carried').getByRole('button').click(),
);

Then('nothing is said of my last visit', '页面不再提示沿用上次的条件', ({ page }) =>
  expect(page.getByRole('main').locator('.kit-carried')).toHaveCount(0),
);
