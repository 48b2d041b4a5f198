import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';

/** The sign-in page as a person meets it. */
export class SignInPage {
  readonly identity: Locator;
  readonly userName: Locator;
  readonly password: Locator;
  readonly button: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.identity = page.getByRole('complementary', { name: either('单位与系统', 'Organisation and system') });
    this.userName = page.getByLabel(either('用户名', 'User name'));
    this.password = page.getByLabel(either('密码', 'Password'));
    this.button = page.getByRole('button', { name: either('登录', 'Sign in') });
    this.refusal = page.getByRole('main').getByRole('alert');
  }

  async submit(userName: string, password: string): Promise<void> {
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.button.click();
  }
}
