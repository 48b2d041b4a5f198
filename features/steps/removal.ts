import { api as calls } from '@hall/contract/api';
import { GRANT_STATES } from '@hall/contract/rules/grant-states';
import { expect, type Locator, type Page } from '@playwright/test';
import { giveGrant, peopleToAuthorize } from '../support/given-grants.ts';
import { left } from '../support/left.ts';
import { seededPerson, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const form = (page: Page): Locator => page.getByRole('form', { name: /^(解除授权|Remove grants)$/ });
const boxes = (page: Page): Locator => form(page).getByRole('combobox');
/** Chooses a way to look for grants; each but the first has one box, where the first has two of its own. */
async function way(page: Page, name: RegExp, own = 1): Promise<void> {
  await form(page).getByRole('radio', { name }).check();
  await expect(boxes(page)).toHaveCount(own);
}
const find = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^(查找授权|Find grants)$/ })
    .click();

const row = (page: Page, number: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: number }) })
    .filter({ visible: true });

/** Types what is looked for, and takes what is offered. */
async function pick(page: Page, label: RegExp, typed: string, offered: string): Promise<void> {
  const box = form(page).getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.locator('.ant-select-dropdown:visible').locator(offered).filter({ hasText: typed }).first().click();
  await box.press('Escape');
}

/**
 * Of the department that is called so in Chinese, as that person finds them. Those that are missing are given by the other one, who leads
 * the project, to one person each.
 */
Given(
  '{string} finds {int} grants to remove in the department {string}, the rest given by {string} on the project {string}',
  '{string}可解除{int}项授权，部门{string}，不足的由{string}授予，项目编号{string}',
  async ({ api }, userName: string, count: number, department: string, giver: string, project: string) => {
    const { client: office } = await signedInClient(api, userName);
    const { data } = await office.call(calls.authorizations.removalDepartments);
    const { grants } = left(
      data?.find(({ name }) => name === department),
      `nothing is to be removed in ${department}`,
    );
    const { client } = await signedInClient(api, giver);
    const people = await peopleToAuthorize(client, count - grants, seededPerson(giver).staffNumber);
    for (const staffNumber of people) await giveGrant(client, { project, staffNumber });
  },
);

/** From today for a month: by who leads the project, to somebody who gives all of it on to a third one. */
Given(
  '{string} has given {string} {string} yuan of the project {string}, all of it given on to {string}',
  '{string}已授予{string}{string}元，项目编号{string}，并已全部转授给{string}',
  async ({ api }, giver: string, holder: string, amount: string, project: string, other: string) => {
    const { client } = await signedInClient(api, giver);
    const given = await giveGrant(client, { project, staffNumber: seededPerson(holder).staffNumber, amount, mayRegrant: true });
    const { client: on } = await signedInClient(api, holder);
    await giveGrant(on, { project, staffNumber: seededPerson(other).staffNumber, amount, parent: given.number });
  },
);

/** On `/authorizations/remove`, which has to be open: what has at most so much left. */
When(
  'I look for grants to remove with at most {string} yuan left',
  '我按金额查找可解除的授权，可用额度不超过{string}元',
  async ({ page }, yuan: string) => {
    await way(page, /^(按金额|By amount)$/, 2);
    await form(page)
      .getByLabel(/^(可用额度不超过|Available at most)$/)
      .fill(yuan);
    await find(page);
  },
);

/** As above: codes with commas between them. */
When(
  'I look for grants to remove on the projects {string}',
  '我按项目查找可解除的授权，项目编号{string}',
  async ({ page }, codes: string) => {
    await way(page, /^(按项目|By project)$/);
    for (const code of codes.split(/[,，、]\s*/)) await pick(page, /^(项目|Projects)$/, code, '.ant-select-item-option');
    await find(page);
  },
);

/** As above: by a part of what it is called. */
When(
  'I look for grants to remove in the department {string}',
  '我按部门查找可解除的授权，部门名称{string}',
  async ({ page }, department: string) => {
    await way(page, /^(按部门|By department)$/);
    await pick(page, /^(部门|Departments)$/, department, '.ant-select-tree-title');
    await find(page);
  },
);

/** By its number; it has to be among those that are concerned. */
When('I leave out the grant {string}', '我去掉授权{string}', ({ page }, number: string) =>
  row(page, number).getByRole('checkbox').uncheck(),
);

/** By its number: a part of what its row says, among those that are concerned, or of which it is told what has become of them. */
Then('the row of the grant {string} says {string}', '授权{string}的行提示{string}', ({ page }, number: string, text: string) =>
  expect(row(page, number)).toContainText(text),
);

/** Of a fact about all that is chosen, by its name: the whole of what it says. */
Then('{string} of the removal is {string}', '解除影响的{string}为{string}', async ({ page }, name: string, said: string) => {
  const sums = page
    .getByRole('main')
    .getByLabel(/^(解除影响|What it does)$/)
    .locator('div');
  await expect(sums.filter({ hasText: name }).locator('dd')).toHaveText(said);
});

/** What has become of all that was to be removed: a part of it. */
Then('of the removal it is told {string}', '解除结果为{string}', ({ page }, text: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible(),
);

/** By its number, and what its state is called in either language. */
Then(
  'the grant {string} is {string} on the server',
  '服务器上授权{string}的状态为{string}',
  async ({ api }, number: string, name: string) => {
    const { client } = await signedInClient(api, 'finadmin');
    const { data } = await client.call(calls.authorizations.detail, { number });
    expect(GRANT_STATES[left(data, 'there is no such grant').grant.state]).toContain(name);
  },
);
