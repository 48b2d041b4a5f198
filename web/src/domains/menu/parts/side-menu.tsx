import { Menu } from 'antd';
import { type MenuVariantProps, NO_TOOLTIPS, useMenuItems } from './menu-items.tsx';

interface SideMenuProps extends MenuVariantProps {
  /** Icons alone; what is below them comes out beside them. */
  readonly folded: boolean;
}

/** The menu as one column, its systems unfolded (a2). */
export function SideMenu({ entries, trail, folded, onChosen }: SideMenuProps) {
  const { items, choose } = useMenuItems({ entries, trail, onChosen });
  return (
    <Menu
      theme="dark"
      mode="inline"
      {...(!folded && NO_TOOLTIPS)}
      items={items}
      selectedKeys={trail.slice(-1)}
      defaultOpenKeys={folded ? [] : entries.filter((node) => node.children?.length).map(({ id }) => id)}
      onClick={({ key }) => choose(key)}
    />
  );
}
