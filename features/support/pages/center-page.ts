import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';
import { Shell } from './shell.ts';

/** The personal center as a person meets it. */
export class CenterPage {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('tabpanel');
  }

  async openFromName(): Promise<void> {
    await new Shell(this.#page).openHome();
    await new Shell(this.#page).account.click();
    await this.#page.getByRole('link', { name: /(个人中心|Personal center)$/ }).click();
  }

  async openSection(section: string): Promise<void> {
    await this.#page.goto(`/personalCenter?section=${section}`);
    const ways = this.#page.getByRole('navigation', { name: either('个人中心栏目', 'Sections of the personal center') });
    await ways
      .locator(`a[href$="=${section}"]`)
      .or(ways.getByRole('link', { name: section, exact: true }))
      .click();
  }

  /** The card of a section, by its title. */
  card(zh: string, en: string): Locator {
    return this.#page.getByRole('region', { name: either(zh, en) });
  }

  button(zh: string, en: string): Locator {
    return this.#page.getByRole('button', { name: either(zh, en) });
  }

  field(zh: string, en: string): Locator {
    return this.#page.getByRole('textbox', { name: either(zh, en) });
  }

  password(zh: string, en: string): Locator {
    return this.#page.getByLabel(either(zh, en));
  }

  /** Says yes to a question that a button asks. */
  async confirm(zh: string, en: string): Promise<void> {
    await this.#page
      .getByRole('tooltip')
      .getByRole('button', { name: either(zh, en) })
      .click();
  }

  async changePassword(from: string, to: string, repeated = to): Promise<void> {
    await this.password('旧密码', 'Old password').fill(from);
    await this.password('新密码', 'New password').fill(to);
    await this.password('确认新密码', 'New password again').fill(repeated);
  }
}
