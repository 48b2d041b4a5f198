import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';

/** What the shell asks of a person before work. */
export class DutyDialog {
  readonly #page: Page;
  readonly dialog: Locator;
  /** The button that says a notice was read; only notices that must be read have it. */
  readonly read: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog');
    this.read = this.button('已阅读', 'I have read it');
  }

  button(zh: string, en = zh): Locator {
    return this.dialog.getByRole('button', { name: either(zh, en) });
  }

  /** The title of the notice that is to be read, once it is there. */
  async noticeTitle(): Promise<string> {
    await expect(this.dialog).toHaveCount(1);
    await expect(this.read).toBeEnabled();
    await expect(this.dialog.getByRole('article')).toBeVisible();
    await expect(this.button('关闭', 'Close')).toHaveCount(0);
    return this.dialog.locator('.hall-dialog-head').innerText();
  }

  /** The title of the notice that pops up, once it is there. */
  async poppedUp(): Promise<string> {
    await expect(this.dialog).toHaveCount(1);
    await expect(this.button('稍后再读', 'Read later')).toBeEnabled();
    await expect(this.dialog.getByRole('article')).toBeVisible();
    return this.dialog.locator('.hall-dialog-head').innerText();
  }

  /** The way from what pops up to the list. */
  get allNotices(): Locator {
    return this.dialog.getByRole('link', { name: either('全部公告', 'All notices') });
  }

  async isOnly(title: string): Promise<void> {
    await expect(this.#page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(this.dialog).toHaveCount(1);
  }
}
