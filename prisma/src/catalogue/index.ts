import { join } from 'node:path';
import { domainsIn } from '../domain-files.ts';
import type { CatalogueCodes, CataloguePage, CataloguePermission, CatalogueTodoSource, DomainCatalogue } from './domain.ts';
import { ROLES } from './roles.ts';

const catalogueOf = async (domain: string): Promise<DomainCatalogue> => {
  const { catalogue }: { readonly catalogue: DomainCatalogue } = await import(`./domains/${domain}.ts`);
  return catalogue;
};

const catalogues = await Promise.all(domainsIn(join(import.meta.dirname, 'domains')).map(catalogueOf));

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
  todoSources: catalogues.flatMap(({ todoSources }): readonly CatalogueTodoSource[] => todoSources ?? []),
  codes: catalogues.flatMap(({ codes }): readonly CatalogueCodes[] => codes ?? []),
};
