import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';

/** The line above the pages in which unread notices pass by. */
export class Ticker {
  readonly line: Locator;
  /** The title of the notice that it shows, which leads to it. */
  readonly notice: Locator;
  /** The same, as it moves. */
  readonly text: Locator;

  constructor(page: Page) {
    this.line = page.getByRole('region', { name: either('滚动公告', 'Unread notices') });
    this.notice = this.line.getByRole('link');
    this.text = this.notice.locator('span');
  }

  /** The title that it shows, once there is one. */
  async title(): Promise<string> {
    await expect(this.notice).toHaveText(/./);
    return this.notice.innerText();
  }

  button(zh: string, en: string): Locator {
    return this.line.getByRole('button', { name: either(zh, en) });
  }
}
