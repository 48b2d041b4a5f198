import { expect } from '@playwright/test';
import { dominantColour } from '../support/dominant.ts';
import { untilAtRest } from '../support/motion.ts';
import { named } from '../support/named.ts';
import { Given, Then } from '../support/test.ts';

/** What looks different in two states, as pairs of selectors, by the names that scenarios have for them. */
const STATES: Readonly<Record<string, readonly [one: string, other: string]>> = {
  'the entry that is open': ['nav.shell-menu .ant-menu-item-selected', 'nav.shell-menu .ant-menu-item:not(.ant-menu-item-selected)'],
  'the tab in front': ['.tab[data-active="true"]', '.tab:not([data-active="true"])'],
  'the page of the pager': ['.ant-pagination-item-active', '.ant-pagination-item:not(.ant-pagination-item-active)'],
  // One that is read has no dot: the card is of the colour of what stands beside it.
  'an unread notice': ['.notice-dot-unread', '.notices-card time'],
  'a switch that is on': ['.ant-switch-checked', '.ant-switch:not(.ant-switch-checked)'],
  'a row that is selected': ['.ant-table-row .ant-checkbox-checked', '.ant-table-row .ant-checkbox:not(.ant-checkbox-checked)'],
  'the chosen language': ['.hall-segments [aria-pressed="true"]', '.hall-segments [aria-pressed="false"]'],
  'the count of unread notices': ['.shell-header .ant-badge-count', '.shell-header-start'],
};

const CHINESE: Readonly<Record<string, string>> = {
  打开的菜单项: 'the entry that is open',
  当前标签页: 'the tab in front',
  当前页码: 'the page of the pager',
  未读公告: 'an unread notice',
  打开的开关: 'a switch that is on',
  选中的行: 'a row that is selected',
  选择的语言: 'the chosen language',
  未读数: 'the count of unread notices',
};

/** As with high contrast of Windows. */
Given('the system forces its own colours', '系统强制使用自己的颜色', ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** By what most of it is painted in, beside another of its kind: `the entry that is open`, `the tab in front`, `the page of the pager`, `an unread notice`, `a switch that is on`, `a row that is selected`, `the chosen language`, `the count of unread notices` (打开的菜单项, 当前标签页, 当前页码, 未读公告, 打开的开关, 选中的行, 选择的语言, 未读数). */
Then('{string} looks different from the others', '{string}与其他的看起来不同', async ({ page }, name: string) => {
  const [one, other] = named('state', CHINESE[name] ?? name, STATES);
  await untilAtRest(page);
  const [mine, theirs] = [page.locator(one).filter({ visible: true }).first(), page.locator(other).filter({ visible: true }).first()];
  await expect(mine).toBeVisible();
  // What the pointer is on looks different for that reason alone.
  await page.mouse.move(0, 0);
  expect(await dominantColour(mine)).not.toBe(await dominantColour(theirs));
});
