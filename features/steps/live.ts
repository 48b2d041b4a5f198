import { hubOf } from '@hall/mock-server/domains/live/hub';
import { expect } from '@playwright/test';
import type { Hall } from '../support/hall.ts';
import { left, NO_SECOND_TAB } from '../support/left.ts';
import { Frame } from '../support/pages/frame.ts';
import { Then } from '../support/test.ts';

const listening = ({ services }: Hall): number => hubOf(left(services, 'this hall runs elsewhere')).size();

/** To what changes on the server, with one connection for all of its windows; `@in-process`. */
Then('the browser listens once', '浏览器只建立一个实时连接', ({ hall }) => expect.poll(() => listening(hall), { timeout: 20_000 }).toBe(1));

/** To what changes on the server; `@in-process`. */
Then('the browser does not listen', '浏览器没有实时连接', ({ hall }) => expect.poll(() => listening(hall)).toBe(0));

/** Unread notices, in its header; the first tab has to show them. */
Then('the second tab of the browser counts as many', '浏览器第二个标签页的数量相同', async ({ page, memory }) => {
  const name = /^(通知公告，\d+ 条未读|Notices, \d+ unread)$/;
  const said = await new Frame(page).tool(name).getAttribute('aria-label');
  await expect(new Frame(left(memory.secondTab, NO_SECOND_TAB)).tool(name)).toHaveAttribute('aria-label', said ?? '');
});
