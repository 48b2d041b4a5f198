import type { MenuNode } from '@hall/contract/menu';
import { Menu } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { type MenuVariantProps, NO_TOOLTIPS, useMenuItems } from './menu-items.tsx';

const NOTHING: readonly MenuNode[] = [];

interface DoubleMenuProps extends MenuVariantProps {
  /** The systems alone; their entries come out beside them. */
  readonly folded: boolean;
}

/** The system whose entries show: the one that was picked since the page changed, else the page's own, else the first. */
function useSystem(entries: readonly MenuNode[], at: string | undefined) {
  const [picked, setPicked] = useState<{ readonly at: string | undefined; readonly id: string }>();
  const withEntries = entries.filter((node) => node.children?.length);
  const own = withEntries.find(({ id }) => id === at);
  const chosen = picked && picked.at === at ? withEntries.find(({ id }) => id === picked.id) : undefined;
  return { system: chosen ?? own ?? withEntries[0], pick: (id: string) => setPicked({ at, id }) };
}

/** The menu as two columns: systems left, the entries of one of them right (a1). */
export function DoubleMenu({ entries, trail, folded, onChosen }: DoubleMenuProps) {
  const { pick: nameOf } = useTexts();
  const { items, choose } = useMenuItems({ entries, trail, onChosen, flyouts: folded });
  const at = trail.find((id) => entries.some((entry) => entry.id === id));
  const { system, pick } = useSystem(entries, at);
  const below = useMenuItems({ entries: system?.children ?? NOTHING, trail, onChosen });
  const systems = folded ? items : items.map((item) => ({ ...item, children: undefined }) as typeof item);
  const chooseSystem = (id: string) => {
    const node = entries.find((entry) => entry.id === id);
    if (!folded && node?.children?.length) pick(id);
    if (folded || !node?.children?.length || node.opensFirstChild === '1') choose(id);
  };
  return (
    <div className="menu-double">
      <Menu
        className="menu-systems"
        theme="dark"
        mode="vertical"
        {...NO_TOOLTIPS}
        items={systems}
        selectedKeys={folded ? [...trail] : [at ?? '', system?.id ?? '']}
        onClick={({ key }) => chooseSystem(key)}
      />
      {!folded && system && (
        <div className="menu-entries">
          <p className="menu-entries-title">{nameOf(system.name, system.nameEn)}</p>
          <Menu
            theme="dark"
            mode="inline"
            {...NO_TOOLTIPS}
            items={below.items}
            selectedKeys={trail.slice(-1)}
            onClick={({ key }) => below.choose(key)}
          />
        </div>
      )}
    </div>
  );
}
