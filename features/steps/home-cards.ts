import { GRID } from '@hall/contract/home';
import { expect, type Locator, type Page } from '@playwright/test';
import { loseChunk } from '../support/chunk-faults.ts';
import { either, escaped } from '../support/either.ts';
import { untilShown } from '../support/motion.ts';
import { listed } from '../support/named.ts';
import { main, partOf } from '../support/parts.ts';
import { Given, Then, When } from '../support/test.ts';

/** What is in the cells of a row, with bars between. */
async function hasRow(page: Page, card: string, words: string): Promise<void> {
  const rows = partOf(page, card).getByRole('row');
  const shown = () => rows.evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)));
  await expect.poll(shown).toContainEqual(words.split(' | '));
}

const cardOf = (page: Page, name: string): Locator =>
  main(page)
    .locator('.home-cell')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const chartOf = (page: Page, name: string): Locator => partOf(page, name).locator('.hall-chart');
const moveButton = (page: Page, name: string): Locator => main(page).getByRole('button', { name: either(`移动 ${name}`, `Move ${name}`) });

/** How far apart the cards are placed, across and down, in px. */
async function pitchOf(page: Page): Promise<{ readonly column: number; readonly row: number }> {
  const width = (await main(page).locator('.home-arranged, .react-grid-layout').boundingBox())?.width ?? 0;
  return { column: (width + GRID.gapPx) / GRID.columns, row: GRID.rowPx + GRID.gapPx };
}

async function drag(page: Page, from: Locator, columns: number, rows: number): Promise<void> {
  const { column, row } = await pitchOf(page);
  const box = await from.boundingBox();
  if (!box) throw new Error('what is to be dragged is not on the page');
  const [x, y] = [box.x + Math.min(60, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + columns * column, y + rows * row, { steps: 8 });
  await page.mouse.up();
}

/** On the home page, once its cards are there: arranging begins with what is seen. */
When('I arrange the cards', '我排列首页卡片', async ({ page }) => {
  await expect(main(page).locator('.home-cell').first()).toBeVisible();
  await untilShown(page);
  await main(page)
    .getByRole('button', { name: either('排列卡片', 'Arrange cards') })
    .click();
  await expect(main(page).locator('.react-grid-item').first()).toBeVisible();
});

/** By its bar, with the mouse; negative numbers go left and up. The cards are being arranged, as for the other steps here. */
When(
  'I drag the card {string} {int} column(s) and {int} row(s)',
  '我拖动卡片{string}，移动{int}列、{int}行',
  async ({ page }, name: string, columns: number, rows: number) => drag(page, cardOf(page, name).locator('.arranged-bar'), columns, rows),
);

/** By its lower right corner; negative numbers make it smaller. */
When(
  'I size the card {string} by {int} column(s) and {int} row(s)',
  '我调整卡片{string}的大小，增加{int}列、{int}行',
  async ({ page }, name: string, columns: number, rows: number) =>
    drag(page, cardOf(page, name).locator('.react-resizable-handle'), columns, rows),
);

/** A key of the keyboard, on the button that moves it: an arrow, or an arrow with `Shift+`. */
When(
  'I press {string} on the card {string}',
  '我按下{string}键，焦点在卡片{string}的移动按钮上',
  async ({ page }, key: string, name: string) => {
    await moveButton(page, name).focus();
    await page.keyboard.press(key);
  },
);

/** From the menu of the button that moves it. */
When(
  'I choose {string} at the card {string}',
  '我选择{string}，在卡片{string}的移动菜单中',
  async ({ page }, choice: string, name: string) => {
    await moveButton(page, name).click();
    await page.getByRole('menuitem', { name: choice }).click();
  },
);

/** To who cannot see it; a part of the text. */
Then('the arranging tells {string}', '排列时读屏提示{string}', async ({ page }, text: string) => {
  await expect(main(page).locator('.arranging [aria-live=polite]')).toContainText(text);
});

/** A button of the page that is shown, by all of its words. */
Then('the page offers {string}', '页面有{string}按钮', async ({ page }, name: string) => {
  await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible();
});

/** As above. */
Then('the page offers no {string}', '页面没有{string}按钮', async ({ page }, name: string) => {
  await expect(main(page).getByRole('button', { name, exact: true })).toHaveCount(0);
});

/** Until what was begun has ended. */
Then('the button {string} of the page does nothing now', '页面的{string}按钮暂不可用', async ({ page }, name: string) => {
  await expect(main(page).getByRole('button', { name, exact: true })).toBeDisabled();
});

Then('the button {string} of the page has the focus', '焦点在页面的{string}按钮上', async ({ page }, name: string) => {
  await expect(main(page).getByRole('button', { name, exact: true })).toBeFocused();
});

/** Their headings, with commas between them, in the order in which they are read. */
Then('the cards of the home page are {string}', '首页卡片依次为{string}', async ({ page }, names: string) => {
  await expect(main(page).locator('.home-cell > section > header h2')).toHaveText(listed(names));
});

/** In columns of the grid; the first is 1. */
Then(
  'the card {string} is at column {int} and {int} columns wide',
  '卡片{string}在第{int}列，宽{int}列',
  async ({ page }, name: string, first: number, width: number) => {
    const { column } = await pitchOf(page);
    const grid = main(page).locator('.home-arranged, .react-grid-layout');
    const placed = async () => {
      const [box, whole] = await Promise.all([cardOf(page, name).boundingBox(), grid.boundingBox()]);
      if (!box || !whole) return undefined;
      return [(box.x - whole.x) / column + 1, (box.width + GRID.gapPx) / column].map(Math.round);
    };
    await expect.poll(placed).toEqual([first, width]);
  },
);

/** It has the focus, and nothing that stays at the top of the window lies over it. */
Then('the button that moves the card {string} can be seen', '能看到移动卡片{string}的按钮', async ({ page }, name: string) => {
  const button = moveButton(page, name);
  await expect(button).toBeFocused();
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

Then('the cards of the home page stand one below another', '首页卡片自上而下排成一列', async ({ page }) => {
  const cards = main(page).locator('.home-cell');
  await expect(cards).not.toHaveCount(0);
  const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

/** Before a person signs in. */
Given('the part of the web that draws charts is gone', '绘制图表的文件已不存在', ({ context, trouble }) => {
  trouble.expect(/Failed to load resource/);
  trouble.expect(/Failed to fetch dynamically imported module/);
  return loseChunk(context, 'charts', 'for good');
});

/** By its heading; a part of what is read out of it where it cannot be seen. */
Then('the chart of {string} says {string}', '{string}的图表说明{string}', async ({ page }, name: string, said: string) => {
  const chart = chartOf(page, name);
  await expect(chart).toHaveAccessibleName(new RegExp(escaped(said)));
  await expect(chart.locator('svg path').filter({ visible: true })).not.toHaveCount(0);
});

/** By its heading, with the mouse. */
When('I point at the last month of the chart of {string}', '我指向{string}图表的最后一个月', async ({ page }, name: string) => {
  const chart = chartOf(page, name);
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.hover({ position: { x: width - 12, y: height / 2 } });
});

/** Its month, its sum and how many claims there were; the last month is another one on each first day of a month. */
Then(
  'the chart of {string} tells what came together in that month',
  '{string}的图表说明该月的合计',
  async ({ page, memory }, name: string) => {
    const texts = chartOf(page, name).locator('svg text');
    const told = async () => {
      const all = (await texts.allTextContents()).join('\n');
      const [month, sum] = [/^\d{4}-\d{2}$/m.exec(all), /([\d,.]+) · (\d+)/.exec(all)];
      return month && sum ? `${month[0]} | ${sum[2]} | ${sum[1]}` : '';
    };
    await expect.poll(told).not.toBe('');
    memory.month = await told();
  },
);

Then('the chart of {string} shows {string}', '{string}的图表显示{string}', async ({ page }, name: string, text: string) => {
  await expect(chartOf(page, name).locator('svg text').filter({ hasText: text }).first()).toBeVisible();
});

Then('the card {string} has the row {string}', '卡片{string}有一行{string}', ({ page }, name: string, words: string) =>
  hasRow(page, name, words),
);

Then('the card {string} has the row of that month', '卡片{string}有该月的一行', ({ page, memory }, name: string) =>
  hasRow(page, name, memory.month ?? ''),
);

/** On the home page or another one, by its heading; a part of what it shows. */
Then('the card {string} says {string}', '卡片{string}显示{string}', async ({ page }, name: string, text: string) => {
  await expect(partOf(page, name)).toContainText(text);
});
