import type { Locator, Page } from '@playwright/test';
import { either } from '../either.ts';
import { Shell } from './shell.ts';

/** The sections as the address names them, with their titles. */
const SECTIONS = {
  profile: ['基本信息', 'Profile'],
  contact: ['联系方式', 'Contact details'],
  password: ['登录密码', 'Password'],
  bank: ['银行账户', 'Bank accounts'],
  sessions: ['登录会话', 'Sessions'],
  'sign-ins': ['登录记录', 'Sign-in log'],
  preferences: ['偏好设置', 'Preferences'],
} as const;
type SectionId = keyof typeof SECTIONS;

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

  /**
   * The way to a section, by its title in either language or as the address names it.
   * @throws Error that lists the sections there are
   */
  wayTo(section: string): Locator {
    return this.#page
      .getByRole('navigation', { name: either('个人中心栏目', 'Sections of the personal center') })
      .locator(`a[href$="=${this.#idOf(section)}"]`);
  }

  async openSection(section: string): Promise<void> {
    await this.#page.goto(`/personalCenter?section=${this.#idOf(section)}`);
    await this.wayTo(section).click();
  }

  /** Opens a section unless it is the one shown. */
  async beIn(section: SectionId): Promise<void> {
    // Signing in may still be on its way, and the address of its page says nothing yet.
    await new Shell(this.#page).account.waitFor();
    const shown = new URL(this.#page.url(), 'http://nowhere');
    if (shown.pathname !== '/personalCenter' || shown.searchParams.get('section') !== section) await this.openSection(section);
  }

  #idOf(section: string): string {
    const found = Object.entries(SECTIONS).find(([id, titles]) => [id, ...titles].includes(section));
    if (!found) throw new Error(`There is no section "${section}"; there are: ${Object.entries(SECTIONS).flat(2).join(', ')}`);
    return found[0];
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
