import { readFile } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { type Download, expect, type Page } from '@playwright/test';
import * as XLSX from 'xlsx';
import { buttonEither } from '../support/either.ts';
import { nextDownload } from '../support/next-download.ts';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** By its button “View” (查看); a link with other words is pressed by them: `I press {string} in the first row`. */
When('I open the details of the first row', '我查看第一行的详情', async ({ page }) => {
  await new ListPage(page).rows
    .first()
    .getByRole('button', { name: /^(查看|View)$/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** A link or a button of the row, by its words. */
When('I press {string} in the first row', '我在第一行点击{string}', async ({ page }, name: string) => {
  const row = new ListPage(page).rows.first();
  await untilOffered('button', name, () => row.getByRole('button').allInnerTexts());
  await row.getByRole('button', { name, exact: true }).click();
});

/** A chip above the list, by its words, such as `Kind ≠ Read`. */
When('I take off the condition {string}', '我取消条件{string}', async ({ page }, words: string) => {
  await new ListPage(page).main.getByRole('button', { name: new RegExp(`^(取消条件：|Take off: )${words}$`) }).click();
});

/** The menu of a cell in the first row: a choice, and the name of the button that opens it. */
When(
  'by keyboard alone I choose {string} from the menu {string}',
  '我只用键盘选择{string}，在菜单{string}中',
  async ({ page }, choice: string, menu: string) => {
    await new ListPage(page).rows.first().getByRole('button', { name: menu, exact: true }).focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu', { name: menu, exact: true }).getByRole('menuitem');
    const item = items.and(page.getByRole('menuitem', { name: choice, exact: true }));
    await expect(items.first()).toBeFocused();
    if (!(await item.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(0);
  },
);

/** Before: one of the person's notices, and whether tabs are shown. */
Given('{string} has read a notice and changed a preference', '{string}已阅读一条公告并修改了习惯', async ({ api }, userName: string) => {
  const { client, session } = await signedInClient(api, userName);
  const [notice] = (await client.call(calls.notices.list, { page: 1, pageSize: 10 })).data?.rows ?? [];
  const read = await client.call(calls.todos.changeState, { id: notice?.id ?? '', read: true });
  const saved = await client.call(calls.habits.save, { personId: session.userId, habit: 'tabs', value: '1' });
  expect([read.code, saved.code]).toEqual(['200', '200']);
});

const viewNamed = (page: Page, name: string) =>
  new ListPage(page).main.getByRole('group', { name: /^(快捷视图|Quick views)$/ }).getByRole('button', { name, exact: true });

/** One of the buttons above the operation log, or above lists of grants. */
When('I choose the view {string}', '我选择视图{string}', ({ page }, name: string) => viewNamed(page, name).click());

Then('the view {string} is the one chosen', '当前视图为{string}', async ({ page }, name: string) => {
  await expect(viewNamed(page, name)).toHaveAttribute('aria-pressed', 'true');
});

/** A field whose change the dialog tells: its name, and exactly what it was and is. */
Then(
  'the details say that {string} was {string} and is {string}',
  '详情显示{string}由{string}变为{string}',
  async ({ page }, field: string, before: string, after: string) => {
    const row = page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([before, after]);
  },
);

/** A part of what stands in the dialog. */
Then('the details name {string}', '详情中有{string}', async ({ page }, text: string) => {
  await expect(page.getByRole('dialog')).toContainText(text);
});

/** With details open: the list as its address says it behind `?`, such as `kind=read`. */
When('I open the same details in the list {string}', '我在列表{string}中打开同一详情', async ({ page }, query: string) => {
  await expect(page, 'details are open').toHaveURL(/[?&]open=/);
  const { pathname, searchParams } = new URL(page.url());
  await page.goto(`${pathname}?${query}&open=${searchParams.get('open')}`);
});

Then('no details are open', '未打开详情', async ({ page }) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Through “Export” (导出) and “Export all” (导出全部). */
When('I export all rows', '我导出全部', async ({ page, memory }) => {
  await new ListPage(page).main.getByRole('button', { name: buttonEither('导出', 'Export') }).click();
  const waiting = nextDownload(page);
  await page.getByRole('menuitem', { name: /^(导出全部|Export all)$/ }).click();
  memory.download = await waiting;
});

/** The lines of the file that was exported: what it says of itself down to its verification code, its headings, and the rows. */
async function exportedLines(download: Download | undefined): Promise<readonly string[][]> {
  const { Sheets, SheetNames } = XLSX.read(await readFile((await download?.path()) ?? ''));
  return XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

/** The title of the page with `.xlsx` behind it; a cell of each row has exactly the last text. */
Then(
  'I get the file {string} with {int} rows, each of {string}',
  '我得到文件{string}，共{int}行，都是{string}的',
  async ({ memory }, name: string, count: number, person: string) => {
    expect(memory.download?.suggestedFilename()).toBe(name);
    const lines = await exportedLines(memory.download);
    const rows = lines.slice(lines.findIndex(([first]) => /^(核验码：|Verification code: )/.test(first ?? '')) + 2);
    expect(rows).toHaveLength(count);
    expect(rows.filter((row) => !row.includes(person))).toEqual([]);
  },
);

/** All of them, in one text, as a printed sheet has them. */
Then('the file states the conditions {string}', '文件写明筛选条件{string}', async ({ memory }, conditions: string) => {
  const said = (await exportedLines(memory.download)).map(([first = '']) => /^(?:查询条件：|Conditions: )(.*)$/.exec(first)?.[1]);
  expect(said.filter((line) => line !== undefined)).toEqual([conditions]);
});
