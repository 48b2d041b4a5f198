import type { MenuNode } from '@hall/contract/menu';
import { MEASURE } from '@hall/contract/parameter-ranges';
import type { Parameters } from '@hall/contract/parameter-table';
import type { Language } from '../../shared/i18n/language.ts';
import { APP_CENTER_PATH } from './app-center-path.ts';
import { zh } from './locales/zh.ts';
import { trailTo, type Whereabouts } from './menu-entries.ts';
import { withoutStart } from './menu-tree.ts';

/** Width of the drawer unless a parameter says otherwise. */
const WIDTH = '80%';

/** Whether an entry is the one of the applications: by the title that it has in any backend (spec 2.5), or by its path where an institution calls it something else. */
export const isApplications = ({ name, path }: MenuNode): boolean => name.trim() === zh.applications || path === APP_CENTER_PATH;

/** Whether the applications open as a drawer there: not from where an entry of the menu is shown already (APPS-1). */
export const opensDrawer = (menu: readonly MenuNode[], at: Whereabouts): boolean => trailTo(withoutStart(menu), at).length === 0;

/** How wide the drawer is, as CSS says it; never wider than the window. */
export function drawerWidth({ drawerWidthZh, drawerWidthEn }: Parameters, language: Language): string {
  const [, number, unit = 'px'] = MEASURE.exec((language === 'en' ? drawerWidthEn : drawerWidthZh).trim()) ?? [];
  return `min(100%, ${number === undefined ? WIDTH : number + unit})`;
}
