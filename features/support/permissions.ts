import { PERMISSIONS } from '@hall/contract/api';
import { CATALOGUE } from '@hall/database/catalogue/index';
import { DEMO_PERMISSIONS } from '@hall/database/seed/menu';

/**
 * The id of a permission, and of the function that it is for, by its name in either language.
 * @throws Error that lists the names there are
 */
export function permissionOf(name: string): string {
  const known = [
    ...Object.entries(PERMISSIONS).map(([id, { zh, en }]) => ({ id, names: [zh, en] })),
    // Directories of the menu have a name too, and are in no domain's list.
    ...[...CATALOGUE.permissions, ...DEMO_PERMISSIONS].map(({ id, name: zh, nameEn }) => ({ id, names: [zh, nameEn] })),
  ];
  const found = known.find(({ names }) => names.includes(name));
  if (!found) throw new Error(`There is no permission "${name}"; there are: ${known.flatMap(({ names }) => names).join(', ')}`);
  return found.id;
}
