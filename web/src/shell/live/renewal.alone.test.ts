// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal } from './renewal.ts';

const made = vi.hoisted(() => ({ stale: [] as string[][] }));
vi.mock('../../shared/api/hall-api.ts', () => ({
  apiWithTags: () => ({ util: { invalidateTags: (tags: string[]) => made.stale.push([...tags].sort()) } }),
}));

let visibility = 'visible';
let renewal = createRenewal(vi.fn());

describe('MENU-9 what news makes the page ask anew for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    made.stale.length = 0;
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
    renewal = createRenewal(vi.fn());
  });
  afterEach(() => {
    renewal.stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    ['unread', ['account/me', 'notices/unread']],
    ['notices', ['account/me', 'notices/list', 'notices/unread']],
    ['todos', ['todos/pending']],
    ['pushed', ['todos/pushed']],
  ])('of %s', (topic, tags) => {
    renewal.renew([topic]);
    vi.advanceTimersByTime(3_200);
    expect(made.stale).toEqual([tags]);
  });

  it('of nothing that it does not know', () => {
    renewal.renew(['weather']);
    vi.advanceTimersByTime(3_200);
    expect(made.stale).toEqual([]);
  });

  it('in one go for what comes together', () => {
    renewal.renew(['unread']);
    renewal.renew(['pushed']);
    vi.advanceTimersByTime(200);
    expect(made.stale).toEqual([['account/me', 'notices/unread', 'todos/pushed']]);
  });

  it('once the page can be seen', () => {
    visibility = 'hidden';
    renewal.renew(['pushed']);
    vi.advanceTimersByTime(60_000);
    expect(made.stale).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(made.stale).toEqual([['todos/pushed']]);
  });
});
