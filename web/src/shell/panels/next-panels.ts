import type { Location } from 'react-router-dom';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { keyOf } from '../tabs/tab-key.ts';

/** An open page that has been shown, with the address at which it was shown last. */
export interface Panel {
  readonly key: string;
  readonly page: PageEntry;
  readonly location: Location;
}

/** What the address leads to: a page, or none. */
export interface Shown {
  readonly page: PageEntry | undefined;
  readonly location: Location;
}

/** Whether two steps of the router led to one place; a page need not hear of the second. */
const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash && one.state === other.state;

/**
 * The pages to keep alive (TABS-5): those of open tabs, in the order in which they were first shown. Tabs change their order,
 * panels never do, as a frame loads anew when it moves in the document.
 * @param open keys of the open tabs; the page shown may not have its tab yet
 * @returns the same list as long as nothing changes
 */
export function nextPanels(panels: readonly Panel[], open: readonly string[], { page, location }: Shown): readonly Panel[] {
  const key = keyOf(location.pathname, location.search);
  const kept = panels.filter((panel) => (panel.key === key ? page !== undefined : open.includes(panel.key)));
  if (page === undefined) return kept.length === panels.length ? panels : kept;
  const own = kept.find((panel) => panel.key === key);
  if (!own) return [...kept, { key, page, location }];
  if (own.page === page && isSame(own.location, location)) return kept.length === panels.length ? panels : kept;
  return kept.map((panel) => (panel === own ? { key, page, location } : panel));
}
