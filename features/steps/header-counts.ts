import { expect, type Page } from '@playwright/test';
import { either } from '../support/either.ts';
import { Frame } from '../support/pages/frame.ts';
import { pendingOf } from '../support/pending.ts';
import { infoOf, signedInClient } from '../support/person.ts';
import { Then, When } from '../support/test.ts';

/** What the header counts, each beside a tool of its own. */
const COUNTS = { unread: /^(?:通知公告，(\d+) 条未读|Notices, (\d+) unread)$/, pending: /^(?:待办事项，(\d+) 项|Pending items, (\d+))$/ };
type Counted = keyof typeof COUNTS;

/** @returns `undefined` while it is not known */
async function countOf(page: Page, what: Counted): Promise<number | undefined> {
  const link = new Frame(page).tool(COUNTS[what]);
  const [, zh, en] = COUNTS[what].exec((await link.count()) === 1 ? ((await link.getAttribute('aria-label')) ?? '') : '') ?? [];
  const number = zh ?? en;
  return number === undefined ? undefined : Number(number);
}

/** Of everybody, and 0 where nothing waits. */
Then(
  'the header counts what is unread and pending for {string}',
  '页头显示{string}的未读和待办数量',
  async ({ page, api }, userName: string) => {
    const { client } = await signedInClient(api, userName);
    const { businessNoticeCount, formNoticeCount } = await infoOf(api, userName);
    const pending = await pendingOf(client);
    await expect.poll(() => countOf(page, 'unread')).toBe(businessNoticeCount + formNoticeCount);
    await expect.poll(() => countOf(page, 'pending')).toBe(pending);
  },
);

/** Remembers the numbers beside the bell and the pending items, for a later "less" or "more"; none is 0. */
When('I note what the header counts', '我记下页头的数量', async ({ page, memory }) => {
  const counted = async () => ({ unread: await countOf(page, 'unread'), pending: await countOf(page, 'pending') });
  await expect.poll(counted).toEqual({ unread: expect.any(Number), pending: expect.any(Number) });
  memory.counted = await counted();
});

/** A count is as much more than it was when it was noted; less, where the number is negative. */
async function expectMore(page: Page, what: Counted, noted: Readonly<Partial<Record<Counted, number>>> | undefined, more: number) {
  const before = noted?.[what];
  if (before === undefined) throw new Error('Note first what the header counts');
  await expect.poll(() => countOf(page, what)).toBe(before + more);
}

/** Than when it was noted. */
Then('the header counts {int} unread notice(s) less', '页头的未读公告少了{int}条', ({ page, memory }, count: number) =>
  expectMore(page, 'unread', memory.counted, -count),
);

/** Than when it was noted. */
Then('the header counts {int} unread notice(s) more', '页头的未读公告多了{int}条', ({ page, memory }, count: number) =>
  expectMore(page, 'unread', memory.counted, count),
);

/** Than when it was noted. */
Then('the header counts {int} pending item(s) less', '页头的待办事项少了{int}项', ({ page, memory }, count: number) =>
  expectMore(page, 'pending', memory.counted, -count),
);

/** Than when it was noted. */
Then('the header counts {int} pending item(s) more', '页头的待办事项多了{int}项', ({ page, memory }, count: number) =>
  expectMore(page, 'pending', memory.counted, count),
);

When('I follow the pending items of the header', '我点击页头的待办事项', ({ page }) =>
  new Frame(page).tool(/^(待办事项|Pending items)/).click(),
);

/** And has the focus, so that it is seen to be meant also where it was in view before. */
Then('what is pending is in view', '待办内容可见', async ({ page }) => {
  const card = page.getByRole('main').getByRole('region', { name: either('待办事项', 'Pending items') });
  await expect(card.getByRole('heading').first()).toBeInViewport();
  await expect(card).toBeFocused();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
