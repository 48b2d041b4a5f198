import { api as calls } from '@hall/contract/api';
import type { Application } from '@hall/contract/applications';
import type { ProjectDecision } from '@hall/contract/projects';
import { lastDayOf } from '@hall/contract/rules/durations';
import { PROJECT_ACTIONS, type ProjectAction } from '@hall/contract/rules/project-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { draftOf } from '../support/application-draft.ts';
import { left } from '../support/left.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { infoOf, seededPerson, signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** A decision on a project by what it is called in either language, in full. */
function decisionCalled(name: string): ProjectAction {
  const found = (Object.keys(PROJECT_ACTIONS) as ProjectAction[]).find((action) => PROJECT_ACTIONS[action].includes(name as never));
  return left(found, `there is no decision "${name}"`);
}

/** For themselves, from today for a month, beside this browser; it is that application from here on. The amount is in yuan. */
Given(
  '{string} has applied for {string} yuan of the project {string}',
  '{string}已申请{string}元，项目编号{string}',
  async ({ api, memory }, userName: string, amount: string, project: string) => {
    const { staffNumber } = await infoOf(api, userName);
    const { client } = await signedInClient(api, userName);
    const firstDay = wireDay(new Date());
    const terms = { systems: ['expense' as const], duration: 'month' as const, firstDay, lastDay: lastDayOf(firstDay, 'month') };
    const shows = { mayRegrant: false, showsBalance: false, showsLedger: false };
    const { data } = await client.call(calls.applications.submit, {
      ...{ project, staffNumber, ...terms, controlled: true, amount, ...shows },
      reason: '项目采购',
    });
    memory.application = left(data, 'the application was not submitted').number;
  },
);

/** Takes back the application that the scenario made. */
async function withdrawn(client: ApiClient, number: string): Promise<Application> {
  const { data } = await client.call(calls.applications.detail, { number });
  const { version } = left(data, 'there is no such application').application;
  const answer = await client.call(calls.applications.withdraw, { number, version });
  return left(answer.data, 'the application was not withdrawn');
}

const NONE_MADE = 'no application was made: "… has applied for … yuan of the project …" makes one';

/** By who made it, beside this browser. */
When('{string} withdraws that application elsewhere', '{string}在别处撤回该申请', async ({ api, memory }, userName: string) => {
  const { client } = await signedInClient(api, userName);
  await withdrawn(client, left(memory.application, NONE_MADE));
});

/** By who made it, beside this browser; all else stays as it was applied for. */
When(
  '{string} withdraws that application elsewhere and submits it again for {string} yuan',
  '{string}在别处撤回该申请，并以{string}元重新提交',
  async ({ api, memory }, userName: string, amount: string) => {
    const { client } = await signedInClient(api, userName);
    const application = await withdrawn(client, left(memory.application, NONE_MADE));
    expect((await client.call(calls.applications.submit, { ...draftOf(application), amount })).code).toBe('200');
  },
);

/** Decides on a project, as somebody who may and saw what it does. */
async function decideOnProject(api: ApiClient, userName: string, { reason, ...deciding }: Omit<ProjectDecision, 'shown'>): Promise<void> {
  const { client } = await signedInClient(api, userName);
  const { data } = await client.call(calls.projects.effect, deciding);
  const { shown } = left(data, 'the decision cannot be taken');
  expect((await client.call(calls.projects.decide, { ...deciding, reason, shown })).code).toBe('200');
}

/** By somebody else, beside this browser, who saw what it does: `Freeze project`, `Close project`, and the project's code. */
When(
  '{string} chooses {string} of the project {string} elsewhere',
  '{string}在别处{string}，项目编号{string}',
  ({ api }, userName: string, name: string, code: string) =>
    decideOnProject(api, userName, { code, action: decisionCalled(name), reason: '核查经费' }),
);

/** As above: who leads it from then on, by the sign-in name, and the project's code. */
When(
  '{string} makes {string} the leader of the project {string} elsewhere',
  '{string}在别处将负责人更换为{string}，项目编号{string}',
  ({ api }, userName: string, leader: string, code: string) =>
    decideOnProject(api, userName, { code, action: 'leader', leader: seededPerson(leader).staffNumber, reason: '工作调动' }),
);

/** By the box at its left; a text of the row. */
When('I select the row {string}', '我选中包含{string}的行', async ({ page }, text: string) => {
  const list = new ListPage(page);
  const row = list.rows.filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await list.checkbox(row).check();
});

/** Of several applications that are approved together: a text of its line, and what is said of it. */
Then(
  'of the application {string} the dialog says {string}',
  '对话框中申请{string}的结果为{string}',
  async ({ page }, text: string, said: string) => {
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: text })).toContainText(said);
  },
);
