import { api as calls } from '@hall/contract/api';
import { usesPath } from '@hall/contract/grant-uses';
import { wireDay } from '@hall/contract/rules/shanghai';
import { chance } from '@hall/database/seed/chance';
import { ledBy, projectsOf } from '@hall/database/seed/projects/projects';
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { serverTime } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** The code of the first project that somebody leads in the demo; `leader` has granted it to `staff`. */
function projectOf(userName: string): string {
  const led = ledBy(projectsOf(new Date(), chance(2026)), userName);
  return left(led.find(({ state }) => state === 'active')?.code, `${userName} leads no project`);
}

const NO_CLAIM = 'no claim was noted; "I open the claim of the first row in its linked system" notes it';

/** The number of the claim that a row names. */
const claimIn = (text: string): string => left(/BX\d+/.exec(text)?.[0], 'the row names no claim');

const frame = (page: Page) => page.getByRole('main').frameLocator('iframe');

/** On `My claims` (我的报销), which has to be open: on the first project that the account leads in the demo. */
When(
  'I claim {string} yuan on the project of {string}',
  '我报销{string}元，使用{string}负责的项目',
  async ({ page }, amount: string, leader: string) => {
    const shown = frame(page);
    await shown.getByLabel('Project code').fill(projectOf(leader));
    await shown.getByLabel('Amount (CNY)').fill(amount);
    await shown.getByLabel('Subject of expense').selectOption('travel');
    await shown.locator('[name=title]').fill('赴郑州访谈');
    await shown.getByLabel('Subject in English').fill('Interviews in Zhengzhou');
    await shown.getByRole('button', { name: 'Submit' }).click();
  },
);

/** A part of what it says of what was sent. */
Then('the linked system says {string}', '业务系统提示{string}', ({ page }, said: string) =>
  expect(frame(page).getByRole('status')).toContainText(said),
);

/** A page of the demo reimbursement system as somebody opens it beside this browser: its address, and what it shows. */
async function opened(api: ApiClient, userName: string, path: string) {
  const { client } = await signedInClient(api, userName);
  const [{ data: systems = [] }, { data: ticket = '' }] = await Promise.all([
    client.call(calls.menu.systems),
    client.call(calls.menu.credential),
  ]);
  const address = `${systems.find(({ id }) => id === 'reimbursement')?.address}${path}?ticket=${ticket}`;
  return { address, shown: await (await fetch(address)).text() };
}

/** What a field of a form holds. */
const field = (name: string, form: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? '';

/** Sends a form of such a page. @returns what is shown then */
async function sent(address: string, path: string, form: Record<string, string>): Promise<string> {
  return (await fetch(new URL(path, address), { method: 'POST', body: new URLSearchParams(form) })).text();
}

async function approve(api: ApiClient, approver: string, number: string): Promise<void> {
  const { address, shown } = await opened(api, approver, '/approve');
  const form = left(
    shown.split('<form').find((part) => part.includes(`Approve ${number}"`)),
    `${number} does not wait for ${approver}`,
  );
  const decision = { token: field('token', form), claim: field('claim', form), decision: 'approved' };
  expect(await sent(address, '/reimbursement/decide', decision)).toContain(`Claim ${number} is approved`);
}

/** The claim that the first row of the list names; in the linked system, beside this browser, by who decides it. */
When(
  '{string} approves the claim of the first row elsewhere',
  '{string}在别处通过第一行的报销单',
  async ({ page, api }, approver: string) => approve(api, approver, claimIn(await new ListPage(page).rows.first().innerText())),
);

/**
 * In the linked system, beside this browser, on the present day of the server: the project's code, and a part of what is said of it. It is
 * that claim from here on.
 */
When(
  '{string} claims {string} yuan of the project {string} elsewhere, and is told {string}',
  '{string}在别处报销{string}元，项目编号{string}，业务系统提示{string}',
  async ({ api, hall, memory }, userName: string, amount: string, project: string, text: string) => {
    const { address, shown } = await opened(api, userName, '/mine');
    const what = { project, amount, subject: 'travel', title: '赴郑州访谈', titleEn: 'Interviews in Zhengzhou' };
    const form = { token: field('token', shown), day: wireDay(await serverTime(hall)), ...what };
    const told = left(/role="status">(.*?)<\/p>/.exec(await sent(address, '/reimbursement/claim', form))?.[1], 'the system says nothing');
    expect(told).toContain(text);
    const number = /BX\d+/.exec(told)?.[0];
    if (number) memory.claim = number;
  },
);

/** In the linked system, beside this browser, by who decides it. */
When('{string} approves that claim elsewhere', '{string}在别处通过该报销单', ({ api, memory }, approver: string) =>
  approve(api, approver, left(memory.claim, 'no claim was noted; "… claims … yuan of the project …" notes it')),
);

/** Below the list, with commas between: what all its rows ask for, hold and have spent. */
Then('the sums of all rows are {string}', '全部合计为{string}', async ({ page }, sums: string) => {
  const amounts = new ListPage(page).main.locator('.ant-table-summary tr').last().locator('.kit-amount').filter({ hasText: /\d/ });
  await expect(amounts).toHaveText(sums.split(', '));
});

/** By the link of its details; its number is noted. */
When('I open the claim of the first row in its linked system', '我在业务系统中打开第一行的报销单', async ({ page, memory }) => {
  const number = claimIn(await new ListPage(page).rows.first().innerText());
  memory.claim = number;
  await new ListPage(page).rows.first().getByRole('button', { name: number }).click();
  const details = new ListPage(page).main.getByRole('region', { name: number });
  await details.getByRole('link', { name: /^(See it in|在.*中查看)/ }).click();
});

Then('the linked system shows that claim first', '业务系统首先显示该报销单', ({ page, memory }) =>
  expect(frame(page).locator('tbody tr').first()).toContainText(left(memory.claim, NO_CLAIM)),
);

/** By an address that names the grant; its number is noted. */
When('I open the use of the first grant that the list names', '我打开列表中第一项授权的使用明细', async ({ page, hall, memory }) => {
  const text = await new ListPage(page).rows.filter({ hasText: /SQ\d+/ }).first().innerText();
  memory.grant = /SQ\d+/.exec(text)?.[0] ?? '';
  await page.goto(hall.url + usesPath(left(memory.grant, 'no grant is known')));
});

Then('every row shows the number of that grant', '每行都显示该授权编号', async ({ page, memory }) => {
  const grant = left(memory.grant, 'no grant was noted');
  const { rows } = new ListPage(page);
  await expect(rows.first()).toContainText(grant);
  for (const row of await rows.all()) await expect(row).toContainText(grant);
});
