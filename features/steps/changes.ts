import { api as calls } from '@hall/contract/api';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { newestGrant } from '../support/given-grants.ts';
import { left } from '../support/left.ts';
import { signedInClient } from '../support/person.ts';
import { When } from '../support/test.ts';

/** Changes a grant to that amount and no other terms, as somebody who may and saw what it does. */
async function changeAmount(api: ApiClient, userName: string, number: string, amount: string): Promise<void> {
  const { client } = await signedInClient(api, userName);
  const { data: bounds } = await client.call(calls.authorizations.toChange, { number });
  const { grant } = left(bounds, `${userName} cannot change ${number}`);
  const { longTerm, lastDay } = grant;
  const draft = {
    number,
    systems: systemsOf(grant),
    longTerm,
    ...(!longTerm && { lastDay }),
    controlled: true,
    amount,
    from: wireDay(new Date()),
  };
  const { data: effect } = await client.call(calls.authorizations.changeEffect, draft);
  const { shown } = left(effect, 'the grant cannot be changed so');
  expect((await client.call(calls.authorizations.change, { ...draft, reason: '调整额度', shown })).code).toBe('200');
}

/** At once, to that amount and no other terms: by who may change it, beside this browser, who saw what it does. */
When(
  '{string} changes the grant {string} to {string} yuan elsewhere',
  '{string}在别处变更授权{string}的额度为{string}元',
  ({ api }, userName: string, number: string, amount: string) => changeAmount(api, userName, number, amount),
);

/** As above: that which a person was given last on a project, by its code. */
When(
  '{string} changes the newest grant of {string} on the project {string} to {string} yuan elsewhere',
  '{string}在别处变更{string}的最新授权，项目编号{string}，额度改为{string}元',
  async ({ api }, userName: string, holder: string, project: string, amount: string) =>
    changeAmount(api, userName, (await newestGrant(api, holder, project)).number, amount),
);
