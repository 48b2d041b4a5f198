import { api } from '@hall/contract/api';
import { CODE_SETS } from '@hall/contract/offered-codes';
import { expect } from '@playwright/test';
import { named } from '../support/named.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** Why an account is locked or disabled, as the dialog that asks for it has it. */
Then('the reason in the dialog is {string}', '对话框中的原因为{string}', async ({ page }, reason: string) => {
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(reason);
});

/** A code of the list by a text of its row, and the whole of why. */
Then(
  'the code {string} cannot be deleted, because {string}',
  '代码{string}不能删除，因为{string}',
  async ({ page }, text: string, reason: string) => {
    const row = new ListPage(page).rows.filter({ hasText: text });
    await expect(row.getByRole('button', { name: /^(删\s?除|Delete)$/ })).toHaveAccessibleDescription(reason);
  },
);

/** A code, and its set as the contract calls it: `lockReasons` or `disableReasons`; beside this browser. */
When(
  '{string} renames the code {string} of {string} elsewhere',
  '{string}在别处修改代码{string}的名称，属于{string}',
  async ({ api: beside }, userName: string, code: string, set: string) => {
    const setId = named('set of codes', set, CODE_SETS);
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.codes.entries, { setId, code, page: 1, pageSize: 1 });
    const [entry] = data?.rows ?? [];
    if (!entry) throw new Error(`there is no code ${code}`);
    const { used: _, shipped: __, ...rest } = entry;
    expect((await client.call(api.codes.changeEntry, { ...rest, setId, name: `${rest.name}*` })).code).toBe('200');
  },
);

/** As above, of a set. */
When(
  '{string} gives the set of codes {string} the name {string} elsewhere',
  '{string}在别处将代码{string}的名称改为{string}',
  async ({ api: beside }, userName: string, set: string, name: string) => {
    const setId = named('set of codes', set, CODE_SETS);
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.codes.sets, { setId, page: 1, pageSize: 1 });
    const [found] = data?.rows ?? [];
    if (!found) throw new Error(`there is no set of codes ${setId}`);
    const { entries: _, shipped: __, ...rest } = found;
    expect((await client.call(api.codes.changeSet, { ...rest, name })).code).toBe('200');
  },
);
