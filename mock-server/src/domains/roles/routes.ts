import { rolesEndpoints } from '@hall/contract/role-management';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { changeRole, createRole, deleteRole } from './change-role.ts';
import { effectsOf } from './effects.ts';
import { bindPeople, holders, unbindPeople } from './holders.ts';
import { permissionChoices, roleDetails } from './role-details.ts';
import { roles } from './roles.ts';

export const rolesHandlers: Handlers<typeof rolesEndpoints> = {
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
};
