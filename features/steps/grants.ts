import { api as calls } from '@hall/contract/api';
import { isDay } from '@hall/contract/calendar';
import { GrantEvent } from '@hall/contract/grant-event';
import { GRANT_ACTIONS, GRANT_STATES, type GrantAction } from '@hall/contract/rules/grant-states';
import { momentOf, wireDay } from '@hall/contract/rules/shanghai';
import { valueText } from '@hall/contract/wire/coded';
import { expect } from '@playwright/test';
import { newestGrant } from '../support/given-grants.ts';
import { advanceClock, serverTime, setClock } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { listed } from '../support/named.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

/** An action by what it is called in either language, in full. */
function actionCalled(name: string): GrantAction {
  const found = (Object.keys(GRANT_ACTIONS) as GrantAction[]).find((action) => GRANT_ACTIONS[action].includes(name as never));
  return left(found, `there is no action "${name}"`);
}

/** By somebody else, beside this browser, who saw what it does: `Suspend grant`, `Resume grant`, `Revoke grant`, and its number. */
When(
  '{string} chooses {string} of the grant {string} elsewhere',
  '{string}在别处{string}，授权编号{string}',
  async ({ api }, userName: string, name: string, number: string) => {
    const { client } = await signedInClient(api, userName);
    const acting = { number, action: actionCalled(name) };
    const { data } = await client.call(calls.authorizations.effect, acting);
    const { shown } = left(data, 'the action cannot be chosen');
    expect((await client.call(calls.authorizations.act, { ...acting, reason: '另行处理', shown })).code).toBe('200');
  },
);

/** By what the hall has told the person: a part of it, in either language. */
Then('{string} is told {string}', '{string}收到通知{string}', async ({ api }, userName: string, text: string) => {
  const { client } = await signedInClient(api, userName);
  const told = async () => JSON.stringify((await client.call(calls.todos.pulled, { page: 1, pageSize: 10 })).data ?? {});
  await expect.poll(told).toContain(text);
});

/** The grant of a person on a project, by its code, that was given last: what its state is called in either language. */
Then(
  'the newest grant of {string} on the project {string} is {string} on the server',
  '服务器上{string}在项目{string}的最新授权状态为{string}',
  async ({ api }, userName: string, project: string, name: string) => {
    expect(GRANT_STATES[(await newestGrant(api, userName, project)).state]).toContain(name);
  },
);

/** Of the same: all that has become of it, the first first, in either language, with commas between. */
Then(
  'the history of the newest grant of {string} on the project {string} is {string}',
  '{string}在项目{string}的最新授权的历史记录为{string}',
  async ({ api }, userName: string, project: string, names: string) => {
    const { number } = await newestGrant(api, userName, project);
    const { client } = await signedInClient(api, 'finadmin');
    const { events } = left((await client.call(calls.authorizations.detail, { number })).data, 'there is no such grant');
    const said = (language: 'zh' | 'en') => events.toReversed().map(({ kind }) => valueText(GrantEvent, 'kind', kind, language));
    expect([said('en'), said('zh')]).toContainEqual(listed(names));
  },
);

/** On the server. */
When('{int} day(s) pass(es) on the server', '服务器上过去{int}天', ({ hall }, days: number) => advanceClock(hall, days * 24 * 60));

/** There are so many years at most from one 29 February to the next. */
const MOST_YEARS = 8;

/** Noon, in Shanghai, of the first day after the present one that is called so. */
function noonOfNext(name: string, now: Date): Date {
  const today = wireDay(now);
  const years = Array.from({ length: MOST_YEARS + 1 }, (_, ahead) => Number(today.slice(0, 4)) + ahead);
  const day = years.map((year) => `${year}-${name}`).find((one) => isDay(one) && one > today);
  return momentOf(`${left(day, `no year has a day "${name}"`)} 12:00:00`);
}

/** The month and the day, such as `02-29`; whatever day it is now, it is that day's next turn, and time goes on from there. */
Given('it is noon of the next {string} on the server', '服务器时间为下一个{string}的中午', async ({ hall }, name: string) =>
  setClock(hall, noonOfNext(name, await serverTime(hall))),
);
