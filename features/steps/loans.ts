import { api as calls } from '@hall/contract/api';
import { Loan } from '@hall/contract/loans';
import { wireName } from '@hall/contract/wire/entity';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const AMOUNT = /^-?\d{1,3}(,\d{3})*\.\d{2}$/;

/** An amount in fen, whether or not it has thousands separators. */
const fenOf = (amount: string): number => Number(amount.replace(/[,.]/g, ''));
const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + fenOf(amount), 0);

/** The amounts of all loans of `staff`, the least first. */
async function amountsOf(api: ApiClient): Promise<string[]> {
  const { client } = await signedInClient(api, 'staff');
  const asked = { page: 1, pageSize: 100, sortBy: wireName(Loan, 'amount'), sortOrder: 'asc' } as const;
  const { data } = await client.call(calls.loans.list, asked);
  return (data?.rows ?? []).map(({ amount }) => amount);
}

Then('the column {string} and its sums are amounts, at the right', '列{string}及其合计为右对齐的金额', async ({ page }, column: string) => {
  const list = new ListPage(page);
  const cells = await list.cellsOf(column);
  for (const cell of await cells.all()) {
    await expect(cell).toHaveText(AMOUNT);
    await expect(cell).toHaveCSS('text-align', 'right');
  }
  const sums = list.main.locator('.ant-table-summary td').filter({ hasText: AMOUNT });
  await expect(sums).toHaveCount(2);
  for (const sum of await sums.all()) await expect(sum).toHaveCSS('text-align', 'right');
});

Then(
  '{string} sums the amounts shown, and {string} those of all my loans',
  '{string}为本页金额之和，{string}为我的全部借款之和',
  async ({ page, api }, shown: string, all: string) => {
    const list = new ListPage(page);
    const sumIn = async (label: string) => fenOf(await list.sums(label).locator('.kit-amount').filter({ hasText: AMOUNT }).innerText());
    const amounts = await list.textsOf('Amount');
    expect(amounts.length).toBeGreaterThan(1);
    expect(await sumIn(shown)).toBe(sumOf(amounts));
    expect(await sumIn(all)).toBe(sumOf(await amountsOf(api)));
  },
);

When(
  'I fill in the amounts from the second to the third least of my loans',
  '我填写我的借款中第二小到第三小的金额',
  async ({ page, api }) => {
    const list = new ListPage(page);
    const [, from = '', to = ''] = await amountsOf(api);
    await list.field('Amount From').fill(from);
    await list.field('Amount To').fill(to);
  },
);

/** One of the shortcuts of the field, such as “Today” (今天). */
When('in {string} I choose the day {string}', '我在{string}中选择日期{string}', ({ page }, label: string, name: string) =>
  new ListPage(page).chooseShortcut(label, name),
);

When('I look for {string} among the rows shown', '我在显示的行中查找{string}', async ({ page }, text: string) => {
  const input = new ListPage(page).main.getByRole('search').locator('input');
  await input.fill(text);
  await input.press('Enter');
});

/** A link or a button of the row, by its words. */
When('I press {string} in the first row', '我在第一行点击{string}', ({ page }, name: string) =>
  new ListPage(page).rows.first().getByRole('button', { name, exact: true }).click(),
);

Then('the details name the purpose of the first row', '详情中有第一行的事由', async ({ page }) => {
  const [purpose = ''] = await new ListPage(page).textsOf('Purpose of the loan');
  expect(purpose).not.toBe('');
  await expect(page.getByRole('dialog')).toContainText(purpose);
});
