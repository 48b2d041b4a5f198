import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';

/** What the sign-in page offers beside name and password. */
export class WaysIn {
  readonly page: Page;
  readonly tabs: Locator;
  readonly buttons: Locator;
  readonly qr: Locator;
  readonly pictureCode: Locator;
  readonly slider: Locator;
  /** What lies on the picture and can be moved. */
  readonly tile: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('tablist', { name: either('登录方式', 'Ways to sign in') }).getByRole('tab');
    this.buttons = page.getByRole('navigation', { name: either('其他登录方式', 'Other ways') }).getByRole('link');
    this.qr = page.getByRole('img', { name: either('登录二维码', 'QR code to sign in with') });
    this.pictureCode = page.getByLabel(either('图片验证码', 'Picture code'));
    this.slider = page.getByRole('slider');
    this.tile = page.locator('.login-slider-piece');
  }

  tab(name: string): Locator {
    return this.tabs.and(this.page.getByRole('tab', { name, exact: true }));
  }

  /** A way with a page of its own. */
  other(name: string): Locator {
    return this.buttons.and(this.page.getByRole('link', { name, exact: true }));
  }

  button(zh: string, en: string): Locator {
    return this.page.getByRole('button', { name: either(zh, en) });
  }
}
