import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useMainMenuQuery } from '../../../domains/menu/api.ts';
import { commonOf } from '../../../domains/menu/menu-tree.ts';
import { useRecent } from '../../../domains/menu/recent.ts';
import type { MenuTarget } from '../../../domains/menu/search/menu-targets.ts';
import { useMenuTargets } from '../../../domains/menu/search/use-menu-targets.ts';
import { useOpening } from '../../../domains/menu/use-opening.ts';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { keyOf } from '../../tabs/tab-key.ts';
import { selectTabs } from '../../tabs/tabs-slice.ts';
import { useTabTitle } from '../../tabs/use-tab-title.ts';
import { type PaletteItems, paletteItems } from './palette-items.ts';

function tabKeyOf({ opens }: MenuTarget, openingOf: ReturnType<typeof useOpening>): string | undefined {
  const opening = 'node' in opens ? openingOf(opens.node) : { kind: 'page' as const, to: opens.path };
  if (opening.kind !== 'page') return undefined;
  const { pathname, search } = new URL(opening.to, window.location.origin);
  return keyOf(pathname, search);
}

/** What the palette offers the person now. */
export function usePaletteItems(): PaletteItems {
  const targets = useMenuTargets();
  const openingOf = useOpening();
  const titleOf = useTabTitle();
  const tabs = useSelector(selectTabs);
  const { data: menu } = useMainMenuQuery();
  const { data: me } = useMeQuery();
  const recent = useRecent(me?.id);
  const titles = JSON.stringify(tabs.items.map(({ key }) => [key, titleOf(key)]));
  return useMemo(() => {
    const byKey = new Map(JSON.parse(titles) as [string, string][]);
    const common = commonOf(menu ?? []).map(({ id }) => id);
    const known = { targets, recent, common, titleOf: (key: string) => byKey.get(key) ?? '' };
    return paletteItems({ ...tabs, ...known, tabKeyOf: (target) => tabKeyOf(target, openingOf) });
  }, [targets, openingOf, titles, tabs, menu, recent]);
}
