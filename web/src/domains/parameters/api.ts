import { parameterManagementEndpoints } from '@hall/contract/parameter-management';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(parameterManagementEndpoints.settings), 'parameters/setting', 'parameters/values'] as const;

export const settingsApi = apiWithTags('pages/rows', 'parameters/setting', 'parameters/values').injectEndpoints({
  endpoints: (build) => ({
    parameterSettings: queryFor(build, parameterManagementEndpoints.settings, ['parameters/setting'], { tells: 'panel' }),
    parameterHistory: queryFor(build, parameterManagementEndpoints.parameterHistory, ['parameters/setting'], { tells: 'panel' }),
    createParameter: mutationFor(build, parameterManagementEndpoints.createParameter, CHANGED, FORM_TELLS),
    changeParameter: mutationFor(build, parameterManagementEndpoints.changeParameter, CHANGED, FORM_TELLS),
    restoreParameter: mutationFor(build, parameterManagementEndpoints.restoreParameter, CHANGED),
    deleteParameter: mutationFor(build, parameterManagementEndpoints.deleteParameter, CHANGED),
  }),
});

export const {
  useParameterSettingsQuery,
  useLazyParameterSettingsQuery,
  useParameterHistoryQuery,
  useCreateParameterMutation,
  useChangeParameterMutation,
  useRestoreParameterMutation,
  useDeleteParameterMutation,
} = settingsApi;
