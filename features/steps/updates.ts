import { api as calls } from '@hall/contract/api';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { expect } from '@playwright/test';
import { either } from '../support/either.ts';
import { Frame } from '../support/pages/frame.ts';
import { signedInClient } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';

const DAY_MS = 86_400_000;

type Client = Parameters<typeof signedInClient>[0];

/** Enters an update as whoever keeps the log; its time is days from now. */
async function enter(api: Client, version: string, days: number): Promise<void> {
  const { client } = await signedInClient(api, 'noticeadmin');
  const releasedAt = wireMoment(new Date(Date.now() + days * DAY_MS));
  const { code } = await client.call(calls.updates.createUpdate, {
    ...{ version, releasedAt, level: 'general', title: `版本 ${version}`, content: `<p>${version}</p>` },
  });
  expect(code).toBe('200');
}

/** Some hours ago, entered beside this browser. */
Given('the update {string} came out', '版本{string}已发布', ({ api }, version: string) => enter(api, version, -0.2));

/** Entered beside this browser. */
Given('the update {string} is to come tomorrow', '版本{string}将于明天发布', ({ api }, version: string) => enter(api, version, 1));

/** By its version, beside this browser: its title is another one. */
When(
  '{string} changes the update {string} elsewhere',
  '{string}在别处修改版本{string}',
  async ({ api }, userName: string, version: string) => {
    const { client } = await signedInClient(api, userName);
    const { data } = await client.call(calls.updates.updates, { page: 1, pageSize: 1, version });
    const [update] = data?.rows ?? [];
    if (!update) throw new Error(`there is no update ${version}`);
    const { id, revision, level, releasedAt } = update;
    const change = { id, revision, level, releasedAt, version, title: '别人的标题', content: '<p>x</p>' };
    const { code } = await client.call(calls.updates.changeUpdate, change);
    expect(code).toBe('200');
  },
);

/** By the version in the footer. */
When('I open what is new', '我打开版本更新内容', ({ page }) => new Frame(page).footer.getByRole('button', { name: /\d/ }).click());

/** By what the toast of a new version offers. */
When('I read what the toast tells of', '我点击提示条查看更新内容', ({ page }) =>
  page
    .getByRole('status')
    .getByRole('button', { name: either('查看更新内容', 'See what is new') })
    .click(),
);

/** Versions with commas between them, from top to bottom, and no others; in the dialog of what is new. */
Then('what is new lists {string}', '版本更新内容列出{string}', async ({ page }, versions: string) => {
  const headings = page.getByRole('dialog').getByRole('heading', { level: 3 });
  const listed = async () => (await headings.allTextContents()).map((text) => text.trim().split(' ')[0]);
  await expect.poll(listed).toEqual(versions.split(', '));
});
