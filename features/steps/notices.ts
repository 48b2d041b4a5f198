import { api as calls } from '@hall/contract/api';
import { Notice } from '@hall/contract/notices';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import { expect } from '@playwright/test';
import { escaped } from '../support/either.ts';
import { languageOf } from '../support/language.ts';
import { noticesOf } from '../support/notices.ts';
import { NoticesPage } from '../support/pages/notices-page.ts';
import { signedInUser } from '../support/person.ts';
import { Given, Then, When } from '../support/test.ts';
import { changeWire } from '../support/wire-faults.ts';

/** What the levels of notices are called. */
const LEVELS: Readonly<Record<number, RegExp>> = { 1: /^(普通|Ordinary)$/, 2: /^(紧急|Urgent)$/, 3: /^(重要|Important)$/ };

Then('I see the list of notices', '我看到公告列表', async ({ page }) => {
  await expect(page).toHaveURL(/\/tzgg/);
  await expect(new NoticesPage(page).rows.first()).toBeVisible();
});

/** All on one page: `I show 50 rows a page` before it. */
Then(
  'the list has every published notice that is meant for {string}, and no other',
  '列表包含发给{string}的全部已发布公告，且没有其他公告',
  async ({ page, api }, userName: string) => {
    const notices = await noticesOf(api, userName);
    const list = new NoticesPage(page);
    const english = (await languageOf(page)) === 'en';
    const titles = notices.map(({ title, titleEn = title }) => (english ? titleEn : title));
    await expect.poll(async () => (await list.titles()).sort()).toEqual(titles.sort());
  },
);

/** Both kinds have to be among the rows shown. */
Then('unread notices come before read ones', '未读公告排在已读之前', async ({ page }) => {
  const { rows } = new NoticesPage(page);
  const unread = async () => (await rows.allInnerTexts()).map((text) => /^\s*(未读|Unread)/.test(text));
  const both = 'the page has both read and unread notices; show more rows if need be';
  await expect.poll(async () => new Set(await unread()).size, both).toBe(2);
  const shown = await unread();
  expect(shown).toEqual([...shown].sort((one, other) => Number(other) - Number(one)));
});

/** All on one page: `I show 50 rows a page` before it. The red ones are the urgent. */
Then(
  'ordinary, important and red notices of {string} are marked as such',
  '{string}的普通、重要和红色公告有相应标记',
  async ({ page, api }, userName: string) => {
    const list = new NoticesPage(page);
    const notices = await noticesOf(api, userName);
    expect(new Set(notices.map(({ level }) => level)).size).toBeGreaterThan(2);
    for (const { title, titleEn = title, level } of notices) {
      const row = list.rows.filter({ hasText: new RegExp(`${escaped(title)}|${escaped(titleEn)}`) }).first();
      await expect(row.getByRole('cell', { name: LEVELS[level] ?? LEVELS[3] })).toHaveCount(1);
      const [red = 0, green = 0, blue = 0] = await list
        .titleIn(row)
        .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
      expect([title, red > 150 && green < 90 && blue < 90]).toEqual([title, level === 2]);
    }
  },
);

/** Before the page that shows it: 1 ordinary, 2 urgent, 3 or any other important; for this browser alone. */
Given('the first notice is of level {int}', '第一条公告的级别是{int}', ({ context }, level: number) =>
  changeWire(context, calls.notices.list as Endpoint, (data) => {
    const { rows, ...more } = data as { rows: object[] };
    return { ...more, rows: rows.map((row, index) => (index === 0 ? { ...row, [wireName(Notice, 'level')]: level } : row)) };
  }),
);

/** By the level as the row names it, such as “Urgent” (紧急). */
Then('the first row of notices is marked {string}', '列表第一条公告标记为{string}', async ({ page }, mark: string) => {
  await expect(new NoticesPage(page).rows.first().getByRole('cell', { name: mark, exact: true })).toBeVisible();
});

/** As above; the dialog of the notice that is being read. */
Then('its dialog is marked {string}', '其对话框标记为{string}', async ({ page }, mark: string) => {
  await expect(new NoticesPage(page).dialog.getByRole('article').getByText(mark, { exact: true })).toBeVisible();
});

/** As above; with the home page open. */
Then('the first notice at home is marked {string}', '首页第一条公告标记为{string}', async ({ page }, mark: string) => {
  await expect(page.locator('.notices-card li').first().getByText(mark, { exact: true })).toBeVisible();
});

/** What each filter is tried with, in Chinese and in English, and whether a notice fits it. */
const FILTERS: Readonly<Record<'level' | 'text' | 'date', { zh: string; en: string; fits: (notice: Notice, value: string) => boolean }>> = {
  level: { zh: '紧急', en: 'Urgent', fits: ({ level }) => level === 2 },
  text: {
    zh: '报销',
    en: 'claim',
    fits: ({ title, titleEn, content, contentEn }, value) =>
      [title, titleEn, content, contentEn].some((text) => text?.toLowerCase().includes(value)),
  },
  date: {
    zh: '近 7 天',
    en: 'Last 7 days',
    fits: ({ publishedAt = '' }) => publishedAt >= wireDay(new Date(Date.now() - 8 * 86_400_000)),
  },
};

/** What scenarios call the filters. */
const FILTER_NAMES: Readonly<Record<string, keyof typeof FILTERS>> = {
  level: 'level',
  级别: 'level',
  text: 'text',
  内容: 'text',
  date: 'date',
  日期: 'date',
};

/** `level`, `text` or `date` (级别, 内容, 日期), each by a value of its own; in the list of notices, which has to be open. */
When('I filter the notices by {word}', '我按{word}筛选公告', async ({ page, memory }, name: string) => {
  const kind = FILTER_NAMES[name];
  if (!kind) throw new Error(`There is no filter "${name}"; there are: ${Object.keys(FILTER_NAMES).join(', ')}`);
  const list = new NoticesPage(page);
  memory.count = await list.count();
  const value = FILTERS[kind][await languageOf(page)];
  memory.fits = (notice) => FILTERS[kind].fits(notice, value);
  await list.search(kind, value);
});

/** After the step above, with “fewer than before” told by what the list counts; of the rows of this page. */
Then('every listed notice fits, and there are fewer than before', '列出的公告都符合条件，且比之前少', async ({ page, api, memory }) => {
  const list = new NoticesPage(page);
  await expect.poll(() => list.count()).toBeLessThan(memory.count ?? 0);
  const fitting = (await noticesOf(api, await signedInUser(api, page))).filter((notice) => memory.fits?.(notice));
  const titles = await list.titles();
  expect(titles).not.toHaveLength(0);
  for (const title of titles) expect(fitting.flatMap((notice) => [notice.title, notice.titleEn])).toContain(title);
});
