import { api as calls } from '@hall/contract/api';
import { Loan } from '@hall/contract/loans';
import { wireName } from '@hall/contract/wire/entity';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { languageOf } from '../support/language.ts';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient, signedInUser } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const AMOUNT = /^-?\d{1,3}(,\d{3})*\.\d{2}$/;

/** An amount in fen, whether or not it has thousands separators. */
const fenOf = (amount: string): number => Number(amount.replace(/[,.]/g, ''));
const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + fenOf(amount), 0);

/** What the interface calls a part of a loan. */
const called = async (page: Page, zh: string, en: string) => ((await languageOf(page)) === 'en' ? en : zh);

/** The amounts of all loans of whom the page is signed in as, the least first. */
async function amountsOf(api: ApiClient, page: Page): Promise<string[]> {
  const { client } = await signedInClient(api, await signedInUser(api, page));
  const asked = { page: 1, pageSize: 100, sortBy: wireName(Loan, 'amount'), sortOrder: 'asc' } as const;
  const { data } = await client.call(calls.loans.list, asked);
  return (data?.rows ?? []).map(({ amount }) => amount);
}

/** In a list with sums, such as “My loans” (我的借款). */
Then('the column {string} and its sums are amounts, at the right', '列{string}及其合计为右对齐的金额', async ({ page }, column: string) => {
  const list = new ListPage(page);
  const cells = await list.cellsOf(column);
  await expect(cells).not.toHaveCount(0);
  for (const cell of await cells.all()) {
    await expect(cell).toHaveText(AMOUNT);
    await expect(cell).toHaveCSS('text-align', 'right');
  }
  const sums = list.main.locator('.ant-table-summary td').filter({ hasText: AMOUNT });
  await expect(sums).toHaveCount(2);
  for (const sum of await sums.all()) await expect(sum).toHaveCSS('text-align', 'right');
});

/** In “My loans” (我的借款); the names of the two sums, “This page” and “All” (本页合计, 全部合计). */
Then(
  '{string} sums the amounts shown, and {string} those of all my loans',
  '{string}为本页金额之和，{string}为我的全部借款之和',
  async ({ page, api }, shown: string, all: string) => {
    const list = new ListPage(page);
    const sumIn = async (label: string) => fenOf(await list.sums(label).locator('.kit-amount').filter({ hasText: AMOUNT }).innerText());
    const amounts = await list.textsOf(await called(page, '借款金额', 'Amount'));
    expect(amounts.length).toBeGreaterThan(1);
    const labels = list.main.locator('.ant-table-summary td').filter({ hasText: /^\D+$/ });
    for (const label of [shown, all]) await untilOffered('sum', label, () => labels.allInnerTexts());
    expect(await sumIn(shown)).toBe(sumOf(amounts));
    expect(await sumIn(all)).toBe(sumOf(await amountsOf(api, page)));
  },
);

/** As the least and the greatest amount, in “My loans” (我的借款). */
When(
  'I fill in the amounts from the second to the third least of my loans',
  '我填写我的借款中第二小到第三小的金额',
  async ({ page, api }) => {
    const list = new ListPage(page);
    const [, from = '', to = ''] = await amountsOf(api, page);
    await (await list.fieldNamed(await called(page, '借款金额 最小', 'Amount From'))).fill(from);
    await (await list.fieldNamed(await called(page, '借款金额 最大', 'Amount To'))).fill(to);
  },
);

/** In “My loans” (我的借款), with its details open. */
Then('the details name the purpose of the first row', '详情中有第一行的事由', async ({ page }) => {
  const [purpose = ''] = await new ListPage(page).textsOf(await called(page, '借款事由', 'Purpose of the loan'));
  expect(purpose).not.toBe('');
  await expect(page.getByRole('dialog')).toContainText(purpose);
});
