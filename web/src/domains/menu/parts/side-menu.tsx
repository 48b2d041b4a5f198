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
      defaultOpenKeys={folded ? [] : entries.filter((node) => node.children?.length).map(({ id }) => id)}
      onClick={({ key }) => choose(key)}
    />
  );
}
