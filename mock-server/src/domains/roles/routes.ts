import type { permissionManagementEndpoints } from '@hall/contract/permission-management';
import { rolesEndpoints } from '@hall/contract/role-management';
import type { whyEndpoints } from '@hall/contract/why';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { changeRole, createRole, deleteRole } from './change-role.ts';
import { effectsOf } from './effects.ts';
import { changeMenuEntry, createMenuEntry } from './entries/change-entry.ts';
import { deleteMenuEntry, entryUse } from './entries/delete-entry.ts';
import { menuEntries } from './entries/entry.ts';
import { moveMenuEntry } from './entries/move-entry.ts';
import { bindPeople, holders, unbindPeople } from './holders.ts';
import { permissionChoices, roleDetails } from './role-details.ts';
import { roles } from './roles.ts';
import { why } from './why.ts';

export const rolesHandlers: Handlers<typeof rolesEndpoints & typeof permissionManagementEndpoints & typeof whyEndpoints> = {
  roles: roles.page,
  exportRoles: exportList(rolesEndpoints.exportRoles, roles),
  printRoles: printList(roles),
  role: roleDetails,
  permissions: permissionChoices,
  createRole,
  changeRole,
  deleteRole,
  holders: holders.page,
  bindPeople,
  unbindPeople,
  effects: effectsOf,
  menuEntries,
  createMenuEntry,
  changeMenuEntry,
  moveMenuEntry,
  entryUse,
  deleteMenuEntry,
  why,
};
