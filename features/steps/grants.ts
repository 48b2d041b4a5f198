import { api as calls } from '@hall/contract/api';
import { GRANT_ACTIONS, type GrantAction } from '@hall/contract/rules/grant-states';
import { expect } from '@playwright/test';
import { advanceClock } from '../support/hall.ts';
import { left } from '../support/left.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

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

/** On the server. */
When('{int} days pass on the server', '服务器上过去{int}天', ({ hall }, days: number) => advanceClock(hall, days * 24 * 60));
