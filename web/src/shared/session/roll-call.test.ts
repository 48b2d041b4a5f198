import { expect, it } from 'vitest';
import { type Channel, createRollCall } from './roll-call.ts';

/** Pages of one browser: each hears what the others say. */
function browser() {
  const listeners = new Map<string, Parameters<Channel['addEventListener']>[1]>();
  return {
    crash: (page: string) => listeners.delete(page),
    open(page: string, session: string | null = 'one') {
      const channel: Channel = {
        postMessage: (data) => {
          for (const [name, hear] of [...listeners]) if (name !== page) hear({ data });
        },
        addEventListener: (_, listener) => listeners.set(page, listener),
      };
      const roll = createRollCall(channel, page, () => session ?? undefined);
      roll.call();
      return roll;
    },
  };
}

it('AUTH-11 a page by itself is the last', () => {
  expect(browser().open('a').isLast()).toBe(true);
});

it('AUTH-11 two pages know of each other, whichever was there first, until one goes', () => {
  const { open } = browser();
  const [a, b] = [open('a'), open('b')];
  expect([a.isLast(), b.isLast()]).toEqual([false, false]);
  a.leave();
  expect(b.isLast()).toBe(true);
});

it('AUTH-11 pages of another session, or of none, do not count', () => {
  const { open } = browser();
  const a = open('a');
  open('b', 'another');
  open('c', null);
  expect(a.isLast()).toBe(true);
});

it('AUTH-11 a page that crashed is forgotten at the next call', () => {
  const { open, crash } = browser();
  const a = open('a');
  open('b');
  crash('b');
  expect(a.isLast()).toBe(false);
  a.call();
  expect(a.isLast()).toBe(true);
});
