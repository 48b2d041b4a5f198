import { rolesEndpoints } from '@hall/contract/role-management';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(rolesEndpoints.roles), 'roles/role'] as const;

export const rolesApi = apiWithTags('pages/rows', 'roles/role').injectEndpoints({
  endpoints: (build) => ({
    role: queryFor(build, rolesEndpoints.role, ['roles/role'], { tells: 'panel' }),
    permissionChoices: queryFor(build, rolesEndpoints.permissions, ['roles/role'], { tells: 'panel' }),
    roleEffects: queryFor(build, rolesEndpoints.effects, ['roles/role'], { tells: 'panel' }),
    roleHolders: queryFor(build, rolesEndpoints.holders, ['roles/role'], { tells: 'panel' }),
    createRole: mutationFor(build, rolesEndpoints.createRole, CHANGED, FORM_TELLS),
    changeRole: mutationFor(build, rolesEndpoints.changeRole, CHANGED, FORM_TELLS),
    deleteRole: mutationFor(build, rolesEndpoints.deleteRole, CHANGED),
    bindPeople: mutationFor(build, rolesEndpoints.bindPeople, CHANGED, FORM_TELLS),
    unbindPeople: mutationFor(build, rolesEndpoints.unbindPeople, CHANGED),
  }),
});

export const {
  useRoleQuery,
  useLazyRoleQuery,
  usePermissionChoicesQuery,
  useRoleEffectsQuery,
  useRoleHoldersQuery,
  useCreateRoleMutation,
  useChangeRoleMutation,
  useDeleteRoleMutation,
  useBindPeopleMutation,
  useUnbindPeopleMutation,
} = rolesApi;
