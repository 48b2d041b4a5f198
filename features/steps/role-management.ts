import { api } from '@hall/contract/api';
import { spellingOf } from '@hall/database/spelling';
import { expect, type Locator, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { listed } from '../support/named.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { seededPerson, signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog').first();

/** The tick box of a permission in the form of a role, which is looked for by its name. */
async function tickOf(page: Page, permission: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await dialog.getByPlaceholder(either('查找权限', 'Find a permission')).fill(permission);
  const row = dialog.locator('.ant-tree-treenode').filter({ has: page.getByText(permission, { exact: true }) });
  await expect(row).toHaveCount(1);
  return row.locator('.ant-tree-checkbox');
}

/** In the form of a role, by its whole name. */
When('I give the permission {string}', '我勾选权限{string}', async ({ page }, permission: string) => {
  const tick = await tickOf(page, permission);
  await tick.click();
  await expect(tick).toHaveClass(/ant-tree-checkbox-checked/);
});

/** As above; one that the role holds. */
When('I take the permission {string}', '我取消权限{string}', async ({ page }, permission: string) => {
  const tick = await tickOf(page, permission);
  await expect(tick).toHaveClass(/ant-tree-checkbox-checked/);
  await tick.click();
});

const ADD_PEOPLE = either('添加成员', 'Add people');

/** Of those whom a picker offers, which has the focus. */
async function choosePerson(page: Page, typed: string, staffNumber: string): Promise<void> {
  await page.keyboard.type(typed);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: staffNumber }).click();
}

/** In the dialog of the people of a role: by the initials of the name in pinyin. */
When('I add {string}, found by pinyin, to the role', '我按拼音查找{string}并加入角色', async ({ page }, userName: string) => {
  const { name, staffNumber } = seededPerson(userName);
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: ADD_PEOPLE }).click();
  await choosePerson(page, spellingOf(name).split(' ')[0] ?? '', staffNumber);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: ADD_PEOPLE }).click();
});

/** As above: by their staff numbers, with commas between them. */
When('I add {string} to the role', '我将{string}加入角色', async ({ page }, staffNumbers: string) => {
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: ADD_PEOPLE }).click();
  for (const staffNumber of listed(staffNumbers)) await choosePerson(page, staffNumber, staffNumber);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: ADD_PEOPLE }).click();
});

/** As above, of those who have it; the question is answered with yes. */
When('I remove {string} from the role', '我从角色移除{string}', async ({ page }, userName: string) => {
  const { staffNumber } = seededPerson(userName);
  const row = dialogOf(page).getByRole('listitem').filter({ hasText: staffNumber });
  await row.getByRole('button', { name: either('移除', 'Remove') }).click();
  await page.locator('.ant-popconfirm:visible .ant-btn-primary').click();
});

/** What is told before a role is saved, deleted, given or taken: by the name of the permission. */
Then('{string} loses {string} by it', '{string}将失去权限{string}', ({ page }, userName: string, permission: string) => {
  const { nameEn, name } = seededPerson(userName);
  const lost = page.locator('.role-effects-part').filter({ has: page.getByRole('heading', { name: either('减少', 'Lost') }) });
  const line = lost.getByRole('listitem').filter({ has: page.getByText(permission, { exact: true }) });
  return expect(line).toContainText(new RegExp(`${name}|${nameEn}`));
});

/** An action of a row that is there and cannot be used, with the reason. */
Then(
  '{string} in the row {string} cannot be chosen, because {string}',
  '不能选择{string}，在包含{string}的行中，因为{string}',
  async ({ page }, action: string, text: string, reason: string) => {
    const row = new ListPage(page).rows.filter({ hasText: text });
    await expect(row).toHaveCount(1);
    if ((await row.getByRole('button', { name: action, exact: true }).count()) === 0)
      await row.getByRole('button', { name: either('更多操作', 'More actions') }).click();
    const button = page.getByRole('button', { name: action, exact: true }).locator('visible=true').last();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  },
);

/** Beside this browser, by the id of the role: its remark is another one. */
When(
  '{string} changes the role {string} elsewhere',
  '{string}在别处修改角色{string}',
  async ({ api: beside }, userName: string, id: string) => {
    const { client } = await signedInClient(beside, userName);
    const { data } = await client.call(api.roles.role, { id });
    if (!data) throw new Error(`there is no role ${id}`);
    const { name, nameEn, remarkEn } = data.role;
    const draft = { id, name, nameEn, remark: 'elsewhere', remarkEn, grants: data.grants, version: data.role.version };
    expect((await client.call(api.roles.changeRole, draft)).code).toBe('200');
  },
);

/** Of the form in the dialog, by the label of the field. */
Then('in the dialog {string} has {string}', '对话框的{string}为{string}', ({ page }, label: string, text: string) =>
  expect(dialogOf(page).getByRole('form').getByLabel(label, { exact: true })).toHaveValue(text),
);

/** By a call of its own, after a sign-in of its own. */
Then('{string} may read the sign-in log', '{string}可查看登录日志', async ({ api: beside }, userName: string) => {
  const { client } = await signedInClient(beside, userName);
  expect((await client.call(api.logs.signIns, { page: 1, pageSize: 10 })).code).toBe('200');
});

/** Beside this browser; by the sign-in name. */
When(
  'another administrator gives {string} the email address {string}',
  '另一名管理员把{string}的邮箱改为{string}',
  async ({ api: beside }, userName: string, email: string) => {
    const { client } = await signedInClient(beside, 'admin');
    const { data } = await client.call(api.people.person, { staffNumber: seededPerson(userName).staffNumber });
    if (!data) throw new Error(`there is no ${userName}`);
    const { maskedIdNumber: _, ...known } = data;
    const contact = { email, phone: known.phone ?? '13900001111' };
    expect((await client.call(api.people.changePerson, { ...known, ...contact })).code).toBe('200');
  },
);
