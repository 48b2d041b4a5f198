import { PERMISSIONS, type PermissionId } from '@hall/contract/api';
import type { PageConfig } from '@hall/contract/pages';
import type { ADMIN_ROLE } from '@hall/contract/roles';
import type { TableColumn } from '@hall/contract/table-columns';
import type { Prisma, TodoSource } from '../generated/client.ts';
import type { ShippedRole } from './roles.ts';

type Bound = Exclude<ShippedRole, typeof ADMIN_ROLE>;
/** A shipped role with whose rows it sees by a permission: all of them unless said. */
export interface BoundWith {
  readonly id: Bound;
  readonly scope: 'own' | 'department' | 'department-below';
}

/** A node of the permission tree with its place in the menu. */
export interface CataloguePermission extends Prisma.PermissionCreateManyInput {
  /**
   * The shipped roles that get it when it arrives. None for a directory, which is held by whoever holds something in it; never the
   * administrators', who hold what stands below `system` without being named and nothing else.
   */
  readonly roles: readonly (Bound | BoundWith)[];
}

type Place = Omit<CataloguePermission, 'id' | 'name' | 'nameEn'>;

/** A function of ours, or a hidden action below one, under the name that the contract gives it. */
export const permission = (id: PermissionId, place: Place): CataloguePermission => ({
  id,
  name: PERMISSIONS[id].zh,
  nameEn: PERMISSIONS[id].en,
  ...place,
});

/** The rows by which shipped roles hold a permission. */
export const bindingsOf = ({ id: permissionId, roles }: Pick<CataloguePermission, 'id' | 'roles'>) =>
  roles.map((role) => (typeof role === 'string' ? { roleId: role, permissionId } : { roleId: role.id, permissionId, scope: role.scope }));

/** The document of a list page. */
export interface CataloguePage {
  /** Who holds this permission may read the page. */
  readonly permissionId: PermissionId;
  readonly config: PageConfig;
  readonly columns: TableColumn[];
}

/** A set of codes, with its codes in their order. */
export interface CatalogueCodes {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly entries: readonly (readonly [code: string, name: string, nameEn: string])[];
}

/** Where it is asked how much waits in a function of ours; complete, so that a release can take back what an earlier one said. */
export interface CatalogueTodoSource extends Omit<TodoSource, 'version' | 'enabled'> {
  readonly menuId: PermissionId;
}

/** What one domain of the product brings into every database. */
export interface DomainCatalogue {
  readonly permissions: readonly CataloguePermission[];
  readonly pages?: readonly CataloguePage[];
  readonly codes?: readonly CatalogueCodes[];
  readonly todoSources?: readonly CatalogueTodoSource[];
}
