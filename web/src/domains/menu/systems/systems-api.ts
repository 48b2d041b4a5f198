import { linkedSystemManagementEndpoints } from '@hall/contract/linked-system-management';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../../shared/api/hall-api.ts';

/** The list, the systems that the web may open, and where the person's own entries lead. */
const CHANGED = [rowsOf(linkedSystemManagementEndpoints.systemSettings), 'menu/systems', 'menu/own'] as const;

export const systemsApi = apiWithTags('pages/rows', 'menu/systems', 'menu/own', 'roles/entries').injectEndpoints({
  endpoints: (build) => ({
    /** Has no tag: it is asked for to tell what somebody else has made of it. */
    systemNow: queryFor(build, linkedSystemManagementEndpoints.systemSettings, [], { tells: 'end' }),
    systemEntries: queryFor(build, linkedSystemManagementEndpoints.systemEntries, ['menu/systems', 'roles/entries'], { tells: 'panel' }),
    createSystem: mutationFor(build, linkedSystemManagementEndpoints.createSystem, CHANGED, FORM_TELLS),
    changeSystem: mutationFor(build, linkedSystemManagementEndpoints.changeSystem, CHANGED, FORM_TELLS),
    deleteSystem: mutationFor(build, linkedSystemManagementEndpoints.deleteSystem, CHANGED),
    // Each ticket is good for one use, so no answer is kept.
    trySystem: mutationFor(build, linkedSystemManagementEndpoints.trySystem),
  }),
});

export const {
  useLazySystemNowQuery,
  useSystemEntriesQuery,
  useCreateSystemMutation,
  useChangeSystemMutation,
  useDeleteSystemMutation,
  useTrySystemMutation,
} = systemsApi;
