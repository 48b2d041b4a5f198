import { CODES } from '@hall/contract/errors';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';

type Named = readonly [zh: string, en: string];

export type ConsoleSection = 'calls' | 'faults' | 'messages' | 'clock' | 'accounts' | 'data';

const SECTIONS: Readonly<Record<ConsoleSection, Named>> = {
  calls: ['调用记录', 'Calls'],
  faults: ['故障规则', 'Faults'],
  messages: ['消息', 'Messages'],
  clock: ['时钟', 'Clock'],
  accounts: ['账号', 'Accounts'],
  data: ['数据', 'Data'],
};

/** A call as the console names it. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The developers' console. */
export class ConsolePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async go(section: ConsoleSection): Promise<void> {
    const name = either(...SECTIONS[section]);
    await this.page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** The rows of the one table there is, those that say this text. */
  rows(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  button(zh: string, en: string): Locator {
    return this.page.getByRole('button', { name: either(zh, en) });
  }

  async says(zh: string, en: string): Promise<void> {
    await expect(this.page.getByText(either(zh, en)).last()).toBeVisible();
  }

  private field(zh: string, en: string): Locator {
    return this.page.getByRole('region', { name: either('新规则', 'New rule') }).getByLabel(either(zh, en));
  }

  /** What is shown of a choice; the list has another for who hears it. */
  private option(text: string | RegExp): Locator {
    return this.page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
      .filter({ hasText: text })
      .first();
  }

  private async choose(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await this.option(text).click();
  }

  /** Sets a rule by the form. */
  async setRule(call: Endpoint, fault: { readonly code?: string; readonly times?: number; readonly dropped?: true }): Promise<void> {
    await this.go('faults');
    await this.choose(this.field('接口', 'Call'), nameOf(call));
    if (fault.code) await this.choose(this.field('返回代码', 'Code'), `${fault.code} ${meaningOf(fault.code, await this.language())}`);
    if (fault.dropped) {
      await this.field('连接', 'Connection').click();
      await this.option(either('断开', 'dropped')).click();
    }
    if (fault.times) await this.field('次数', 'Times').fill(String(fault.times));
    await this.send();
  }

  /** Sets a rule for the call that is chosen already. */
  async setChosenRule(code: string): Promise<void> {
    await this.choose(this.field('返回代码', 'Code'), `${code} ${meaningOf(code, await this.language())}`);
    await this.send();
  }

  private async send(): Promise<void> {
    await this.button('设置规则', 'Set the rule').click();
    await this.says('规则已设置', 'The rule is set');
  }

  private async language(): Promise<'zh' | 'en'> {
    return (await this.page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh';
  }
}

const meaningOf = (code: string, language: 'zh' | 'en'): string => CODES[code as unknown as keyof typeof CODES][language];
