import { lastDayOf } from '@hall/contract/rules/durations';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect, type Locator, type Page } from '@playwright/test';
import { durationCalled } from '../support/duration-called.ts';
import { left } from '../support/left.ts';
import { Then, When } from '../support/test.ts';

const DAY_MS = 86_400_000;

const form = (page: Page): Locator => page.getByRole('dialog').getByRole('form');
const field = (page: Page, label: string): Locator => form(page).getByLabel(label, { exact: true });
const inDays = (days: number): string => wireDay(new Date(Date.now() + days * DAY_MS));

/** By its label: what is ticked is not any more, and the other way round. */
When('in the dialog I tick or untick {string}', '我在对话框中勾选或取消{string}', ({ page }, label: string) => field(page, label).click());

/** One of a few that are all in sight. */
When('in the dialog I pick {string}', '我在对话框中点选{string}', ({ page }, name: string) =>
  form(page).getByRole('radio', { name, exact: true }).check(),
);

/** A field for a day, by its label; today is day 0. */
When(
  'in the dialog I set {string} to day {int} from today',
  '我在对话框将{string}设为今天起第{int}天',
  async ({ page }, label: string, days: number) => {
    await field(page, label).fill(inDays(days));
    await field(page, label).press('Enter');
    // What is wrong with a field is said once it was left.
    await field(page, label).press('Tab');
  },
);

/** A field for a day, by its label, beside the name of a duration from today on. */
Then(
  'in the dialog {string} ends {string} from today',
  '对话框的{string}为今天起{string}的最后一天',
  async ({ page }, label: string, name: string) => {
    await expect(field(page, label)).toHaveValue(left(lastDayOf(inDays(0), durationCalled(name)), `"${name}" says no last day`));
  },
);

Then('in the dialog {string} is picked', '对话框中选中{string}', ({ page }, name: string) =>
  expect(form(page).getByRole('radio', { name, exact: true })).toBeChecked(),
);

Then('the dialog has no field {string}', '对话框没有{string}一项', async ({ page }, label: string) => {
  await expect(form(page)).toBeVisible();
  await expect(field(page, label)).toHaveCount(0);
});
