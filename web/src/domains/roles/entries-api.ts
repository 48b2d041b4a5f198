import { permissionManagementEndpoints } from '@hall/contract/permission-management';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

/** The tree, the person's own menu and routes, and what roles can be given. */
const CHANGED = ['roles/entries', 'menu/own', 'menu/routes', 'roles/role'] as const;

export const entriesApi = apiWithTags(...CHANGED).injectEndpoints({
  endpoints: (build) => ({
    menuEntries: queryFor(build, permissionManagementEndpoints.menuEntries, ['roles/entries'], { tells: 'panel' }),
    entryUse: queryFor(build, permissionManagementEndpoints.entryUse, ['roles/entries', 'roles/role'], { tells: 'panel' }),
    createMenuEntry: mutationFor(build, permissionManagementEndpoints.createMenuEntry, CHANGED, FORM_TELLS),
    changeMenuEntry: mutationFor(build, permissionManagementEndpoints.changeMenuEntry, CHANGED, FORM_TELLS),
    moveMenuEntry: mutationFor(build, permissionManagementEndpoints.moveMenuEntry, CHANGED),
    deleteMenuEntry: mutationFor(build, permissionManagementEndpoints.deleteMenuEntry, CHANGED),
  }),
});

export const {
  useMenuEntriesQuery,
  useLazyMenuEntriesQuery,
  useEntryUseQuery,
  useCreateMenuEntryMutation,
  useChangeMenuEntryMutation,
  useMoveMenuEntryMutation,
  useDeleteMenuEntryMutation,
} = entriesApi;
