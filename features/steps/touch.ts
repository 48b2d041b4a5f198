import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

/** What is pressed, by its name in the step. */
const PRESSED: Readonly<Record<string, (page: Page) => Locator>> = {
  'the box of the first row': (page) => new ListPage(page).rows.first().getByRole('checkbox'),
  'the first part of the breadcrumb': (page) =>
    page.getByRole('navigation', { name: either('面包屑导航', 'Breadcrumb') }).getByRole('link'),
  'the cross of a tab': (page) => page.locator('.tab-close').first(),
};

/** What a fingertip needs each way, in px. */
const FINGERTIP = 44;

/** How far what is pressed as the control, or as its label, reaches each way from its middle, in px; runs in the browser. */
function reachOf(control: Element) {
  const own = control.closest('label') ?? control;
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const reach = (across: number, down: number, from = 0): number =>
    own.contains(document.elementFromPoint(left + width / 2 + across * from, top + height / 2 + down * from))
      ? reach(across, down, from + 1)
      : from;
  return { wide: reach(-1, 0) + reach(1, 0), high: reach(0, -1) + reach(0, 1) };
}

/** `the box of the first row`, `the first part of the breadcrumb`, `the cross of a tab`. */
Then('{string} is as large as a fingertip', '{string}有指尖大小', async ({ page }, name: string) => {
  const pressed = PRESSED[name];
  if (!pressed) throw new Error(`There is no "${name}"; there are: ${Object.keys(PRESSED).join(', ')}`);
  await expect(pressed(page)).toBeAttached();
  await expect.poll(async () => (await pressed(page).evaluate(reachOf)).wide).toBeGreaterThanOrEqual(FINGERTIP);
  expect((await pressed(page).evaluate(reachOf)).high).toBeGreaterThanOrEqual(FINGERTIP);
});

/** In the first row, by all that stands in the cell; and what is chosen from the menu that comes. */
When('I tap the cell {string}, and {string}', '我点触单元格{string}，再点{string}', async ({ page }, text: string, choice: string) => {
  const cells = new ListPage(page).rows.first().locator('td');
  await untilOffered('cell', text, async () => (await cells.allInnerTexts()).map((one) => one.trim()));
  await cells.filter({ hasText: text }).first().tap();
  await page.getByRole('menuitem', { name: choice, exact: true }).tap();
});

/** On the first card, which has to be unfolded: the button of a field, and what is chosen from the menu that comes. */
When(
  'I tap {string} on the first card, and {string}',
  '我点触第一张卡片的{string}，再点{string}',
  async ({ page }, name: string, choice: string) => {
    await new ListPage(page).rows.first().getByRole('button', { name, exact: true }).tap();
    await page.getByRole('menuitem', { name: choice, exact: true }).tap();
  },
);
