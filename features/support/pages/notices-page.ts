import { noticesEndpoints } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';

/** The list of notices and the dialog of one. */
export class NoticesPage {
  readonly #page: Page;
  readonly #main: Locator;
  readonly rows: Locator;
  readonly unread: Locator;
  readonly dialog: Locator;
  readonly total: Locator;

  constructor(page: Page) {
    this.#page = page;
    // Pages of other tabs stay in the document.
    const main = page.getByRole('main').locator('.shell-panel[data-shown=true]');
    this.#main = main;
    this.rows = main.locator(':is(tr, li)[data-row-key]');
    this.unread = this.rows.filter({ has: page.getByText(either('未读', 'Unread')) });
    this.dialog = page.getByRole('dialog');
    this.total = main.locator('.kit-said').getByText(/^(共 [\d,]+ 条|[\d,]+ in all)$/);
  }

  /** The button with the title of a row's notice, which opens it. */
  titleIn(row: Locator): Locator {
    return row.locator('.kit-link');
  }

  /** The titles of the rows that are shown. */
  async titles(): Promise<string[]> {
    const titles = await this.titleIn(this.rows).allInnerTexts();
    return titles.map((title) => title.trim());
  }

  /** The rows that are shown, by their keys and titles. */
  async shown(): Promise<{ id: string; title: string }[]> {
    const ids = await this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''));
    const titles = await this.titles();
    return ids.map((id, index) => ({ id, title: titles[index] ?? '' }));
  }

  /** The button that shows the unread ones alone, or all again. */
  get unreadOnly(): Locator {
    return this.#main.getByRole('button', { name: either('只看未读', 'Unread only') });
  }

  get readAll(): Locator {
    return this.#main.getByRole('button', { name: either('全部已读', 'Mark all as read') });
  }

  async open(row: Locator): Promise<string> {
    const title = (await this.titleIn(row).innerText()).trim();
    await this.titleIn(row).click();
    return title;
  }

  async search(filter: 'level' | 'text' | 'date', value: string): Promise<void> {
    if (filter === 'level') {
      await this.#main.getByRole('combobox', { name: either('级别', 'Level') }).click();
      await this.#page.locator('.ant-select-dropdown:visible').getByTitle(value, { exact: true }).click();
    }
    if (filter === 'text') await this.#main.getByLabel(either('内容', 'Text')).fill(value);
    if (filter === 'date') {
      await this.#main.getByPlaceholder(either('开始', 'From')).click();
      await this.#page.locator('.ant-picker-presets').getByText(value, { exact: true }).click();
    }
    await this.#main.getByRole('button', { name: /^(查\s?询|Search)$/ }).click();
  }

  /** Finds a notice in the list by its title, as its row. */
  async find(title: string): Promise<Locator> {
    await this.#page.goto(`/tzgg?${wireName(noticesEndpoints.list.request, 'text')}=${encodeURIComponent(title)}`);
    const row = this.rows.filter({ hasText: title }).first();
    await expect(row).toBeVisible();
    return row;
  }

  async count(): Promise<number> {
    return Number(/[\d,]+/.exec(await this.total.innerText())?.[0].replaceAll(',', ''));
  }
}
