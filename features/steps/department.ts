import { api as calls } from '@hall/contract/api';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect, type Locator, type Page } from '@playwright/test';
import { durationCalled } from '../support/duration-called.ts';
import { serverTime } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { seededPerson, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const outcomesOf = (page: Page): Locator => dialogOf(page).locator('.giving-outcomes li');

/** Beside this browser, from the present day of the server: a project by its code, and a duration such as `One year` (一年). */
Given(
  '{string} has given {string} {string} yuan of the project {string} for {string} as head of the department',
  '{string}作为部门负责人已授予{string}{string}元，项目编号{string}，期限为{string}',
  async ({ api, hall }, head: string, holder: string, amount: string, project: string, duration: string) => {
    const { client } = await signedInClient(api, head);
    const firstDay = wireDay(await serverTime(hall));
    const terms = { systems: ['expense' as const], duration: durationCalled(duration), firstDay, controlled: true, amount };
    const shows = { mayRegrant: false, showsBalance: false, showsLedger: false };
    const whose = { withBelow: false, projects: [project], people: [seededPerson(holder).staffNumber] };
    const { data } = await client.call(calls.authorizations.giveDepartment, { ...terms, ...shows, ...whose, reason: '项目采购' });
    expect(left(data, 'nothing was given').outcomes).toMatchObject([{ number: expect.stringMatching(/^SQ\d+$/) }]);
  },
);

/** Takes all that is chosen in a field of several out of it. */
When('in the dialog I leave {string} empty', '我在对话框中清空{string}', async ({ page }, label: string) => {
  const item = dialogOf(page)
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) });
  await item.locator('.ant-select-clear').click();
});

/** Names of people, with commas between them, in any order: each has a number of its own. */
Then('the grants given are {string}', '已授予{string}', async ({ page }, names: string) => {
  const given = outcomesOf(page).filter({ hasText: /SQ\d{10}/ });
  const people = names.split(/[,，]\s*/);
  await expect(given).toHaveCount(people.length);
  for (const name of people) await expect(given.filter({ hasText: name })).toHaveCount(1);
});

/** The whole of what is said of somebody who got no grant. */
Then('of {string} it is said that {string}', '{string}未授予的原因是{string}', async ({ page }, name: string, text: string) => {
  await expect(outcomesOf(page).filter({ hasText: name }).getByText(text, { exact: true })).toBeVisible();
});
