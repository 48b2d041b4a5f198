import { expect, type Locator, type Page } from '@playwright/test';
import { either, escaped } from '../either.ts';
import { untilOffered } from '../offered.ts';

/** The queries of a list page that a person keeps by name or makes often. */
export class SavedQueries {
  readonly #page: Page;
  readonly #panel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#panel = page
      .getByRole('tooltip')
      .filter({ has: page.getByRole('button', { name: either('保存当前查询…', 'Save this query…') }) });
  }

  query(name: string): Locator {
    // That it is the default is said behind its name.
    return this.#panel.locator('.kit-query').filter({ hasText: new RegExp(`^${escaped(name)}(默认|Default)?$`) });
  }

  /** The button that shows the queries, with the name of the active one. */
  get button(): Locator {
    // Pages of other tabs stay in the document.
    const main = this.#page.getByRole('main').locator('.shell-panel[data-shown=true]');
    return main.getByRole('button', { name: /^(已存查询|Saved queries)/ });
  }

  /** Keeps what the form says as the query that was applied. */
  async saveChanges(name: string): Promise<void> {
    await this.open();
    await this.#panel.getByRole('button', { name: either(`保存对“${name}”的修改`, `Save the changes to “${name}”`) }).click();
  }

  /** Shows the queries, one of which has that name. */
  async find(name: string): Promise<void> {
    await this.open();
    await untilOffered('query', name, () =>
      this.#panel.locator('.kit-query').evaluateAll((queries) => queries.map((query) => query.firstChild?.textContent ?? '')),
    );
  }

  /** Shows the queries, unless they are shown. */
  async open(): Promise<void> {
    if (await this.#panel.isVisible()) return;
    await this.button.click();
    await expect(this.#panel).toBeVisible();
  }

  async save(name: string): Promise<void> {
    await this.open();
    await this.#panel.getByRole('button', { name: either('保存当前查询…', 'Save this query…') }).click();
    await this.#answerWith(name);
  }

  async rename(name: string, next: string): Promise<void> {
    await this.find(name);
    await this.#panel.getByRole('button', { name: either(`重命名 ${name}`, `Rename ${name}`) }).click();
    await this.#answerWith(next);
  }

  async makeDefault(name: string): Promise<void> {
    await this.find(name);
    await this.#panel.getByRole('button', { name: either(`设为默认 ${name}`, `Make default ${name}`) }).click();
    await expect(this.query(name).locator('.kit-tag')).toBeVisible();
  }

  async remove(name: string): Promise<void> {
    await this.find(name);
    await this.#panel.getByRole('button', { name: either(`删除 ${name}`, `Delete ${name}`) }).click();
    await this.#page
      .getByRole('tooltip')
      .getByRole('button', { name: /^(删\s?除|Delete)$/ })
      .click();
    await expect(this.query(name)).toHaveCount(0);
  }

  async #answerWith(name: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(either('查询名称', 'Name of the query')).fill(name);
    await dialog.getByRole('button', { name: /^(保\s?存|Save)$/ }).click();
    await expect(dialog).toHaveCount(0);
  }
}
