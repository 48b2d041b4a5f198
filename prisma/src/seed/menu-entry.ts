import type { RoleId } from '@hall/contract/roles';
import type { Prisma } from '../generated/client.ts';

/** An entry of the menu, with the roles that hold it. */
export interface Entry extends Prisma.PermissionCreateManyInput {
  readonly roles: readonly RoleId[];
}
