import { expect, type Locator, type Page } from '@playwright/test';
import { either, escaped } from '../either.ts';
import { untilAtRest } from '../motion.ts';

/** What the icon of what opens a new window says. */
export const OPENS_WINDOW = either('在新窗口打开', 'Opens in a new window');

/** The same, or that it is being opened, behind the name of an entry. */
const MARK = '(\\s*(在新窗口打开|正在打开|Opens in a new window|Being opened))?';

/** What is around every page of a signed-in person: menu, header and tabs. */
export class Shell {
  readonly #page: Page;
  readonly menu: Locator;
  readonly account: Locator;
  readonly tabs: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.menu = page.getByRole('navigation', { name: either('主菜单', 'Main menu') });
    this.account = page.getByRole('banner').getByRole('button', { name: /^(账号：|Account: )/ });
    this.tabs = page.getByRole('tablist').getByRole('tab');
  }

  /** Opens the home page and waits until it has everything it asks the server for. */
  async openHome(): Promise<void> {
    await this.#page.goto('/home');
    // At each frame: an expectation that was not met looks again later and later.
    await this.#page.waitForFunction(() => document.querySelector('section') && !document.querySelector('[aria-busy=true]'));
    await expect(this.account).toBeVisible();
    await expect(this.#page.getByRole('region')).not.toHaveCount(0);
    await expect(this.#page.getByText(either('正在加载…', 'Loading…'))).toHaveCount(0);
  }

  /** An entry of the menu, whether it stays inside or leaves. */
  entry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name: new RegExp(`^${escaped(name)}${MARK}$`) });
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tablist').getByRole('tab', { name, exact: true });
  }

  closeButton(name: string): Locator {
    return this.#page.getByTitle(either(`关闭 ${name}（Delete 键）`, `Close ${name} (Delete key)`));
  }

  /** What the menu of a tab offers, once it is open. */
  choice(name: string): Locator {
    return this.#page.getByRole('menu', { name: either('标签页操作', 'Tab actions') }).getByRole('menuitem', { name, exact: true });
  }

  /** The entries of a group in the menu of the tab bar, once that is open. */
  menuGroup(name: RegExp): Locator {
    const menu = this.#page.getByRole('menu', { name: either('标签页操作', 'Tab actions') });
    return menu.locator('.ant-dropdown-menu-item-group').filter({ hasText: name }).getByRole('menuitem');
  }

  async openBarMenu(): Promise<void> {
    await this.#page.getByRole('button', { name: either('标签页操作', 'Tab actions') }).click();
  }

  async openTabMenu(name: string): Promise<void> {
    await this.tab(name).click({ button: 'right' });
  }

  /** The panel of the account, unless it is open: another click would close it. */
  async openAccount(): Promise<void> {
    if ((await this.account.getAttribute('aria-expanded')) !== 'true') await this.account.click();
  }

  /** Makes a tool of the header visible: where that is narrow, it is in the panel of the account. */
  async reach(tool: Locator): Promise<void> {
    await expect(tool.or(this.account).first()).toBeVisible();
    if (!(await tool.isVisible())) await this.openAccount();
    await expect(tool).toBeVisible();
    await untilAtRest(this.#page);
  }

  async chooseSignOut(): Promise<void> {
    const signOut = this.#page.getByRole('button', { name: /(退出登录|Sign out)$/ });
    await this.openAccount();
    await signOut.waitFor();
    await untilAtRest(this.#page);
    await signOut.click();
  }
}
