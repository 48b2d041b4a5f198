import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { untilOffered } from '../support/offered.ts';
import { ColumnTree } from '../support/pages/column-tree.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Then, When } from '../support/test.ts';

const rowOf = (panel: Locator, column: string) =>
  panel.locator('.kit-column').filter({ has: panel.page().getByText(column, { exact: true }) });

/** Drags a column in the tree by its name to another one. */
async function dragColumn(panel: Locator, column: string, other: string): Promise<void> {
  const { mouse } = panel.page();
  // Going there waits until the panel has come to rest in its place.
  const name = rowOf(panel, column).getByText(column);
  await name.hover();
  const [from, to] = await Promise.all([name.boundingBox(), rowOf(panel, other).boundingBox()]);
  if (!from || !to) throw new Error('a column is not shown');
  await mouse.down();
  await mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(rowOf(panel, other)).toHaveAttribute('data-mark');
  await mouse.up();
}

/**
 * Drags a column right before or after another one of its level. It takes the place of the column that it is dropped on,
 * which moves to the side that it came from.
 */
async function dragBeside(panel: Locator, column: string, other: string, side: 'before' | 'after'): Promise<void> {
  const level = panel.locator('ul').filter({ has: panel.page().locator(':scope > li > .kit-column').getByText(column, { exact: true }) });
  const names = () => level.last().locator(':scope > li > .kit-column .kit-column-name').allInnerTexts();
  const present = await names();
  const from = present.indexOf(column);
  const to = present.indexOf(other);
  if (to < 0) throw new Error(`"${column}" can be dragged among ${present.join(', ')} alone`);
  const place = side === 'before' ? to - Number(from < to) : to + Number(from > to);
  if (place === from) throw new Error(`"${column}" is there already: ${present.join(', ')}`);
  await dragColumn(panel, column, present[place] ?? other);
  await expect.poll(async () => (await names()).indexOf(column)).toBe(place);
}

const setShown = (page: Page, column: string, shown: boolean) =>
  new ColumnTree(page).arrange([column], async (panel) => {
    const box = panel.getByRole('checkbox', { name: column, exact: true });
    await expect(box).toBeChecked({ checked: !shown });
    await box.click();
    // Drawn with the next frame, which `setChecked` would not wait for.
    await expect(box).toBeChecked({ checked: shown });
  });

/** In the list of columns, which is opened and closed on the way, as with the others here. */
When('I uncheck the column {string}', '我取消勾选列{string}', ({ page }, column: string) => setShown(page, column, false));

When('I check the column {string}', '我勾选列{string}', ({ page }, column: string) => setShown(page, column, true));

/** All but the first, or all of them. */
When('I uncheck/check all columns', '我取消勾选/勾选全部列', ({ page }) =>
  new ColumnTree(page).arrange([], (panel) => panel.getByText(either('全部列', 'All columns'), { exact: true }).click()),
);

When('I look for the column {string}', '我查找列{string}', async ({ page }, text: string) => {
  const tree = new ColumnTree(page);
  await tree.open();
  await tree.panel.getByRole('textbox').fill(text);
});

/** With commas between, and no others. */
Then('the list of columns shows {string}', '列设置中显示{string}', async ({ page }, names: string) => {
  await expect.poll(() => new ColumnTree(page).columns()).toEqual(names.split(/[,，]\s*/));
});

When('I move the column {string} up', '我上移列{string}', ({ page }, column: string) => new ColumnTree(page).choose(column, 'up'));

When('I pin the column {string} to the left', '我将列{string}固定在左侧', ({ page }, column: string) =>
  new ColumnTree(page).choose(column, 'left'),
);

When('I drag the column {string} before {string}', '我将列{string}拖到{string}之前', ({ page }, column: string, other: string) =>
  new ColumnTree(page).arrange([column, other], (panel) => dragBeside(panel, column, other, 'before')),
);

When('I drag the column {string} after {string}', '我将列{string}拖到{string}之后', ({ page }, column: string, other: string) =>
  new ColumnTree(page).arrange([column, other], (panel) => dragBeside(panel, column, other, 'after')),
);

/** `ArrowUp`, `ArrowDown`, `L` or `R`, which move and pin the column; the list of columns stays open. */
When(
  'by keyboard alone on the handle of the column {string} I press {string}',
  '我只用键盘在列{string}的手柄上按{string}',
  ({ page }, column: string, key: string) => new ColumnTree(page).pressOn(column, key),
);

/** As a screen reader says it of a column that was moved, the whole text. */
Then('I am told {string}', '我听到{string}', async ({ page }, text: string) => {
  await expect(page.locator('[aria-live=assertive]').getByText(text, { exact: true })).toBeAttached();
});

Then('the button of the columns has the focus', '焦点位于列设置按钮', async ({ page }) => {
  await expect(new ColumnTree(page).button).toBeFocused();
});

When('I open the list of columns', '我打开列设置', ({ page }) => new ColumnTree(page).open());

Then('the list of columns is inside the window', '列设置完整显示在窗口内', ({ page }) =>
  expect(new ColumnTree(page).panel.locator('.kit-columns')).toBeInViewport({ ratio: 1 }),
);

Then('no list of columns is open', '没有打开的列设置', async ({ page }) => {
  await expect(new ColumnTree(page).panel).toBeHidden();
});

When('I restore the default columns', '我恢复默认列', ({ page }) =>
  new ColumnTree(page).arrange(
    [],
    (panel) => panel.getByRole('button', { name: either('恢复默认', 'Restore default') }).click(),
    'restoreColumns',
  ),
);

/** One that the list of columns has: looks there too. */
Then('the column {string} is not shown', '不显示列{string}', async ({ page }, column: string) => {
  const list = new ListPage(page);
  await expect(list.rows.first()).toBeVisible();
  await expect(list.heading(column)).toHaveCount(0);
  const tree = new ColumnTree(page);
  await tree.open();
  await untilOffered('column', column, () => tree.columns());
  await tree.close();
});
