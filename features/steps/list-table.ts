import { api as calls } from '@hall/contract/api';
import { tableColumn } from '@hall/contract/table-columns';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect } from '@playwright/test';
import type { DataTable } from 'playwright-bdd';
import { escaped } from '../support/either.ts';
import { untilOffered } from '../support/offered.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeAnswer, changeWire } from '../support/wire-faults.ts';

/** Before the page is opened; with the numbers at the left and 11 columns at least. Any other list has these columns too. */
Given(
  'the operation log is configured without paging and has {int} rows of {int} columns',
  '操作日志配置为不分页且有{int}行{int}列',
  async ({ context }, count: number, width: number) => {
    await changeAnswer(context, calls.pages.columns, (columns) => {
      const shown = columns.filter((column) => column.shown);
      const present = shown.reduce((sum, { children }) => sum + (children?.filter((one) => one.shown).length ?? 1), 0);
      const missing = width - present;
      if (missing < 0) throw new Error(`The list has ${present} columns already`);
      const made = (index: number) => tableColumn(`made-${index}`, { prop: 'browser', label: `+${index}`, order: 100 + index });
      return [...columns, ...Array.from({ length: missing }, (_, index) => made(index + 1))];
    });
    await changeAnswer(context, calls.pages.config, (config) => ({ ...config, paged: false }));
    await changeAnswer(context, calls.logs.operations, ({ rows: [row] }) => ({
      total: count,
      rows: row ? Array.from({ length: count }, (_, index) => ({ ...row, id: `made-${index + 1}` })) : [],
    }));
  },
);

Given('one row of the operation log is no row at all', '操作日志有一行不是数据', async ({ context, trouble }) => {
  trouble.expect(/left out/);
  await changeWire(context, calls.logs.operations as Endpoint, (data) => ({
    ...(data as object),
    rows: ['a row?', ...(data as { rows: object[] }).rows],
  }));
});

/** Over all pages, as it counts them below; of an empty one `the list says` what stands in its place. */
Then('the list has {int} row(s)', '列表共{int}条', async ({ page }, count: number) => {
  await expect(new ListPage(page).total(count)).toBeVisible();
});

/** On this page; `the list has {int} row(s)` counts all pages. */
Then('{int} rows are shown', '显示{int}行', async ({ page }, count: number) => {
  await expect(new ListPage(page).rows).toHaveCount(count);
});

Then('the list has rows', '列表有数据', async ({ page }) => {
  await expect(new ListPage(page).rows.first()).toBeVisible();
});

/** A cell of each row has exactly this text; of the rows of this page, and there is one at least. */
Then('every row shows {string}', '每行都显示{string}', async ({ page }, text: string) => {
  const list = new ListPage(page);
  await expect(list.rowsWithout(text)).toHaveCount(0);
  await expect(list.rowsWith(text)).not.toHaveCount(0);
});

/** Of the rows of this page, one at least has no cell with exactly this text. */
Then('some rows do not show {string}', '有的行不显示{string}', async ({ page }, text: string) => {
  await expect(new ListPage(page).rowsWithout(text)).not.toHaveCount(0);
});

/** Of the rows of this page, no cell has exactly this text; there are rows all the same. */
Then('no row shows {string}', '没有行显示{string}', async ({ page }, text: string) => {
  const list = new ListPage(page);
  await expect(list.rows).not.toHaveCount(0);
  await expect(list.rowsWith(text)).toHaveCount(0);
});

/** `{string}` is a part of what stands on the page, capital or small. */
Then('the list says {string}', '列表提示{string}', async ({ page }, text: string) => {
  await expect(new ListPage(page).main.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

/** At this moment; `the answers to {string} wait` holds it there. */
Then('the list is being loaded', '列表正在加载', async ({ page }) => {
  await expect(new ListPage(page).main.locator('[aria-busy=true]').first()).toBeVisible();
});

/** The first time ascending, then descending, then as it was. */
When('I sort by {string}', '我按{string}排序', async ({ page }, column: string) => {
  const list = new ListPage(page);
  await untilOffered('column to sort by', column, () => list.main.locator('thead .kit-sort').allInnerTexts());
  await list.heading(column).getByRole('button', { name: column, exact: true }).click();
});

/** Amounts are ordered as numbers, whatever separates their thousands. */
const comparable = (text: string): string | number => (/\.\d\d$/.test(text) ? Number(text.replaceAll(',', '')) : text);

/** Which way an order goes, by its name in either language. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { ascending: 1, 升序: 1, descending: -1, 降序: -1 };

/** @throws Error when there is no order of that name */
function isOrdered(texts: readonly string[], order: string): boolean {
  const sign = SIGNS[order];
  if (!sign) throw new Error(`There is no order "${order}"; there are: ${Object.keys(SIGNS).join(', ')}`);
  const values = texts.map(comparable);
  const sorted = [...values].sort((one, other) => (one < other ? -sign : Number(one > other) * sign));
  return values.join() === sorted.join();
}

/** `ascending` or `descending` (升序, 降序); of the rows of this page, which are not all alike. */
Then('the column {string} is in {word} order', '列{string}按{word}排列', async ({ page }, column: string, order: string) => {
  const list = new ListPage(page);
  isOrdered([], order);
  const differ = `rows of this page that differ in "${column}", without which there is no order`;
  await expect.poll(async () => new Set(await list.textsOf(column)).size, differ).toBeGreaterThan(1);
  await expect.poll(async () => isOrdered(await list.textsOf(column), order)).toBe(true);
});

/** As above; goes there. */
Then(
  'the column {string} goes on in {word} order on the next page',
  '列{string}在下一页继续按{word}排列',
  async ({ page }, column: string, order: string) => {
    const list = new ListPage(page);
    const before = await list.textsOf(column);
    const first = (await list.rows.first().getAttribute('data-row-key')) ?? '';
    await new ListPage(page).pager.locator('.ant-pagination-next').click();
    await expect(list.rows.first()).not.toHaveAttribute('data-row-key', first);
    expect(isOrdered([...before, ...(await list.textsOf(column))], order)).toBe(true);
  },
);

/** By one of the values that its heading offers. */
When('I filter the column {string} by {string}', '我按列{string}筛选{string}', ({ page }, column: string, value: string) =>
  new ListPage(page).filterColumn(column, value),
);

/** In the search above a table that has one, such as that of “My loans” (我的借款). */
When('I look for {string} among the rows shown', '我在显示的行中查找{string}', async ({ page }, text: string) => {
  const input = new ListPage(page).main.getByRole('search').locator('input');
  await input.fill(text);
  await input.press('Enter');
});

/** By the box at its left. */
When('I select the first row', '我选中第一行', async ({ page }) => {
  const list = new ListPage(page);
  await list.checkbox(list.rows.first()).check();
});

Then('the first row is selected', '第一行已选中', async ({ page }) => {
  const list = new ListPage(page);
  await expect(list.checkbox(list.rows.first())).toBeChecked();
});

When(
  'I drag the edge of the column {string} by {int} pixels',
  '我将列{string}的边缘拖动{int}像素',
  async ({ page, memory }, column: string, by: number) => {
    const list = new ListPage(page);
    await untilOffered('column', column, () => list.columns());
    // Rows that come may change the width, and the place of the edge.
    await expect(list.rows.first()).toBeVisible();
    memory.count = (await list.heading(column).boundingBox())?.width ?? 0;
    await list.widen(column, by);
  },
);

/** Than before its edge was dragged, within 2. */
Then('the column {string} is {int} pixels wider', '列{string}宽了{int}像素', async ({ page, memory }, column: string, by: number) => {
  const before = memory.count;
  if (before === undefined) throw new Error('the edge of no column has been dragged');
  const tooMuch = async () => Math.abs(((await new ListPage(page).heading(column).boundingBox())?.width ?? 0) - before - by);
  await expect.poll(tooMuch).toBeLessThanOrEqual(2);
});

Then('the column {string} is shown', '显示列{string}', async ({ page }, column: string) => {
  await expect(new ListPage(page).heading(column)).toBeVisible();
});

/** With commas between; it may have others. */
Then('the list has the columns {string}', '列表有列{string}', async ({ page }, names: string) => {
  for (const name of names.split(/[,，]\s*/)) await expect(new ListPage(page).heading(name)).toBeVisible();
});

Then('the column {string} stays in place when the table is scrolled', '表格滚动时列{string}不动', async ({ page }, column: string) => {
  const list = new ListPage(page);
  await untilOffered('column', column, () => list.columns());
  // A wide window may have room for the whole table.
  const moved = (heading: Element) => {
    const box = heading.closest<HTMLElement>('.ant-table-content, .ant-table-header');
    if (!box) return 'no table';
    box.style.maxWidth = '360px';
    box.scrollLeft = 0;
    const before = heading.getBoundingClientRect().left;
    box.scrollLeft = box.scrollWidth;
    const [by, away] = [box.scrollLeft, Math.abs(heading.getBoundingClientRect().left - before)];
    box.scrollLeft = 0;
    box.style.maxWidth = '';
    return by > 100 ? Math.round(away) : 'not scrolled';
  };
  await expect.poll(() => list.heading(column).evaluate(moved)).toBe(0);
});

Then('the column {string} comes right before {string}', '列{string}紧接在{string}之前', async ({ page }, one: string, other: string) => {
  const list = new ListPage(page);
  for (const column of [one, other]) await untilOffered('column', column, () => list.columns());
  await expect
    .poll(async () => (await list.columns()).join(' | '))
    .toMatch(new RegExp(`(^|\\| )${escaped(one)} \\| ${escaped(other)}( \\||$)`));
});

Then('the rows are numbered from {int}', '行号从{int}开始', async ({ page }, first: number) => {
  const { rows } = new ListPage(page);
  // The first cell with a text: any other may show the same figure, as a duration in milliseconds does.
  const firstTexts = (lines: Element[]) =>
    lines.map((line) => [...(line as HTMLTableRowElement).cells].map((cell) => cell.innerText.trim()).find(Boolean) ?? '');
  const numbers = () => rows.evaluateAll(firstTexts);
  await expect.poll(async () => (await numbers())[0]).toBe(String(first));
  const shown = await numbers();
  expect(shown).toEqual(shown.map((_, index) => String(first + index)));
});

/** Of a list without paging. */
Then('fewer than {int} of its rows are in the document', '文档中的行少于{int}', async ({ page }, most: number) => {
  const rows = page.getByRole('main').locator('[data-row-key]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(most);
});

/** With those of the numbers and the boxes at the left. */
Then('the table has {int} columns', '表格有{int}列', async ({ page }, count: number) => {
  await expect(page.getByRole('main').locator('[data-row-key]').first().locator('.ant-table-cell')).toHaveCount(count);
});

/** Of a list without paging. */
Then('rows are in sight all the way when I scroll through the table', '滚动表格时始终有行可见', async ({ page }) => {
  const body = page.getByRole('main').locator('.ant-table-tbody-virtual-holder');
  await body.hover();
  for (let step = 1; step <= 20; step++) {
    const before = await body.evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before);
    const inSight = await body.evaluate((holder) => {
      const { top, bottom } = holder.getBoundingClientRect();
      const boxes = [...holder.querySelectorAll('[data-row-key]')].map((row) => row.getBoundingClientRect());
      return { drawn: boxes.length, seen: boxes.filter((box) => box.bottom > top && box.top < bottom).length };
    });
    expect(inSight.seen, `after step ${step}`).toBeGreaterThan(0);
    expect(inSight.drawn, `after step ${step}`).toBeLessThan(100);
  }
});

/** Of a list without paging. */
When('I scroll the table to its end', '我将表格滚动到末尾', async ({ page }) => {
  const body = page.getByRole('main').locator('.ant-table-tbody-virtual-holder');
  await body.hover();
  // Rows are measured as they come into sight, so the end moves until the last one is there.
  await expect(async () => {
    await page.mouse.wheel(0, 1_000_000);
    const left = await body.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    expect(left).toBeLessThan(1);
  }).toPass();
});

/** The key as the address has it behind `?open=` once a row's detail is open. */
Then('the row with the key {string} is shown', '显示主键为{string}的行', async ({ page }, key: string) => {
  await expect(page.getByRole('main').locator(`[data-row-key="${key}"]`)).toBeVisible();
});

/** The first rows, of as many columns as the first line of the table names; a part of each text is enough. */
Then('the list begins with:', '列表前几行为：', async ({ page }, data: DataTable) => {
  const list = new ListPage(page);
  const [columns = [], ...lines] = data.raw();
  const shown = async () => {
    const texts = await Promise.all(columns.map((column) => list.textsOf(column)));
    const cellOf = (text: string, part: string): string => (text.includes(part) ? part : text.trim());
    return lines.map((parts, line) => parts.map((part, place) => cellOf(texts[place]?.[line] ?? '', part)));
  };
  await expect.poll(shown).toEqual(lines);
});
