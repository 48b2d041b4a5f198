import { readFile } from 'node:fs/promises';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect, type Page } from '@playwright/test';
import type { DataTable } from 'playwright-bdd';
import * as XLSX from 'xlsx';
import { either } from '../support/either.ts';
import { nextDownload } from '../support/next-download.ts';
import { Then, When } from '../support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/**
 * By its heading, with the data of a table: its first line is that of the headings. A name that ends in `.xlsx` is that of a spreadsheet. A
 * cell that says `{today}` has the day of today.
 */
When(
  'I choose the file {string} to be imported:',
  '我选择要导入的文件{string}，内容为：',
  async ({ page }, name: string, data: DataTable) => {
    const lines = data.raw().map((cells) => cells.map((cell) => (cell === '{today}' ? wireDay(new Date()) : cell)));
    const sheet = XLSX.utils.aoa_to_sheet(lines);
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'People');
    const buffer: Buffer = name.endsWith('.xlsx')
      ? XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })
      : Buffer.from(lines.map((cells) => cells.join(',')).join('\r\n'));
    await dialogOf(page).locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  },
);

/** The counts of the preview: all rows, those that are sound, and those that are faulty or, of them, duplicates. */
Then(
  'the preview counts {int} rows: {int} sound, {int} faulty, {int} duplicates',
  '预览共{int}行：可导入{int}行，有误{int}行，其中重复{int}行',
  async ({ page }, total: number, sound: number, faulty: number, duplicates: number) => {
    const counts = [
      ['全部', 'All', total],
      ['可导入', 'Sound', sound],
      ['有误', 'Faulty', faulty],
      ['其中重复', 'Duplicates', duplicates],
    ] as const;
    for (const [zh, en, count] of counts)
      await expect(dialogOf(page).getByRole('radio', { name: either(`${zh} ${count}`, `${en} ${count}`) })).toHaveCount(1);
  },
);

/** Of the rows that the preview shows; `{string}` is a part of what stands in the line. */
Then('line {int} of the file shows {string}', '文件第{int}行显示{string}', async ({ page }, line: number, text: string) => {
  const row = dialogOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(line), exact: true }) });
  await expect(row).toContainText(text);
});

/** How many rows the preview shows, on its page. */
Then('the preview shows {int} row(s)', '预览显示{int}行', ({ page }, count: number) =>
  expect(dialogOf(page).locator('tbody').getByRole('row')).toHaveCount(count),
);

/** A choice of the dialog by its whole words: a way of importing, which rows are shown, or that something is known. */
When('I pick {string} in the dialog', '我在对话框勾选{string}', async ({ page }, name: string) => {
  const choice = dialogOf(page).getByText(name, { exact: true });
  await choice.click();
});

Then('{string} cannot be picked in the dialog', '对话框中不能选择{string}', ({ page }, name: string) =>
  expect(dialogOf(page).getByRole('radio', { name, exact: true })).toBeDisabled(),
);

/** By the whole words of its button. */
When('I download by {string} in the dialog', '我在对话框通过{string}下载文件', async ({ page, memory }, name: string) => {
  const waiting = nextDownload(page);
  await dialogOf(page).getByRole('button', { name, exact: true }).click();
  memory.download = await waiting;
});

/** The name of the file, and the first cells of its first sheet's first line, with commas between them. */
Then(
  'I get the file {string} that begins with {string}',
  '我得到文件{string}，其首行为{string}',
  async ({ memory }, name: string, head: string) => {
    expect(memory.download?.suggestedFilename()).toBe(name);
    const { Sheets, SheetNames } = XLSX.read(await readFile((await memory.download?.path()) ?? ''));
    const [first = []] = XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(first.join(', ').slice(0, head.length)).toBe(head);
  },
);
