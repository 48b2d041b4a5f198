import type { CataloguePage, CataloguePermission } from './domain.ts';
import { logs } from './logs.ts';
import { menu } from './menu.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { ROLES } from './roles.ts';
import { system } from './system.ts';

/** A domain enters its catalogue here. A permission comes after the one that it stands below. */
const DOMAINS = [menu, notices, pages, system, logs];

/** What belongs to the product in every database. */
export const CATALOGUE = {
  roles: ROLES,
  permissions: DOMAINS.flatMap(({ permissions }): readonly CataloguePermission[] => permissions),
  pages: DOMAINS.flatMap((domain): readonly CataloguePage[] => ('pages' in domain && domain.pages) || []),
};
