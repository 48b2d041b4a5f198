import { updateManagementEndpoints } from '@hall/contract/update-management';
import { updatesEndpoints } from '@hall/contract/updates';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

/** The footer, and what everybody reads, go by the log. */
const CHANGED = [rowsOf(updateManagementEndpoints.updates), 'updates/one', 'updates/released', 'updates/version'] as const;

export const updatesApi = apiWithTags('pages/rows', 'updates/one', 'updates/released', 'updates/version').injectEndpoints({
  endpoints: (build) => ({
    updateInFull: queryFor(build, updateManagementEndpoints.update, ['updates/one'], { tells: 'panel' }),
    releasedUpdates: queryFor(build, updatesEndpoints.released, ['updates/released'], { tells: 'panel' }),
    createUpdate: mutationFor(build, updateManagementEndpoints.createUpdate, CHANGED, FORM_TELLS),
    changeUpdate: mutationFor(build, updateManagementEndpoints.changeUpdate, CHANGED, FORM_TELLS),
    deleteUpdate: mutationFor(build, updateManagementEndpoints.deleteUpdate, CHANGED),
  }),
});

export const {
  useUpdateInFullQuery,
  useLazyUpdateInFullQuery,
  useReleasedUpdatesQuery,
  useCreateUpdateMutation,
  useChangeUpdateMutation,
  useDeleteUpdateMutation,
} = updatesApi;
