import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';

/** Where a notice is written. */
export class NoticeEditor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').filter({ has: this.#page.locator('.notice-form') });
  }

  get title(): Locator {
    return this.dialog.getByLabel(either('标题', 'Title'));
  }

  /** The Chinese text. */
  get text(): Locator {
    return this.dialog.getByRole('textbox', { name: either('内容', 'Content') });
  }

  /** The levels to choose from. */
  get levels(): Locator {
    return this.dialog.getByRole('radiogroup', { name: either('级别', 'Level') }).locator('label');
  }

  /** What people are chosen by. */
  groups(kind: 'departments' | 'roles'): Locator {
    const names = kind === 'departments' ? either('接收部门', 'Departments') : either('接收角色', 'Roles');
    return this.dialog.getByRole('combobox', { name: names });
  }

  /** A button of the page, by its name in either language. */
  async begin(): Promise<void> {
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: either('新建公告', 'New notice') })
      .click();
    await this.text.waitFor();
  }

  /** Chooses one of the radio buttons. */
  async choose(zh: string, en: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: either(zh, en) }).check();
  }

  /** Puts HTML into the text as the clipboard would. */
  async paste(html: string): Promise<void> {
    await this.text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }
}
