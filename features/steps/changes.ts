import { api as calls } from '@hall/contract/api';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect } from '@playwright/test';
import { left } from '../support/left.ts';
import { signedInClient } from '../support/person.ts';
import { When } from '../support/test.ts';

/** At once, to that amount and no other terms: by who may change it, beside this browser, who saw what it does. */
When(
  '{string} changes the grant {string} to {string} yuan elsewhere',
  '{string}在别处变更授权{string}的额度为{string}元',
  async ({ api }, userName: string, number: string, amount: string) => {
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
  },
);
