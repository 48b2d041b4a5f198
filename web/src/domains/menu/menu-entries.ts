import type { MenuNode } from '@hall/contract/menu';
import { findByTemplate, withoutStart } from './menu-tree.ts';

const isShown = (node: MenuNode): boolean => node.hidden !== true && node.shown !== false;

const shownIn = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.filter(isShown).map((node) => (node.children ? { ...node, children: shownIn(node.children) } : node));

/** An entry whose second level has a single child is that child, under the entry's own icon. */
function withoutSecondLevel(node: MenuNode): MenuNode {
  const [only, ...others] = node.children ?? [];
  if (!only || others.length > 0 || only.children?.length) return node;
  const image = only.image ?? node.image;
  return image ? { ...only, image } : only;
}

/**
 * The entries that the main menu offers: the person's menu without the start page and without what is hidden.
 * @param secondLevel whether the second level shows with a single child too (MENU-4)
 */
export function menuEntries(menu: readonly MenuNode[], secondLevel: boolean): MenuNode[] {
  const entries = shownIn(withoutStart(menu));
  return secondLevel ? entries : entries.map(withoutSecondLevel);
}

/** Where the person is, as far as the address tells: the page, or the function that the host page shows. */
export interface Whereabouts {
  readonly pathname: string;
  readonly search: string;
}

/** The way through a menu to the function that an address shows, from its system down; empty when the menu does not have it. */
export function trailTo(menu: readonly MenuNode[], { pathname, search }: Whereabouts): readonly MenuNode[] {
  const params = new URLSearchParams(search);
  const hosted = pathname === '/qtxt' ? params.get('menu') : null;
  const made = findByTemplate(menu, params.get('mbid') ?? '');
  const isThere = (node: MenuNode) => (hosted === null ? node.id === made?.id || node.path === pathname : node.id === hosted);
  const seek = (nodes: readonly MenuNode[]): readonly MenuNode[] => {
    for (const node of nodes) {
      const below = seek(node.children ?? []);
      if (below.length > 0) return [node, ...below];
      if (isThere(node)) return [node];
    }
    return [];
  };
  return seek(menu);
}
