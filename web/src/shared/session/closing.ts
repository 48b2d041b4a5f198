/** Longest time between `beforeunload` and `pagehide` when a page is closed and not reloaded or left for another, in ms. */
const CLOSE_MS = 5;

/** What is known when a page goes away. */
export interface Going {
  /** It goes into the back/forward cache and may come back. */
  readonly cached: boolean;
  /** The page is left because we sent the browser elsewhere. */
  readonly ownNavigation: boolean;
  /** ms since `beforeunload`. */
  readonly sinceBeforeUnload: number;
  readonly userAgent: string;
}

/**
 * Whether a page that goes away is being closed (AUTH-11). Browsers do not say so: a close follows `beforeunload` at once, but
 * for Firefox, where no time tells them apart; Edge and IE cannot be told at all.
 */
export function isClosing({ cached, ownNavigation, sinceBeforeUnload, userAgent }: Going): boolean {
  if (cached || ownNavigation || /\bEdg(e|A|iOS)?\/|\bMSIE |\bTrident\//.test(userAgent)) return false;
  return /\bFirefox\//.test(userAgent) || sinceBeforeUnload <= CLOSE_MS;
}

/** What closing a page depends on; tests replace the browser's own. */
export interface ClosingParts {
  readonly page: Pick<Window, 'addEventListener'>;
  readonly userAgent: string;
  readonly now: () => number;
  readonly ownNavigation: () => boolean;
  /** Whether this is the last page of the session in this browser. */
  readonly isLast: () => boolean;
  /** Signs out in a way that outlives the page; does nothing without a session. */
  readonly signOut: () => void;
}

/** Signs out when the last page of the session is closed. */
export function signOutOnClose({ page, userAgent, now, ownNavigation, isLast, signOut }: ClosingParts): void {
  let unloadedAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('beforeunload', () => {
    unloadedAt = now();
  });
  page.addEventListener('pagehide', ({ persisted }) => {
    const going = { cached: persisted, ownNavigation: ownNavigation(), sinceBeforeUnload: now() - unloadedAt, userAgent };
    if (isClosing(going) && isLast()) signOut();
  });
}
