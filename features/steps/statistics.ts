import { api as calls } from '@hall/contract/api';
import { expect } from '@playwright/test';
import { partOf } from '../support/parts.ts';
import { signedInClient } from '../support/person.ts';
import { Then } from '../support/test.ts';

/** On `/statistics/authority`, signed in as `finadmin`, as a table; what the table adds up is what the server says by another division. */
Then(
  'the table of {string} comes to as much as the finance office is told of the last 12 months',
  '{string}的表格合计与财务处所见近一年一致',
  async ({ page, api }, name: string) => {
    const { client } = await signedInClient(api, 'finadmin');
    const { data } = await client.call(calls.statistics.authority, { by: 'state', period: '12' });
    const count = data?.grants.reduce((sum, group) => sum + group.count, 0);
    await expect(partOf(page, name).getByRole('row').last().getByRole('cell').first()).toHaveText(String(count));
  },
);
