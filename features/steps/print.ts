import { wireMoment } from '@hall/contract/rules/shanghai';
import { expect, type Page } from '@playwright/test';
import { either, escaped } from '../support/either.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { infoOf } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const sheet = (page: Page) => page.locator('.kit-print');

/** The sheet stays, in place of the page, to the end of the scenario. */
When('I print the list', '我打印列表', async ({ page, memory }) => {
  // Without a dialog the browser never says that printing is over, and the sheet stays.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  memory.printedFrom = wireMoment(new Date());
  await new ListPage(page).main.getByRole('button', { name: /^(打\s?印|Print)$/ }).click();
  await page.emulateMedia({ media: 'print' });
});

/** `{string}` is the whole text of one part of what is printed. */
Then('the sheet says {string}', '打印页写明{string}', ({ page }, text: string) =>
  expect(sheet(page).getByText(text, { exact: true })).toBeVisible(),
);

/** `{string}` is the title of the page. */
Then('the sheet says the organisation and {string}', '打印页写明单位和{string}', async ({ page }, title: string) => {
  await expect(sheet(page).getByText(/^(江州大学|Jiangzhou University)$/)).toBeVisible();
  await expect(sheet(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
});

Then(
  'the sheet says that {string} printed it now, in the time of Shanghai',
  '打印页写明由{string}此刻打印，时间为上海时间',
  async ({ page, api, memory }, userName: string) => {
    const { name, nameEn = name, staffNumber } = await infoOf(api, userName);
    const said = [`打印人：${name}（${staffNumber}）`, `by ${nameEn} (${staffNumber})`];
    const line = sheet(page).getByText(new RegExp(said.map(escaped).join('|')));
    await expect(line).toBeVisible();
    const at = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
    expect([memory.printedFrom ?? '', at, wireMoment(new Date())].toSorted()[1]).toBe(at);
  },
);

/** All of them, with commas between them. */
Then('the rows of the sheet are numbered {string}', '打印页的序号为{string}', ({ page }, numbers: string) =>
  expect(sheet(page).locator('tbody tr td:first-child')).toHaveText(numbers.split(/[,，]\s*/)),
);

/** A part of what stands in the row. */
Then('every row of the sheet says {string}', '打印页每行都有{string}', async ({ page }, text: string) => {
  const rows = sheet(page).locator('tbody tr');
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
  await expect(rows.filter({ hasText: text })).not.toHaveCount(0);
});

Then(
  'each sheet of paper has the headings, and the mark of {string}',
  '每张纸都有表头和{string}的水印',
  async ({ page, api }, userName: string) => {
    const { name, nameEn = name, staffNumber } = await infoOf(api, userName);
    await expect(sheet(page).locator('thead')).toHaveCSS('display', 'table-header-group');
    const mark = sheet(page).locator('.kit-print-watermark');
    await expect(mark).toHaveAttribute('data-name', either(name, nameEn));
    await expect(mark).toHaveAttribute('data-staff-number', staffNumber);
    await expect(mark).toHaveCSS('position', 'fixed');
    await expect(mark).toHaveCSS('print-color-adjust', 'exact');
    await expect(mark).toHaveCSS('background-image', /^url\(/);
  },
);

Then('there is no sheet', '没有打印页', ({ page }) => expect(sheet(page)).toHaveCount(0));
