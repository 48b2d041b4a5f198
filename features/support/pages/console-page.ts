import { CODES } from '@hall/contract/errors';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../either.ts';

type Named = readonly [zh: string, en: string];

export type ConsoleSection = 'calls' | 'faults' | 'messages' | 'clock' | 'accounts' | 'data';

export const SECTIONS: Readonly<Record<ConsoleSection, Named>> = {
  calls: ['调用记录', 'Calls'],
  faults: ['故障规则', 'Faults'],
  messages: ['消息', 'Messages'],
  clock: ['时钟', 'Clock'],
  accounts: ['账号', 'Accounts'],
  data: ['数据', 'Data'],
};

export const NO_CONSOLE = 'the console is not open; a step before has to open it';

const CONNECTIONS: Readonly<Record<'dropped' | 'truncated', Named>> = { dropped: ['断开', 'dropped'], truncated: ['截断', 'truncated'] };

/** What a call is to be answered, as the form asks for it. */
interface Fault {
  readonly code?: string;
  /** Of a 202. */
  readonly address?: string;
  /** ms */
  readonly delay?: number;
  readonly connection?: keyof typeof CONNECTIONS;
  readonly times?: number;
}

/** A call as the console names it. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The developers' console. */
export class ConsolePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async go(section: ConsoleSection): Promise<void> {
    await this.link(section).click();
    await this.shows(section);
  }

  /** The way to a section. */
  link(section: ConsoleSection): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: either(...SECTIONS[section]) });
  }

  async shows(section: ConsoleSection): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: either(...SECTIONS[section]) })).toBeVisible();
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

  /** A field of the form for a rule. */
  field(zh: string, en: string): Locator {
    return this.page.getByRole('region', { name: either('新规则', 'New rule') }).getByLabel(either(zh, en));
  }

  /** What is shown of a choice; the list has another for who hears it. */
  option(text: string | RegExp): Locator {
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
  async setRule(call: Endpoint, fault: Fault): Promise<void> {
    await this.go('faults');
    await this.choose(this.field('接口', 'Call'), nameOf(call));
    if (fault.code) await this.choose(this.field('返回代码', 'Code'), `${fault.code} ${meaningOf(fault.code, await this.language())}`);
    if (fault.address) await this.field('跳转地址', 'Address').fill(fault.address);
    if (fault.connection) {
      await this.field('连接', 'Connection').click();
      await this.option(either(...CONNECTIONS[fault.connection])).click();
    }
    if (fault.delay) await this.field('推迟（毫秒）', 'Delay (ms)').fill(String(fault.delay));
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
