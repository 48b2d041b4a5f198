import type { CataloguePage, CataloguePermission } from './domain.ts';
import { duties } from './duties.ts';
import { logs } from './logs.ts';
import { menu } from './menu.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { ROLES } from './roles.ts';
import { system } from './system.ts';

/** A domain enters its catalogue here. A permission comes after the one that it stands below. */
const DOMAINS = [menu, notices, system, people, duties, logs];

/** What belongs to the product in every database. */
export const CATALOGUE = {
  roles: ROLES,
  permissions: DOMAINS.flatMap(({ permissions }): readonly CataloguePermission[] => permissions),
  pages: DOMAINS.flatMap((domain): readonly CataloguePage[] => ('pages' in domain && domain.pages) || []),
};
