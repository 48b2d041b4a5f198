import { api as calls } from '@hall/contract/api';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { expect, type Page } from '@playwright/test';
import { ATTACKING_HTML, expectNothingRuns, LAST_WORD, PARSED } from '../support/attacks.ts';
import { either } from '../support/either.ts';
import { noticesOf } from '../support/notices.ts';
import { NoticeEditor } from '../support/pages/notice-editor.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const DRAFT = { level: 1, pinned: false, everyone: true, departmentIds: [], roleIds: [] };

/** Written by the notice administrator before the page is opened, for everyone, and published. */
Given('the notice {string} was published', '公告{string}已发布', async ({ api }, title: string) => {
  const { client } = await signedInClient(api, 'noticeadmin');
  const { data } = await client.call(calls.notices.save, { ...DRAFT, title, titleEn: title, content: `<p>${title}</p>` });
  if (!data) throw new Error('the notice was not saved');
  await client.call(calls.notices.publish, data);
});

/** By another administrator, while it is open here. */
When('another administrator changes the notice {string}', '另一名管理员修改了公告{string}', async ({ api }, title: string) => {
  const { client } = await signedInClient(api, 'admin');
  const { data } = await client.call(calls.notices.managed, { page: 1, pageSize: 1, text: title });
  const [notice] = data?.rows ?? [];
  const { code } = await client.call(calls.notices.save, { ...DRAFT, ...notice, content: '<p>x</p>', title, titleEn: title });
  expect(code).toBe('200');
});

/** On the page of notice management, as far as its editor. */
When('I begin a notice', '我新建公告', ({ page }) => new NoticeEditor(page).begin());

/** In the editor that is open. */
When('I call the notice {string}', '我将公告标题写为{string}', ({ page }, title: string) => new NoticeEditor(page).title.fill(title));

/** In its Chinese text: where the cursor is, or at the end. */
When('I write {string}', '我写下{string}', async ({ page }, words: string) => {
  const { text } = new NoticeEditor(page);
  if (!(await text.evaluate((element) => element.contains(document.activeElement)))) {
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
  }
  await page.keyboard.type(words);
});

/** Some of what stands in its Chinese text. */
Then('the text has {string}', '正文中有{string}', ({ page }, words: string) => expect(new NoticeEditor(page).text).toContainText(words));

/** A tool above the Chinese text, by its whole name. */
When('I use the tool {string}', '我使用工具{string}', ({ page }, name: string) =>
  new NoticeEditor(page).dialog.getByRole('toolbar').first().getByRole('button', { name, exact: true }).click(),
);

/** After `I use the tool "Link"`, or its Chinese name. */
When('I give the link the address {string}', '我将链接地址填为{string}', async ({ page }, address: string) => {
  await page.getByLabel(either('链接地址', 'Address of the link')).fill(address);
  await page.keyboard.press('Enter');
});

/** One of the kinds `heading`, `list item`, `cell`, `link`, in the Chinese text, by its words. */
Then('the text has a/the {word} {string}', '正文中有{word}{string}', async ({ page }, kind: string, words: string) => {
  const tags: Readonly<Record<string, string>> = {
    heading: 'h2',
    标题: 'h2',
    item: 'li',
    条目: 'li',
    cell: 'td, th',
    单元格: 'td, th',
    link: 'a',
  };
  const tag = tags[kind];
  if (!tag) throw new Error(`There is no kind "${kind}"; there are: ${Object.keys(tags).join(', ')}`);
  await expect(new NoticeEditor(page).text.locator(tag).filter({ hasText: words }).first()).toBeVisible();
});

/** A paragraph, a list of one item, and a table, as Word writes them. */
When('I paste a title, a list and a table from Word', '我从Word粘贴标题、列表和表格', ({ page }) =>
  new NoticeEditor(page).paste(
    '<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->' +
      "<p class=MsoTitle><b><span style='font-size:16pt'>结账安排<o:p></o:p></span></b></p>" +
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>差旅</p>" +
      '<table class=MsoTableGrid><tr><td style="width:207pt"><p class=MsoNormal>财务处<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>',
  ),
);

When('I paste every attack of the corpus', '我粘贴全部攻击样本', async ({ page, trouble }) => {
  trouble.expect(PARSED);
  await new NoticeEditor(page).paste(ATTACKING_HTML);
});

/** After the attacks were pasted. */
Then('nothing of it has run and nothing that could run is in the text', '样本没有运行，正文中也没有可运行的内容', async ({ page }) => {
  const { text } = new NoticeEditor(page);
  await expect(text).toContainText(LAST_WORD);
  const left = await text.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((part) => [`<${part.localName}`, ...part.getAttributeNames()]),
  );
  expect(left.filter((name) => /^on|^<(script|iframe|object|embed|form|input|style|svg|math|video|audio|img)$/.test(name))).toEqual([]);
  await expectNothingRuns(page);
});

async function chooseGroup(page: Page, kind: 'departments' | 'roles', name: string): Promise<void> {
  const editor = new NoticeEditor(page);
  await editor.choose('指定部门或角色', 'Some departments or roles');
  await editor.groups(kind).fill(name);
  await page.locator('.ant-select-dropdown:visible').getByText(name, { exact: true }).first().click();
  // The Tab key leaves the list of a tree open over what is pressed next.
  await page.keyboard.press(kind === 'departments' ? 'Escape' : 'Tab');
}

/** By its name in the present language, as below. */
When('it is for the department {string}', '公告发给部门{string}', ({ page }, name: string) => chooseGroup(page, 'departments', name));

/** As above. */
When('it is for the role {string}', '公告发给角色{string}', ({ page }, name: string) => chooseGroup(page, 'roles', name));

Then('it reaches {int} people', '公告将送达{int}人', ({ page }, count: number) =>
  expect(new NoticeEditor(page).dialog.getByRole('status').filter({ hasText: /\d/ })).toHaveText(
    new RegExp(`\\b${count}\\b|\\s${count}\\s`),
  ),
);

/** In the editor: what becomes of it once it is sent. */
When('it is to be published now', '公告立即发布', ({ page }) => new NoticeEditor(page).choose('立即发布', 'Publish now'));

/** By the clock of this machine, which is that of the server. */
When('it is to be published in {int} minutes', '公告在{int}分钟后发布', async ({ page }, minutes: number) => {
  const editor = new NoticeEditor(page);
  await editor.choose('定时发布', 'Publish at a time');
  const at = editor.dialog.getByLabel(either('发布时间', 'Published'));
  await at.fill(wireMoment(new Date(Date.now() + minutes * 60_000)));
  await at.press('Enter');
});

/** In the editor: all the levels that there are to choose from. */
Then(
  'the level is one of {string}, {string} and {string}',
  '级别可选{string}、{string}和{string}',
  ({ page }, one: string, two: string, three: string) => expect(new NoticeEditor(page).levels).toHaveText([one, two, three]),
);

/** Texts of a few bytes. */
When('I attach {int} file(s)', '我添加{int}个附件', async ({ page }, count: number) => {
  const files = Array.from({ length: count }, (_, index) => ({
    name: `file-${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('text'),
  }));
  await new NoticeEditor(page).dialog.locator('input[type=file]').setInputFiles(files);
});

/** A text of a few bytes. */
When('I attach a file called {string}', '我添加名为{string}的附件', ({ page }, name: string) =>
  new NoticeEditor(page).dialog.locator('input[type=file]').setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from('text') }]),
);

Then('it has {int} attachment(s)', '公告有{int}个附件', ({ page }, count: number) =>
  expect(new NoticeEditor(page).dialog.locator('.file-field li')).toHaveCount(count),
);

/** In the list of notices of that person. */
Then('{string} sees the notice {string}', '{string}能看到公告{string}', async ({ api }, userName: string, title: string) => {
  await expect.poll(async () => (await noticesOf(api, userName)).map((notice) => notice.title)).toContain(title);
});

/** As above. */
Then('{string} does not see the notice {string}', '{string}看不到公告{string}', async ({ api }, userName: string, title: string) => {
  expect((await noticesOf(api, userName)).map((notice) => notice.title)).not.toContain(title);
});

/** In another browser. */
When('{string} reads the notice {string}', '{string}阅读公告{string}', async ({ api }, userName: string, title: string) => {
  const { client } = await signedInClient(api, userName);
  const found = (await noticesOf(api, userName)).find((notice) => notice.title === title);
  await client.call(calls.todos.changeState, { id: found?.id ?? '', read: true });
});

/** On the page of who has read a notice, as far as the question. */
When('I remind those who have not read it', '我提醒未读人员', ({ page }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: either('提醒未读人员', 'Remind those who have not read it') })
    .click(),
);
