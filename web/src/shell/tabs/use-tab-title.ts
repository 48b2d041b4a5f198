import type { MenuNode } from '@hall/contract/menu';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { useMainMenuQuery } from '../../domains/menu/api.ts';
import { APP_CENTER_PATH } from '../../domains/menu/app-center-path.ts';
import { findByTemplate, findEntry } from '../../domains/menu/menu-tree.ts';
import { flatRoutes, useMenuRoutes } from '../../domains/menu/use-menu-routes.ts';
import { useTexts } from '../texts.ts';
import { hostedFunction, pathOf, templateOf } from './tab-key.ts';
import { HOME_TAB } from './tabs-state.ts';

function entryOf(key: string, menu: readonly MenuNode[]): MenuNode | undefined {
  const [hosted, template] = [hostedFunction(key), templateOf(key)];
  if (hosted !== undefined) return findEntry(menu, hosted);
  return template === undefined ? undefined : findByTemplate(menu, template);
}

/** Names tabs in the present language; `…` while the menu that knows a name is on its way. */
export function useTabTitle(): (key: string) => string {
  const { t, pick } = useTexts();
  const { routes } = useMenuRoutes();
  const { data: menu } = useMainMenuQuery();
  const flat = flatRoutes(routes ?? []);
  return (key) => {
    if (key === HOME_TAB.key) return t('home');
    if (key === CENTER_PATH) return t('personalCenter');
    const entry = entryOf(key, menu ?? []);
    if (entry) return pick(entry.name, entry.nameEn);
    const title = menu || hostedFunction(key) === undefined ? flat.find(({ path }) => path === pathOf(key))?.meta.title : undefined;
    if (title) return pick(title.zh, title.en);
    return key === APP_CENTER_PATH ? t('applicationCenter') : '…';
  };
}
