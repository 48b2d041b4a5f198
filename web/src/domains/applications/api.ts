import { applicationsEndpoints } from '@hall/contract/applications';
import { apiWithTags, mutationFor, rowsOf } from '../../shared/api/hall-api.ts';

const { own, all, withdraw, remove } = applicationsEndpoints;

/** What a change of one's applications makes stale. */
const CHANGED = [rowsOf(own), rowsOf(all), 'applications/application'] as const;

export const { useWithdrawApplicationMutation, useRemoveApplicationMutation } = apiWithTags(
  'pages/rows',
  'applications/application',
).injectEndpoints({
  endpoints: (build) => ({
    withdrawApplication: mutationFor(build, withdraw, CHANGED),
    removeApplication: mutationFor(build, remove, CHANGED),
  }),
});
