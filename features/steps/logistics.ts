import { readFile } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { VoucherFilter } from '@hall/contract/logistics';
import { STATIONS, type Station } from '@hall/contract/rules/voucher-moves';
import { spacedVoucherNumber } from '@hall/contract/rules/voucher-number';
import { wireName } from '@hall/contract/wire/entity';
import { expect, type Page } from '@playwright/test';
import { left } from '../support/left.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

type Client = Parameters<typeof signedInClient>[0];

/** How a voucher comes from being handed in to a station. */
const WAYS: Readonly<Record<Station, readonly Station[]>> = {
  handed: [],
  received: ['received'],
  checked: ['received', 'checked'],
  held: ['received', 'held'],
  returned: ['received', 'returned'],
  paid: ['received', 'checked', 'paid'],
  archived: ['received', 'checked', 'paid', 'archived'],
};

/** A station by what it is called in either language. */
function stationCalled(name: string): Station {
  const found = (Object.keys(STATIONS) as Station[]).find((station) => STATIONS[station].includes(name as never));
  return left(found, `there is no station "${name}"`);
}

const noted = (number: string | undefined): string => left(number, 'no voucher was noted: "a voucher of … is …" does so');

/** Registers a voucher beside this browser and brings it to a station, as a clerk. @returns its number */
async function bring(api: Client, userName: string, station: Station): Promise<string> {
  const owner = (await signedInClient(api, userName)).client;
  const { data } = await owner.call(calls.logistics.register, {
    kind: 'travel',
    amount: '1200.50',
    summary: '差旅',
    summaryEn: 'Travel',
    place: 'box-east',
  });
  const { number } = left(data, 'the voucher was not registered');
  const clerk = (await signedInClient(api, 'finclerk')).client;
  for (const to of WAYS[station]) {
    const { code } = await clerk.call(calls.logistics.move, { number, to, place: 'hall-1', reason: 'invoice' });
    expect(code).toBe('200');
  }
  return number;
}

const dialog = (page: Page) => page.getByRole('dialog');
const scanned = (page: Page) => dialog(page).locator('.scanned');
const counterInput = (page: Page) => dialog(page).getByRole('textbox', { name: /^(单据编号或条码|Voucher number or bar code)$/ });

/** It is that voucher from here on; who moved it is `finclerk`, for want of a sound invoice where it was held or returned. */
Given('a voucher of {string} is {string}', '{string}有一张{string}的单据', async ({ api, memory }, userName: string, station: string) => {
  memory.voucher = await bring(api, userName, stationCalled(station));
});

/** By its clerk, beside this browser. */
When('that voucher is {string} elsewhere', '该单据在别处转为{string}', async ({ api, memory }, station: string) => {
  const { client } = await signedInClient(api, 'finclerk');
  const to = stationCalled(station);
  const { code } = await client.call(calls.logistics.move, { number: noted(memory.voucher), to, place: 'hall-2', reason: 'budget' });
  expect(code).toBe('200');
});

/** The station, and the place, as the scan counter offers them. */
When(
  'the counter is set to {string} at {string}',
  '扫描台设为{string}，地点为{string}',
  async ({ page }, station: string, place: string) => {
    await dialog(page).getByRole('radio', { name: station, exact: true }).check();
    await dialog(page)
      .getByLabel(/^(地点|Place)$/)
      .click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: place }).click();
  },
);

/** It types the number in the bar code, and Enter, wherever the focus is: in the field of the counter. */
When('a hand-held scanner reads the bar code of that voucher', '扫码枪扫描该单据的条码', async ({ page, memory }) => {
  await page.keyboard.type(noted(memory.voucher));
  await page.keyboard.press('Enter');
  await expect(counterInput(page)).toHaveValue('');
});

When('I type {string} at the counter', '我在扫描台输入{string}', async ({ page }, text: string) => {
  await counterInput(page).fill(text);
  await page.keyboard.press('Enter');
});

/** What stands beside the latest scan; a part of it is enough. */
Then('the counter says {string}', '扫描台提示{string}', ({ page }, text: string) => expect(scanned(page).first()).toContainText(text));

When('I take the latest scan back', '我撤回最近一次扫描', ({ page }) =>
  scanned(page)
    .first()
    .getByRole('button', { name: /^(撤回|Take back)$/ })
    .click(),
);

/** There is no button for it any more. */
Then('the latest scan cannot be taken back', '最近一次扫描不能撤回', async ({ page }) => {
  await expect(scanned(page).first()).toBeVisible();
  await expect(scanned(page).getByRole('button', { name: /^(撤回|Take back)$/ })).toHaveCount(0);
});

/** The label of a voucher that was registered or chosen; it is that voucher from here on. */
Then(
  'the label has a bar code, the kind {string} and the amount {string}',
  '标签有条码、单据类型{string}和金额{string}',
  async ({ page, memory }, kind: string, amount: string) => {
    const label = dialog(page).locator('.voucher-label');
    const name = (await label.getByRole('img').getAttribute('aria-label')) ?? '';
    memory.voucher = left(/\d{12}/.exec(name)?.[0], 'the bar code has no number');
    await expect(label).toContainText(spacedVoucherNumber(memory.voucher));
    for (const text of [kind, amount]) await expect(label).toContainText(text);
    memory.barCode = await label.screenshot();
  },
);

/** The browser's own dialog is left out: what goes on paper is there instead. */
Then('the label alone is printed', '只打印标签', async ({ page, memory }) => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await dialog(page)
    .getByRole('button', { name: /^(打\s?印|Print)$/ })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.voucher-print')).toContainText(spacedVoucherNumber(noted(memory.voucher)));
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
});

const give = (page: Page, name: string, buffer: Buffer) =>
  page.getByTestId('voucher-picture').last().setInputFiles({ name, mimeType: 'image/png', buffer });

/** Of the label that was seen last. */
When('I choose a picture of the bar code', '我选择条码的图片', ({ page, memory }) =>
  give(page, 'label.png', left(memory.barCode, 'no label was seen')),
);

When('I choose a picture without a bar code', '我选择没有条码的图片', async ({ page }) =>
  give(page, 'page.png', await page.locator('h1').first().screenshot()),
);

When('I choose a file that is no picture of a bar code', '我选择不是图片的条码文件', async ({ page }) =>
  give(page, 'notes.png', await readFile(new URL(import.meta.url))),
);

/** Neither on the page that is shown nor among its tools. */
Then('the page has no button {string}', '页面没有{string}按钮', async ({ page }, name: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

/** Fills in the field of the query and asks. */
When('I search for that voucher as {string} reads it out', '我按{string}的方式查找该单据', async ({ page, memory }, how: string) => {
  const number = noted(memory.voucher);
  const typed = how === 'the label' || how === '标签' ? spacedVoucherNumber(number) : number.slice(4);
  await page.getByLabel(/^(单据编号或条码|Voucher number or bar code|Number or bar code)$/).fill(typed);
  await page.keyboard.press('Enter');
});

/** Numbers of a batch: that voucher, and others as they stand here, with commas between them. */
When(
  'I receive that voucher with {string} at {string}',
  '我将该单据与{string}一起在{string}批量接收',
  async ({ page, memory }, others: string, place: string) => {
    const form = dialog(page).getByRole('form');
    await form.getByLabel(/^(地点|Place)$/).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: place }).click();
    const numbers = [noted(memory.voucher), ...others.split(', ').filter(Boolean)];
    await form.getByLabel(/^(单据编号，每行一个|Voucher numbers, one a line)$/).fill(numbers.join('\n'));
    await form.getByRole('button', { name: /^(接\s?收|Receive)$/ }).click();
  },
);

/** What came of each of a batch, in its order, with semicolons between; a part of each is enough. */
Then('the batch tells {string}', '批量结果为{string}', async ({ page }, outcomes: string) => {
  const texts = outcomes.split('; ');
  await expect(scanned(page)).toHaveCount(texts.length);
  for (const [index, text] of texts.entries()) await expect(scanned(page).nth(index)).toContainText(text);
});

/** Beside the list, which has nothing but that voucher. */
When('I open the way of that voucher', '我打开该单据的流转记录', async ({ page, address, memory }) => {
  const number = noted(memory.voucher);
  await page.goto(`${address.origin}/logistics?${wireName(VoucherFilter, 'number')}=${number}&open=${number}`);
});

/** The moves by what they are called, the latest first, with commas between them. */
Then('the way of the voucher is {string}', '单据的流转记录为{string}', async ({ page }, moves: string) => {
  const titles = page.locator('.voucher-way .kit-history-head :is(strong, del)');
  await expect(titles).toHaveText(moves.split(', '));
});

/** A part of what is said of a move: where, by whom and why. */
Then('the way of the voucher says {string}', '流转记录中有{string}', ({ page }, text: string) =>
  expect(page.locator('.voucher-way')).toContainText(text),
);

/** Struck through, and called so. */
Then('the move {string} is marked as taken back', '流转{string}标记为已撤回', async ({ page }, move: string) => {
  const line = page.locator('.voucher-way li').filter({ has: page.locator('del', { hasText: move }) });
  await expect(line).toContainText(/已撤回|Taken back/);
});

/** By what the hall has told the person, in the language of `{string}`. */
Then(
  '{string} is told of that voucher {string}',
  '{string}收到该单据的通知{string}',
  async ({ api, memory }, userName: string, text: string) => {
    const { client } = await signedInClient(api, userName);
    const told = async () => {
      const { data } = await client.call(calls.todos.pulled, { page: 1, pageSize: 10 });
      return JSON.stringify(data ?? {});
    };
    await expect.poll(told).toContain(`${noted(memory.voucher)}${text}`);
  },
);
