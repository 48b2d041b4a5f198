import type { MenuNode } from '@hall/contract/menu';
import { HOST_OWN } from '../../shared/navigation/host-path.ts';
import { findEntry } from './menu-tree.ts';

/** What the host page is asked to show. */
export interface HostedPlace {
  /** The entry that the tab is for. */
  readonly owner: MenuNode | undefined;
  /** The page's own second-level menu; empty for none. */
  readonly entries: readonly MenuNode[];
  /** The one of them that is shown. */
  readonly active: number;
  /** An address that the link names itself. */
  readonly url: string | undefined;
}

const wholeOf = (text: string | null, below: number): number => {
  const value = Number(text ?? 0);
  return Number.isInteger(value) && value >= 0 && value < below ? value : 0;
};

/**
 * Reads the address of the host page (MENU-7): `menu` names the entry, `menus` the entries of its own second-level menu (those
 * below a directory unless they are named), `activeindex` which of them is shown, `url` an address of a registered system.
 */
export function hostedPlace(search: URLSearchParams, menu: readonly MenuNode[]): HostedPlace {
  const owner = findEntry(menu, search.get('menu') ?? '');
  const named = (search.get('menus') ?? '').split(',').flatMap((id) => findEntry(menu, id.trim()) ?? []);
  const entries = named.length > 0 ? named : (owner?.children ?? []);
  return { owner, entries, active: wholeOf(search.get('activeindex'), entries.length), url: search.get('url') ?? undefined };
}

/** The address of a page of ours by way of the host page: what that was asked for beyond what it takes itself, the page is. */
export function askedOf(to: string, search: URLSearchParams): string {
  const asked = new URLSearchParams([...search].filter(([name]) => !HOST_OWN.includes(name))).toString();
  return asked ? `${to}${to.includes('?') ? '&' : '?'}${asked}` : to;
}
