import { api as calls } from '@hall/contract/api';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { left } from '../support/left.ts';
import { signedInClient } from '../support/person.ts';
import { Given } from '../support/test.ts';

/** By who holds it, from today on and with no other terms, beside this browser; it is that application from here on. */
Given(
  '{string} has applied for {string} yuan of the grant {string}',
  '{string}已申请额度{string}元，授权编号{string}',
  async ({ api, memory }, userName: string, amount: string, number: string) => {
    const { client } = await signedInClient(api, userName);
    const { data: bounds } = await client.call(calls.applications.toApplyFor, { number });
    const { grant } = left(bounds, `${userName} cannot apply for a change of ${number}`);
    const { longTerm, lastDay } = grant;
    const { data } = await client.call(calls.applications.applyForChange, {
      ...{ number, systems: systemsOf(grant), longTerm, ...(!longTerm && { lastDay }), controlled: true, amount },
      ...{ from: wireDay(new Date()), reason: '经费增加' },
    });
    memory.application = left(data, 'the application was not submitted').number;
  },
);
