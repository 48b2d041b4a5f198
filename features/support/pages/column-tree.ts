import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';
import { isFocused } from '../keyboard.ts';
import { untilOffered } from '../offered.ts';
import { ListPage } from './list-page.ts';

const COLUMNS = either('列设置', 'Columns');

/** What a column's handle offers, by its name in the step. */
const DEEDS = {
  up: /^(上移|Move up)/,
  left: /^(固定在左侧|Pin to the left)/,
} as const;

/** The tree of a list's columns, which drops down from its button. */
export class ColumnTree {
  readonly #page: Page;
  readonly #list: ListPage;

  constructor(page: Page) {
    this.#page = page;
    this.#list = new ListPage(page);
  }

  get panel(): Locator {
    return this.#page.getByRole('tooltip').filter({ has: this.#page.getByRole('list', { name: COLUMNS }) });
  }

  get button(): Locator {
    return this.#list.button(COLUMNS);
  }

  handle(column: string): Locator {
    return this.panel.getByRole('button', { name: either(`移动 ${column}`, `Move ${column}`) });
  }

  /** What those are told who cannot see the tree. */
  get said(): Locator {
    return this.panel.locator('[aria-live]');
  }

  /** Shows the tree, unless it is shown. */
  async open(): Promise<void> {
    // Another click would close it.
    if (await this.panel.isHidden()) await this.button.click();
    await expect(this.panel).toBeVisible();
  }

  async close(): Promise<void> {
    await this.button.click();
    await expect(this.panel).toBeHidden();
  }

  /** The names of all columns in the open tree, shown or not. */
  columns(): Promise<string[]> {
    return this.panel.locator('.kit-column-name').allInnerTexts();
  }

  /** Changes something of some columns, and waits until it is kept. */
  async arrange(
    columns: readonly string[],
    change: (panel: Locator) => Promise<void>,
    call: keyof typeof api.pages = 'saveColumns',
  ): Promise<void> {
    await this.open();
    for (const column of columns) await untilOffered('column', column, () => this.columns());
    await this.#list.answered(api.pages[call] as Endpoint, () => change(this.panel));
    await this.close();
  }

  /** Does what a column's handle offers. */
  async choose(column: string, deed: keyof typeof DEEDS): Promise<void> {
    await this.arrange([column], async () => {
      await this.handle(column).click();
      await this.#page.getByRole('menuitem', { name: DEEDS[deed] }).click();
    });
  }

  /** Goes by the Tab key to a column's handle and presses a key there; the tree stays open. */
  async pressOn(column: string, key: string): Promise<void> {
    if (await this.panel.isHidden()) await this.button.press('Enter');
    await expect(this.panel.locator(':focus')).toBeAttached();
    await untilOffered('column', column, () => this.columns());
    const handle = this.handle(column);
    const stops = await this.panel.locator('button, input').count();
    for (let stop = 0; stop < stops && !(await isFocused(handle)); stop++) await this.#page.keyboard.press('Tab');
    await expect(handle).toBeFocused();
    await this.#list.answered(api.pages.saveColumns as Endpoint, () => this.#page.keyboard.press(key));
    await expect(handle).toBeFocused();
  }
}
