import type { MenuNode } from '@hall/contract/menu';
import { Menu } from 'antd';
import { useMemo } from 'react';
import { type Item, type MenuVariantProps, NO_TOOLTIPS, useMenuItems } from './menu-items.tsx';

interface SideMenuProps extends MenuVariantProps {
  /** Icons alone; what is below them comes out beside them. */
  readonly folded: boolean;
}

/** An icon alone does not say which system it is: what comes out beside it begins with the name. */
function headed(item: Item): Item {
  if (!item || !('children' in item) || !item.children || !('label' in item)) return item;
  const { key, label, children } = item;
  return { ...item, children: [{ type: 'group', key: `${key}-entries`, label, children }] } as Item;
}

/** Most entries that are all unfolded to begin with: of more nobody would find any, and each is drawn on every page. */
const MOST_UNFOLDED = 80;

/** What is unfolded to begin with: all of a menu that is not too long for that, of others what is shown. */
export function unfoldedAtFirst(entries: readonly MenuNode[], trail: readonly string[]): string[] {
  const unfolding = entries.filter((node) => node.children?.length);
  const count = entries.length + unfolding.reduce((sum, { children = [] }) => sum + children.length, 0);
  return unfolding.map(({ id }) => id).filter((id) => count <= MOST_UNFOLDED || trail.includes(id));
}

/** The menu as one column, its systems unfolded (a2). */
export function SideMenu({ entries, trail, folded, onChosen }: SideMenuProps) {
  const { items, choose } = useMenuItems({ entries, trail, onChosen, flyouts: folded });
  const shown = useMemo(() => (folded ? items.map(headed) : items), [folded, items]);
  return (
    <Menu
      theme="dark"
      mode="inline"
      {...(!folded && NO_TOOLTIPS)}
      items={shown}
      selectedKeys={trail.slice(-1)}
      defaultOpenKeys={folded ? [] : unfoldedAtFirst(entries, trail)}
      onClick={({ key }) => choose(key)}
    />
  );
}
