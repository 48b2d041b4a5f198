import { api as calls } from '@hall/contract/api';
import { ApplicationFilter } from '@hall/contract/applications';
import { wireDay } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import { expect } from '@playwright/test';
import { left } from '../support/left.ts';
import { infoOf, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const noted = (number: string | undefined): string => left(number, 'no application was made');

/** Of 500 yuan from today for a month, beside this browser: who applies, the project's code, its leader, and the comment. */
Given(
  '{string} applied for the project {string}, was rejected by {string} with {string}, and applied again',
  '{string}申请项目{string}，被{string}以{string}驳回后再次提交',
  async ({ api, memory }, applicant: string, project: string, leader: string, comment: string) => {
    const { staffNumber } = await infoOf(api, applicant);
    const { client } = await signedInClient(api, applicant);
    const terms = { systems: ['expense' as const], duration: 'month' as const, firstDay: wireDay(new Date()) };
    const shows = { mayRegrant: false, showsBalance: false, showsLedger: false };
    const draft = { project, staffNumber, ...terms, controlled: true, amount: '500.00', ...shows, reason: '项目采购' };
    const made = left((await client.call(calls.applications.submit, draft)).data, 'the application was not submitted');
    const { number } = made;
    const decider = (await signedInClient(api, leader)).client;
    const rejected = await decider.call(calls.applications.decide, { number, version: made.version, decision: 'reject', comment });
    const { version } = left(rejected.data, 'the application was not rejected');
    expect((await client.call(calls.applications.submit, { ...draft, number, version })).code).toBe('200');
    memory.application = number;
  },
);

/** In the list of all, beside which it stands; the list has nothing but that application. */
When('I open the way of that application', '我打开该申请的审批过程', async ({ page, address, memory }) => {
  const number = noted(memory.application);
  await page.goto(`${address.origin}/applications/all?${wireName(ApplicationFilter, 'number')}=${number}&open=${number}`);
});

/** The texts of one step, in the order in which they stand there; steps are counted from 1. */
Then(
  'step {int} of the way says {string}, {string} and {string}',
  '审批过程第{int}步写着{string}、{string}和{string}',
  async ({ page }, which: number, kind: string, whose: string, more: string) => {
    const step = page
      .getByRole('main')
      .locator('.kit-beside .application-way li')
      .nth(which - 1);
    for (const text of [kind, whose, more]) await expect(step).toContainText(text);
    await expect(step.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  },
);

/** By the button beside the list. The sheet has the same steps, and nothing else is printed. */
Then('the way alone is printed, as it is shown', '只打印审批过程，内容与所见一致', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const beside = page.getByRole('main').locator('.kit-beside');
  const steps = await beside.locator('.application-way li').allTextContents();
  expect(steps.length).toBeGreaterThan(0);
  await beside.getByRole('button', { name: /^(打\s?印|Print)$/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.kit-print .application-way li')).toHaveText(steps);
  await expect(page.locator('.kit-print .kit-facts')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.kit-print')).toHaveCount(0);
});

/** Neither in the list of all nor by its number. */
Then('{string} does not see that application', '{string}看不到该申请', async ({ api, memory }, userName: string) => {
  const number = noted(memory.application);
  const { client } = await signedInClient(api, userName);
  const { data } = await client.call(calls.applications.all, { number, page: 1, pageSize: 10 });
  expect(left(data, 'the list cannot be read').rows).toEqual([]);
  expect((await client.call(calls.applications.detail, { number })).code).toBe('404');
});
