import { readFile } from 'node:fs/promises';
import { api as calls } from '@hall/contract/api';
import { wireDay } from '@hall/contract/rules/shanghai';
import { expect, type Locator, type Page } from '@playwright/test';
import { left } from '../support/left.ts';
import { nextDownload } from '../support/next-download.ts';
import { ListPage } from '../support/pages/list-page.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const TEXT = 'On the strength of this';

const filesIn = (page: Page): Locator => page.getByRole('dialog').locator('.file-field li');
const besideOf = (page: Page): Locator => new ListPage(page).main.locator('.kit-beside');

/** What all special grants that scenarios start from have in common. */
const TERMS = {
  ...{ withBelow: false, duration: 'month' as const, controlled: true, amount: '500.00' },
  ...{ mayRegrant: false, showsBalance: true, showsLedger: false, reason: 'Inspection of the ministry' },
} as const;

/** Beside this browser: on the project that is found by a part of its name, of 500.00 yuan for a month. */
Given(
  '{string} gave {string} a special grant on {string} with the file {string}',
  '{string}已给{string}在项目{string}上的特殊授权，附件为{string}',
  async ({ api }, giver: string, holder: string, text: string, name: string) => {
    const { client } = await signedInClient(api, giver);
    const me = left((await (await signedInClient(api, holder)).client.call(calls.account.me)).data, `${holder} is nobody`);
    const found = await client.call(calls.applications.projects, { text, page: 1, pageSize: 1 });
    const { code: project } = left(found.data?.rows[0], `no project is called ${text}`);
    const file = Buffer.from(TEXT).toString('base64');
    const { id } = left((await client.call(calls.authorizations.keepFile, { name, file })).data, 'the file was not taken');
    const whose = { project, staffNumber: me.staffNumber, firstDay: wireDay(new Date()), attachments: [id] };
    expect((await client.call(calls.authorizations.giveSpecial, { ...TERMS, systems: ['expense' as const], ...whose })).code).toBe('200');
  },
);

/** A text of a few bytes. */
When('in the dialog I attach the file {string}', '我在对话框中添加附件{string}', ({ page }, name: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(TEXT) }]),
);

/** All of them, uploaded, in their order; names with commas between them. */
Then('in the dialog the files are {string}', '对话框中的附件为{string}', async ({ page }, names: string) => {
  const expected = names.split(/[,，]\s*/).map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}\\d+ KB`));
  await expect(filesIn(page)).toHaveText(expected);
});

/** In a list whose newest row is the first. */
When('I open the newest grant', '我打开最新的授权', async ({ page }) => {
  await new ListPage(page).rows
    .first()
    .getByRole('button', { name: /^SQ\d+$/ })
    .click();
});

When('I download the file {string} beside the list', '我下载列表旁的附件{string}', async ({ page, memory }, name: string) => {
  const waiting = nextDownload(page);
  await besideOf(page)
    .getByRole('button', { name: new RegExp(`^(下载|Download) ${name}$`) })
    .click();
  memory.download = await waiting;
});

/** One that scenarios attach. */
Then('I get the text file {string}', '我得到文本文件{string}', async ({ memory }, name: string) => {
  expect(memory.download?.suggestedFilename()).toBe(name);
  expect(await readFile((await memory.download?.path()) ?? '', 'utf8')).toBe(TEXT);
});

/** The whole name of a button of the row in full, which is there otherwise. */
Then('beside the list nobody can choose {string}', '列表旁不能选择{string}', ({ page }, name: string) =>
  expect(besideOf(page).getByRole('button', { name, exact: true })).toHaveCount(0),
);
