import type { PageConfig, TableColumn } from '@hall/contract/pages';
import type { Prisma } from '../generated/client.ts';
import type { ShippedRole } from './roles.ts';

/** A node of the permission tree with its place in the menu. */
export interface CataloguePermission extends Prisma.PermissionCreateManyInput {
  /** The shipped roles that get it when it arrives; none for a directory, which is held by whoever holds something in it. */
  readonly roles: readonly ShippedRole[];
}

/** The document of a list page. */
export interface CataloguePage {
  /** Who holds this permission may read the page. */
  readonly permissionId: string;
  readonly config: PageConfig;
  readonly columns: TableColumn[];
}

/** What one domain of the product brings into every database. */
export interface DomainCatalogue {
  readonly permissions: readonly CataloguePermission[];
  readonly pages?: readonly CataloguePage[];
}
