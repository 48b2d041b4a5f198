import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either, escaped } from '../either.ts';
import { untilIdle } from '../idle.ts';
import { isFocused } from '../keyboard.ts';

const TEXTS = {
  search: /^(查\s?询|Search)$/,
  reset: /^(重\s?置|Reset)$/,
  batch: either('批量查询', 'Batch query'),
  batchKeys: either('批量查询的内容', 'What to look for'),
  batchFile: either('从文本文件读取', 'Read from a text file'),
  columns: either('列设置', 'Columns'),
  selectRow: either('选择此行', 'Select this row'),
} as const;

/** The names of the columns from left to right, without the headings above several of them; runs in the browser. */
function columnNames(lines: Element[]): string[] {
  const headings = lines.map((line) => [...(line as HTMLTableRowElement).cells]);
  const namesIn = (line: number, count: number): string[] =>
    (headings[line] ?? []).splice(0, count).flatMap((heading) => {
      const above = line + heading.rowSpan < lines.length;
      return above ? namesIn(line + heading.rowSpan, heading.colSpan) : [heading.innerText.trim()];
    });
  return namesIn(0, Number.POSITIVE_INFINITY);
}

/** A list page of the page kit: query form, table and what is around them. */
export class ListPage {
  readonly #page: Page;
  readonly main: Locator;
  readonly form: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.#page = page;
    // Pages of other tabs stay in the document.
    this.main = page.getByRole('main').locator('.shell-panel:not([inert])');
    this.form = this.main.getByRole('form', { name: either('查询条件', 'Conditions') });
    this.rows = this.main.locator('tr[data-row-key]');
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  total(count: number): Locator {
    return this.main.getByText(either(`共 ${count} 条`, `${count} in all`));
  }

  heading(column: string): Locator {
    return this.main.locator('thead th').filter({ hasText: new RegExp(`^${escaped(column)}$`) });
  }

  rowsWith(text: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('cell', { name: text, exact: true }) });
  }

  rowsWithout(text: string): Locator {
    return this.rows.filter({ hasNot: this.#page.getByRole('cell', { name: text, exact: true }) });
  }

  checkbox(row: Locator): Locator {
    return row.getByRole('checkbox', { name: TEXTS.selectRow });
  }

  button(text: RegExp): Locator {
    return this.form.getByRole('button', { name: text });
  }

  /** Chooses one of the values that a select or a tree of them offers. */
  async choose(label: string, value: string): Promise<void> {
    await this.field(label).click();
    await this.#page.locator('.ant-select-dropdown:visible').getByTitle(value, { exact: true }).click();
  }

  /** What is typed into a field, or what is chosen in a select, as it is shown. */
  valueOf(label: string): Promise<string> {
    return this.field(label).evaluate((input: HTMLInputElement) => {
      const chosen = input.closest<HTMLElement>('.ant-select-content');
      return input.value || !chosen || chosen.querySelector('.ant-select-placeholder') ? input.value : chosen.innerText.trim();
    });
  }

  /** Types into an input that suggests values and takes one of them. */
  async takeSuggestion(label: string, typed: string, value: string): Promise<void> {
    await this.field(label).fill(typed);
    await expect(this.#page.getByRole('option', { name: value })).toBeAttached();
    await this.#page.keyboard.press('ArrowDown');
    await this.#page.keyboard.press('Enter');
    await expect(this.field(label)).toHaveValue(value);
  }

  /** Takes one of the days, or ranges of days, that a field of dates offers by name. */
  async chooseShortcut(label: string, name: string): Promise<void> {
    await this.field(label).click();
    await this.#page.locator('.ant-picker-presets').getByText(name, { exact: true }).click();
    await expect(this.field(label)).not.toHaveValue('');
  }

  /** Asks for what the form says, and waits until the query is remembered. */
  async search(): Promise<void> {
    await this.#answered(api.pages.saveQuery as Endpoint, () => this.button(TEXTS.search).click());
  }

  async reset(): Promise<void> {
    await this.#answered(api.pages.saveQuery as Endpoint, () => this.button(TEXTS.reset).click());
  }

  async openBatch(): Promise<void> {
    await this.button(TEXTS.batch).click();
  }

  async batch(keys: readonly string[]): Promise<void> {
    await this.openBatch();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(TEXTS.batchKeys).fill(keys.join('\n'));
    await dialog.getByRole('button', { name: TEXTS.search }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Reads the keys from a text file. */
  async batchOfFile(name: string, text: string): Promise<void> {
    await this.openBatch();
    const dialog = this.#page.getByRole('dialog');
    const chooser = this.#page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: TEXTS.batchFile }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(dialog.getByLabel(TEXTS.batchKeys)).not.toHaveValue('');
    await dialog.getByRole('button', { name: TEXTS.search }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Filters by values of a column from its heading. */
  async filterColumn(column: string, value: string): Promise<void> {
    await this.main.getByRole('button', { name: either(`筛选 ${column}`, `Filter ${column}`) }).click();
    const choices = this.#page.getByRole('tooltip');
    await choices.getByRole('checkbox', { name: value, exact: true }).check();
    await choices.getByRole('button', { name: TEXTS.search }).click();
  }

  /** The tree of columns that drops down. */
  get columnTree(): Locator {
    return this.#page.getByRole('tooltip').filter({ has: this.#page.getByRole('list', { name: TEXTS.columns }) });
  }

  get columnsButton(): Locator {
    return this.button(TEXTS.columns);
  }

  /** Goes by the Tab key to a button in the tree of columns, presses it, and leaves the tree. */
  async arrangeByKeyboard(name: RegExp): Promise<void> {
    await this.columnsButton.press('Enter');
    await expect(this.columnTree.locator(':focus')).toBeAttached();
    const button = this.columnTree.getByRole('button', { name });
    await this.#tabTo(button);
    await this.#answered(api.pages.saveColumns as Endpoint, () => this.#page.keyboard.press('Enter'));
    await expect(button).toBeFocused();
    await this.#page.keyboard.press('Escape');
    await expect(this.columnTree).toBeHidden();
  }

  /** Goes by the Tab key to a control in the tree of columns. */
  async #tabTo(control: Locator): Promise<void> {
    const stops = await this.columnTree.locator('button, input').count();
    for (let stop = 0; stop < stops && !(await isFocused(control)); stop++) await this.#page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }

  /** Picks a column up in the open tree of columns and presses arrow keys; the last key puts it down or back. */
  async carryByKeyboard(column: string, keys: readonly string[]): Promise<void> {
    await this.#tabTo(this.columnHandle(column));
    for (const key of ['Space', ...keys]) {
      const before = await this.said.textContent();
      await this.#page.keyboard.press(key);
      await expect(this.said).not.toHaveText(before ?? '');
      // The library measures the list and listens for the next key only after it has told of this one.
      await untilIdle(this.#page, 50);
    }
    await expect(this.columnHandle(column)).toBeFocused();
  }

  columnHandle(column: string): Locator {
    return this.columnTree.getByRole('button', { name: either(`移动 ${column}`, `Move ${column}`) });
  }

  /** What the tree of columns tells those who cannot see it. */
  get said(): Locator {
    return this.columnTree.locator('[aria-live]');
  }

  async openColumnTree(): Promise<void> {
    await this.button(TEXTS.columns).click();
    await expect(this.columnTree).toBeVisible();
  }

  /** Changes something in the tree of columns, and waits until it is kept. */
  async arrange(change: (panel: Locator) => Promise<void>, call: keyof typeof api.pages = 'saveColumns'): Promise<void> {
    const panel = this.columnTree;
    // A step before may have opened it, and another click would close it.
    if (await panel.isHidden()) await this.button(TEXTS.columns).click();
    await this.#answered(api.pages[call] as Endpoint, () => change(panel));
    await this.button(TEXTS.columns).click();
    await expect(panel).toBeHidden();
  }

  /** Drags the edge of a column's heading. */
  async widen(column: string, pixels: number): Promise<void> {
    const edge = await this.heading(column).locator('.kit-width').boundingBox();
    if (!edge) throw new Error(`The column "${column}" has no edge to drag`);
    await this.#answered(api.pages.saveColumns as Endpoint, () => this.drag(edge.x + edge.width / 2, edge.y + edge.height / 2, pixels, 0));
  }

  /** Drags with the mouse from a point of the window. */
  async drag(x: number, y: number, dx: number, dy: number): Promise<void> {
    const { mouse } = this.#page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + dx / 2, y + dy / 2);
    await mouse.move(x + dx, y + dy);
    await mouse.up();
  }

  /** The texts of a column. */
  async textsOf(column: string): Promise<string[]> {
    return (await this.cellsOf(column)).allInnerTexts();
  }

  /** The cells of a column. */
  async cellsOf(column: string): Promise<Locator> {
    const headings = await this.main.locator('thead tr').evaluateAll(columnNames);
    const place = headings.indexOf(column);
    return this.rows.locator(`td:nth-child(${place + 1})`);
  }

  /** A row of sums below the table, by what it is called. */
  sums(label: string): Locator {
    return this.main.locator('.ant-table-summary tr').filter({ hasText: label });
  }

  async #answered(call: Endpoint, act: () => Promise<void>): Promise<void> {
    const answer = this.#page.waitForResponse((response) => new URL(response.url()).pathname === call.path);
    await act();
    await answer;
  }
}
