import { api } from '@hall/contract/api';
import { PARAMETERS } from '@hall/contract/parameter-table';
import { expect } from '@playwright/test';
import { named } from '../support/named.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** A system parameter by its name, as the table of parameters has it, beside this browser: its call is another one. */
When(
  '{string} changes the parameter {string} to {string} elsewhere',
  '{string}在别处将参数{string}改为{string}',
  async ({ api: beside }, userName: string, parameter: string, value: string) => {
    const { id } = named('parameter', parameter, PARAMETERS);
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.parameters.settings, { id, page: 1, pageSize: 1 });
    const [setting] = data?.rows ?? [];
    if (!setting) throw new Error(`there is no parameter ${parameter}`);
    const { name, nameEn, version } = setting;
    expect((await client.call(api.parameters.changeParameter, { id, name, nameEn, version, value })).code).toBe('200');
  },
);

/** A switch of the form in the dialog, by its label: on, or off again. */
When('in the dialog I switch {string}', '我在对话框切换{string}', ({ page }, label: string) =>
  page.getByRole('dialog').getByRole('switch', { name: label }).click(),
);

/** The latest change in the history of a parameter: of which field, and from what to what. */
Then(
  'the history tells of {string}, from {string} to {string}',
  '变更历史写明{string}由{string}改为{string}',
  async ({ page }, field: string, before: string, after: string) => {
    const row = page.getByRole('dialog').getByRole('listitem').first().getByRole('row').filter({ hasText: field }).last();
    await expect(row.locator('del')).toHaveText(before);
    await expect(row.locator('ins')).toHaveText(after);
  },
);
