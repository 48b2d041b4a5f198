import { describe, expect, it, vi } from 'vitest';
import { type Going, isClosing, signOutOnClose } from './closing.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const going = (part: Partial<Going>): Going => ({
  cached: false,
  ownNavigation: false,
  sinceBeforeUnload: 1,
  userAgent: CHROME,
  ...part,
});

describe('AUTH-11 whether a page that goes away is being closed', () => {
  it.each([
    ['Chrome, at once', {}, true],
    ['Chrome, after 5 ms', { sinceBeforeUnload: 5 }, true],
    ['Chrome, after 6 ms: a reload, or another address', { sinceBeforeUnload: 6 }, false],
    ['Chrome, without beforeunload', { sinceBeforeUnload: Number.POSITIVE_INFINITY }, false],
    ['Safari, at once', { userAgent: SAFARI }, true],
    ['Firefox, whatever the time', { userAgent: FIREFOX, sinceBeforeUnload: 500 }, true],
    ['Firefox, without beforeunload', { userAgent: FIREFOX, sinceBeforeUnload: Number.POSITIVE_INFINITY }, true],
    ['Edge', { userAgent: `${CHROME} Edg/140.0.0.0` }, false],
    ['Edge before Chromium', { userAgent: `${CHROME} Edge/18.17763` }, false],
    ['Edge on Android', { userAgent: `${CHROME} EdgA/140.0.0.0` }, false],
    ['IE 11', { userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' }, false],
    ['IE 10', { userAgent: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)' }, false],
    ['into the back/forward cache', { cached: true }, false],
    ['into the back/forward cache of Firefox', { cached: true, userAgent: FIREFOX }, false],
    ['sent elsewhere by ourselves', { ownNavigation: true }, false],
    ['sent elsewhere by ourselves, in Firefox', { ownNavigation: true, userAgent: FIREFOX }, false],
  ] as const)('AUTH-11 %s', (_, part, expected) => {
    expect(isClosing(going(part))).toBe(expected);
  });
});

describe('AUTH-11 signing out when a page is closed', () => {
  function closable({ isLast = true, took = 1 }: { isLast?: boolean; took?: number } = {}) {
    const page = new EventTarget();
    const signOut = vi.fn();
    let now = 1_000;
    signOutOnClose({
      page: page as Pick<Window, 'addEventListener'>,
      userAgent: CHROME,
      now: () => now,
      ownNavigation: () => false,
      isLast: () => isLast,
      signOut,
    });
    const go = (persisted = false) => {
      page.dispatchEvent(new Event('beforeunload'));
      now += took;
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    };
    return { go, signOut };
  }

  it('AUTH-11 the last page signs out', () => {
    const { go, signOut } = closable();
    go();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('AUTH-11 one of several does not', () => {
    const { go, signOut } = closable({ isLast: false });
    go();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('AUTH-11 a reload does not', () => {
    const { go, signOut } = closable({ took: 40 });
    go();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('AUTH-11 a page that may come back does not', () => {
    const { go, signOut } = closable();
    go(true);
    expect(signOut).not.toHaveBeenCalled();
  });
});
