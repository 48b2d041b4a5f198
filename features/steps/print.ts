import { api as calls } from '@hall/contract/api';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { uppercaseAmount } from '@hall/contract/rules/uppercase-amount';
import { expect, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { either, escaped } from '../support/either.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { infoOf } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer } from '../support/wire-faults.ts';

const sheet = (page: Page) => page.locator('.kit-print');

/** The entry of the print menu, in both languages. */
const CHOICES = { all: /^(打印全部|Print all)$/, page: /^(打印本页|Print this page)$/, selected: /^(打印选中|Print selected)/ } as const;

async function choosePrint(page: Page, choice: keyof typeof CHOICES): Promise<void> {
  await new ListPage(page).main.getByRole('button', { name: /^(打\s?印|Print)$/ }).click();
  await page.getByRole('menuitem', { name: CHOICES[choice] }).click();
}

/** The sheet stays, in place of the page, until printing is over. */
async function print(page: Page, memory: { printedFrom?: string }, choice: keyof typeof CHOICES): Promise<void> {
  // Without a dialog the browser never says that printing is over, and the sheet stays.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  memory.printedFrom = wireMoment(new Date());
  await choosePrint(page, choice);
  await expect(sheet(page)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
}

/** All that the query finds. The sheet stays, in place of the page, until `the printing is over`. */
When('I print all rows', '我打印全部数据', ({ page, memory }) => print(page, memory, 'all'));

/** As above. */
When('I print the page of the list', '我打印列表本页', ({ page, memory }) => print(page, memory, 'page'));

/** As above. */
When('I print the rows selected', '我打印选中的数据', ({ page, memory }) => print(page, memory, 'selected'));

/** The browser says so, and the page is as on the screen again. */
When('the printing is over', '打印结束', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet(page)).toHaveCount(0);
});

/** Where nothing will come of it. */
When('I try to print all rows', '我尝试打印全部数据', ({ page }) => choosePrint(page, 'all'));

Then('this page alone cannot be printed', '不能只打印本页', async ({ page }) => {
  await new ListPage(page).main.getByRole('button', { name: /^(打\s?印|Print)$/ }).click();
  await expect(page.getByRole('menuitem', { name: CHOICES.all })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: CHOICES.page })).toHaveCount(0);
});

/** Of the page that is opened next; as backends have it that know no such call. */
Given('the page is configured without a print call', '页面没有配置打印接口', ({ context }) =>
  changeAnswer(context, calls.pages.config, (config) => ({ ...config, printCall: undefined })),
);

/** Notes it, with what the sheet says and how it looks; then the page is as on the screen again. */
Then('the sheet has a verification code, in letters and to be scanned', '打印页有核验码及其二维码', async ({ page, memory }) => {
  await expect(sheet(page).getByRole('img', { name: /^(核验码的二维码|QR code of the verification code)$/ })).toBeVisible();
  const lines = await sheet(page).locator('h1, .kit-print-head p').allTextContents();
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(lines.at(-1) ?? '')?.[0] ?? '';
  expect(code, lines.join(' | ')).not.toBe('');
  memory.sheet = { lines, code, picture: await page.screenshot() };
  await page.emulateMedia({ media: 'screen' });
});

Then('the sheet has no verification code', '打印页没有核验码', async ({ page }) => {
  await expect(sheet(page).getByRole('heading')).toBeVisible();
  await expect(sheet(page).getByText(/核验码|Verification code/)).toHaveCount(0);
  await expect(sheet(page).getByRole('img')).toHaveCount(0);
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
    const said = [`制作人：${name}（${staffNumber}）`, `Made by ${nameEn} (${staffNumber})`];
    const line = sheet(page).getByText(new RegExp(said.map(escaped).join('|')));
    await expect(line).toBeVisible();
    const at = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/.exec((await line.textContent()) ?? '')?.[0] ?? '';
    expect([memory.printedFrom ?? '', at, wireMoment(new Date())].toSorted()[1]).toBe(at);
  },
);

/** All of them, one after another. */
Then('the rows of the sheet are numbered {int} to {int}', '打印页的序号为{int}至{int}', ({ page }, first: number, last: number) =>
  expect(sheet(page).locator('tbody tr td:first-child')).toHaveText(
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index)),
  ),
);

Then('the sheet has the sum of its amounts, in figures and in capitals', '打印页有金额合计及其大写', async ({ page }) => {
  const amounts = await sheet(page).locator('.kit-print-amount').allTextContents();
  const fen = amounts.reduce((sum, amount) => sum + Math.round(Number(amount.replaceAll(',', '')) * 100), 0);
  const line = await sheet(page)
    .getByText(/^(合计|Total of) /)
    .textContent();
  expect(amounts.length).toBeGreaterThan(10);
  expect(Number(/[\d,]+\.\d{2}/.exec(line ?? '')?.[0].replaceAll(',', ''))).toBe(fen / 100);
  expect(line).toContain(uppercaseAmount((fen / 100).toFixed(2)) ?? 'a sum in capitals');
});

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
    // A ground of the body would be painted over the mark of the first sheet.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(mark).toHaveCSS('print-color-adjust', 'exact');
    await expect(mark).toHaveCSS('background-image', /^url\(/);
  },
);

/** Whatever lines it is in, and whichever of several codes of the same character the PDF has. */
const asRead = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ');

/** On several sheets of paper, as the browser makes a PDF of them; then the page is as it was before. */
Then(
  'each sheet of paper has the headings, the verification code and its number at the foot',
  '每张纸都有表头，页脚有核验码和页码',
  async ({ page }) => {
    const headings = await sheet(page).locator('th').allTextContents();
    const code = await sheet(page)
      .getByText(/^(核验码：|Verification code: )/)
      .textContent();
    const { text: papers } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(papers.length).toBeGreaterThan(1);
    for (const [index, text] of papers.entries()) {
      const paper = asRead(text);
      for (const heading of headings) expect(paper).toContain(asRead(heading));
      expect(paper.split(asRead(code ?? 'no code')), paper).toHaveLength(index === 0 ? 3 : 2);
      expect(paper).toContain(`${index + 1} / ${papers.length}`);
    }
  },
);

Then('there is no sheet', '没有打印页', ({ page }) => expect(sheet(page)).toHaveCount(0));

/** As the target of the only operation in the log. */
Then('the list has the verification code of the sheet', '列表中有打印页的核验码', ({ page, memory }) =>
  expect(new ListPage(page).main.getByText(memory.sheet?.code ?? 'no sheet was noted', { exact: true })).toBeVisible(),
);
