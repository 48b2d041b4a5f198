import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';
import { OPENS_WINDOW } from './shell.ts';

/** The card of the home page with the person's common functions, and all there are to choose them from. */
export class FunctionsCard {
  readonly #page: Page;
  readonly #card: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#card = page.getByRole('region', { name: /^(常用功能|全部功能|Common functions|All functions)$/ });
  }

  /** Shows all functions, from whichever page of the shell. */
  async showAll(): Promise<void> {
    await this.#goHome();
    await this.#card.getByRole('button', { name: either('全部功能', 'All functions') }).click();
  }

  async showCommon(): Promise<void> {
    await this.#goHome();
    await this.#card.getByRole('button', { name: either('常用', 'Common') }).click();
  }

  star(name: string): Locator {
    return this.#card.getByRole('button', { name: either(`将 ${name} 加入常用`, `Add ${name} to common functions`) });
  }

  starred(name: string): Locator {
    return this.#card.getByRole('button', { name: either(`将 ${name} 移出常用`, `Remove ${name} from common functions`) });
  }

  /** The names of the functions that are said to open a new window. */
  get leaving(): Locator {
    return this.#card.locator('.function-name').filter({ has: this.#page.getByRole('img', { name: OPENS_WINDOW }) });
  }

  /** The name of a function with its label beside it. */
  nameLine(name: string): Locator {
    return this.#card.locator('.function-name').filter({ hasText: name });
  }

  async #goHome(): Promise<void> {
    if (new URL(this.#page.url()).pathname !== '/home') await this.#page.getByRole('tab', { name: either('首页', 'Home') }).click();
  }
}
