import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either, escaped } from '../either.ts';
import { untilOffered } from '../offered.ts';

const TEXTS = {
  search: /^(查\s?询|Search)$/,
  reset: /^(重\s?置|Reset)$/,
  moreTools: either('更多工具', 'More tools'),
  batch: either('批量查询', 'Batch query'),
  batchKeys: either('批量查询的内容', 'What to look for'),
  batchFile: either('从文本文件读取', 'Read from a text file'),
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

/** The titles of elements that have one; runs in the browser. */
const titlesOf = (elements: Element[]): string[] => (elements as HTMLElement[]).map(({ title }) => title).filter(Boolean);

/** What the inputs of a form are called; runs in the browser. */
function labelsOf(inputs: Element[]): string[] {
  return (inputs as HTMLInputElement[])
    .map((input) => input.getAttribute('aria-label') ?? input.labels?.[0]?.innerText.trim() ?? '')
    .filter(Boolean);
}

/** A list page of the page kit: query form, table and what is around them. */
export class ListPage {
  readonly #page: Page;
  readonly main: Locator;
  readonly form: Locator;
  readonly rows: Locator;
  readonly pager: Locator;

  constructor(page: Page) {
    this.#page = page;
    // Pages of other tabs stay in the document.
    this.main = page.getByRole('main').locator('.shell-panel[data-shown=true]');
    this.form = this.main.getByRole('form', { name: either('查询条件', 'Conditions') });
    // Rows of a table, or cards of a list on a phone.
    this.rows = this.main.locator(':is(tr, li)[data-row-key]');
    this.pager = this.main.locator('.kit-pagination');
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  /** A field of the form, as soon as there is one of that name. */
  async fieldNamed(label: string): Promise<Locator> {
    await untilOffered('field', label, () => this.form.locator('input').evaluateAll(labelsOf));
    return this.field(label);
  }

  /** What is said of the rows to who does not see them. */
  get said(): Locator {
    return this.main.locator('.kit-said');
  }

  total(count: number): Locator {
    const said = count.toLocaleString('en');
    return this.said.getByText(either(`共 ${said} 条`, `${said} in all`));
  }

  heading(column: string): Locator {
    return this.main.locator('thead th').filter({ hasText: new RegExp(`^${escaped(column)}$`) });
  }

  /** A cell by all of its text, whatever buttons without text stand in it. */
  #cell(text: string): Locator {
    return this.#page.locator('.ant-table-cell').filter({ hasText: new RegExp(`^\\s*${escaped(text)}\\s*$`) });
  }

  rowsWith(text: string): Locator {
    return this.rows.filter({ has: this.#cell(text) });
  }

  rowsWithout(text: string): Locator {
    return this.rows.filter({ hasNot: this.#cell(text) });
  }

  checkbox(row: Locator): Locator {
    return row.getByRole('checkbox', { name: TEXTS.selectRow });
  }

  button(text: RegExp): Locator {
    return this.form.getByRole('button', { name: text });
  }

  /** Chooses one of the values that a select or a tree of them offers. */
  async choose(label: string, value: string): Promise<void> {
    await (await this.fieldNamed(label)).click();
    const offers = this.#page.locator('.ant-select-dropdown:visible');
    await untilOffered(`value of "${label}"`, value, () => offers.locator('[title]').evaluateAll(titlesOf));
    await offers.getByTitle(value, { exact: true }).click();
  }

  /** What is typed into a field, or what is chosen in a select, as it is shown. */
  async valueOf(label: string): Promise<string> {
    return (await this.fieldNamed(label)).evaluate((input: HTMLInputElement) => {
      const chosen = input.closest<HTMLElement>('.ant-select-content');
      return input.value || !chosen || chosen.querySelector('.ant-select-placeholder') ? input.value : chosen.innerText.trim();
    });
  }

  /** Types into an input that suggests values and takes one of them. */
  async takeSuggestion(label: string, typed: string, value: string): Promise<void> {
    await (await this.fieldNamed(label)).fill(typed);
    const offers = this.#page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await untilOffered('suggestion', value, () => offers.allInnerTexts());
    const place = (await offers.allInnerTexts()).indexOf(value);
    for (let down = 0; down <= place; down++) await this.#page.keyboard.press('ArrowDown');
    await this.#page.keyboard.press('Enter');
    await expect(this.field(label)).toHaveValue(value);
  }

  /** Takes one of the days, or ranges of days, that a field of dates offers by name. */
  async chooseShortcut(label: string, name: string): Promise<void> {
    await (await this.fieldNamed(label)).click();
    const shortcuts = this.#page.locator('.ant-picker-dropdown:visible .ant-picker-presets li');
    await untilOffered(`shortcut of "${label}"`, name, () => shortcuts.allInnerTexts());
    await shortcuts.getByText(name, { exact: true }).click();
    await expect(this.field(label)).not.toHaveValue('');
  }

  /** Asks for what the form says, and waits until the query is remembered; nothing is asked while a value is not right. */
  async search(): Promise<void> {
    if (await this.form.locator('.kit-fault').count()) await this.button(TEXTS.search).click();
    else await this.answered(api.pages.saveQuery as Endpoint, () => this.button(TEXTS.search).click());
  }

  async reset(): Promise<void> {
    await this.answered(api.pages.saveQuery as Endpoint, () => this.button(TEXTS.reset).click());
  }

  /** Drops down the tools that are used less often. */
  async openMoreTools(): Promise<void> {
    await this.button(TEXTS.moreTools).click();
  }

  async openBatch(): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    if (!(await dialog.isVisible())) {
      await this.openMoreTools();
      await this.#page.getByRole('tooltip').getByRole('button', { name: TEXTS.batch }).click();
    }
    await expect(dialog.getByLabel(TEXTS.batchKeys)).toBeVisible();
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
    const filters = this.main.getByRole('button', { name: /^(筛选|Filter) / });
    await untilOffered('column with a filter', column, async () =>
      (await filters.evaluateAll(titlesOf)).map((title) => title.replace(/^\S+ /, '')),
    );
    await this.main.getByRole('button', { name: either(`筛选 ${column}`, `Filter ${column}`) }).click();
    const choices = this.#page.getByRole('tooltip');
    await untilOffered(`value of "${column}"`, value, () => choices.locator('label').allInnerTexts());
    await choices.getByRole('checkbox', { name: value, exact: true }).check();
    await choices.getByRole('button', { name: TEXTS.search }).click();
  }

  /** Drags the edge of a column's heading. */
  async widen(column: string, pixels: number): Promise<void> {
    const edge = await this.heading(column).locator('.kit-width').boundingBox();
    if (!edge) throw new Error(`The column "${column}" has no edge to drag`);
    await this.answered(api.pages.saveColumns as Endpoint, () => this.drag(edge.x + edge.width / 2, edge.y + edge.height / 2, pixels, 0));
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

  /** The names of the columns shown, from left to right. */
  columns(): Promise<string[]> {
    return this.main.locator('thead tr').evaluateAll(columnNames);
  }

  /** The texts of a column. */
  async textsOf(column: string): Promise<string[]> {
    return (await this.cellsOf(column)).allInnerTexts();
  }

  /** The cells of a column. */
  async cellsOf(column: string): Promise<Locator> {
    await untilOffered('column', column, () => this.columns());
    const place = (await this.columns()).indexOf(column);
    return this.rows.locator(`td:nth-child(${place + 1})`);
  }

  /** A row of sums below the table, by what it is called. */
  sums(label: string): Locator {
    return this.main.locator('.ant-table-summary tr').filter({ hasText: label });
  }

  /** Does something, and waits until a call is answered. */
  async answered(call: Endpoint, act: () => Promise<void>): Promise<void> {
    const answer = this.#page.waitForResponse((response) => new URL(response.url()).pathname === call.path);
    await act();
    await answer;
  }
}
