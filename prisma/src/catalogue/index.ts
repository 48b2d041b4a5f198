import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN_NAMES } from '@hall/contract/api';
import type { CataloguePage, CataloguePermission, DomainCatalogue } from './domain.ts';
import { ROLES } from './roles.ts';

/** The domains that have a file in `domains`; a file that an earlier build left there belongs to none. */
const files = readdirSync(join(import.meta.dirname, 'domains'));
const domains = Object.keys(DOMAIN_NAMES).filter((domain) => files.some((file) => file === `${domain}.ts` || file === `${domain}.js`));

const catalogueOf = async (domain: string): Promise<DomainCatalogue> => {
  const { catalogue }: { readonly catalogue: DomainCatalogue } = await import(`./domains/${domain}.ts`);
  return catalogue;
};

const catalogues = await Promise.all(domains.map(catalogueOf));

/** Each permission after the one that it stands below, whichever domain has that. */
function parentsFirst(permissions: readonly CataloguePermission[]): CataloguePermission[] {
  const placed = new Set<CataloguePermission>();
  const place = (permission: CataloguePermission) => {
    const parent = permissions.find(({ id }) => id === permission.parentId);
    if (parent && !placed.has(parent)) place(parent);
    placed.add(permission);
  };
  for (const permission of permissions) place(permission);
  return [...placed];
}

/** What belongs to the product in every database. */
export const CATALOGUE = {
  roles: ROLES,
  permissions: parentsFirst(catalogues.flatMap(({ permissions }) => permissions)),
  pages: catalogues.flatMap(({ pages }): readonly CataloguePage[] => pages ?? []),
};
