import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';
import { Shell } from './shell.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Layouts as a person calls them. */
const LAYOUTS: Readonly<Record<string, RegExp>> = {
  'single column': either('单列菜单', 'Single column'),
  单列: either('单列菜单', 'Single column'),
  'double column': either('双列菜单', 'Double column'),
  双列: either('双列菜单', 'Double column'),
  top: either('顶部菜单', 'Top menu'),
  顶部: either('顶部菜单', 'Top menu'),
};

/** The frame of the shell: header, menus, breadcrumb, footer, and the drawer of preferences. */
export class Frame {
  readonly #page: Page;
  readonly shell: Shell;
  readonly banner: Locator;
  readonly breadcrumb: Locator;
  readonly footer: Locator;
  readonly preferences: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.shell = new Shell(page);
    this.banner = page.getByRole('banner');
    this.breadcrumb = page.getByRole('navigation', { name: either('面包屑导航', 'Breadcrumb') });
    this.footer = page.getByRole('contentinfo');
    this.preferences = page.getByRole('dialog', { name: either('偏好设置', 'Preferences') });
  }

  /** A button or link of the header. */
  tool(name: RegExp): Locator {
    return this.banner.getByRole('button', { name }).or(this.banner.getByRole('link', { name }));
  }

  /** @throws Error that lists the layouts there are */
  layout(name: string, within: Locator): Locator {
    const whole = Object.values(LAYOUTS).find((names) => names.test(name));
    const found = LAYOUTS[name] ?? whole;
    if (!found) throw new Error(`There is no layout "${name}"; there are: ${Object.keys(LAYOUTS).join(', ')}`);
    return within.getByRole('radio', { name: found });
  }

  async openPreferences(): Promise<void> {
    if (!(await this.preferences.isVisible())) {
      const opener = this.#page.getByRole('button', { name: /(偏好设置|Preferences)$/ });
      await this.shell.reach(opener);
      await opener.click();
    }
    await this.preferences.getByRole('radio').first().waitFor();
  }

  async closePreferences(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await this.preferences.waitFor({ state: 'hidden' });
  }

  async chooseLayout(name: string): Promise<void> {
    await this.openPreferences();
    await this.layout(name, this.preferences).click();
    await this.closePreferences();
  }

  async chooseAppearance(zh: string, en: string): Promise<void> {
    const choices = this.tool(/^(外观|Appearance)/);
    await expect(choices.or(this.shell.account).first()).toBeVisible();
    await ((await choices.isVisible()) ? choices.click() : this.shell.openAccount());
    await this.#page.getByRole('button', { name: either(zh, en) }).click();
  }

  async boxOf(part: Locator): Promise<Box> {
    // While one frame makes way for another, as at signing in, there is none for a moment.
    const seen: Box[] = [];
    await expect.poll(async () => seen.push(...[await part.boundingBox()].filter((box) => box !== null))).toBeGreaterThan(0);
    return seen[0] as Box;
  }
}
