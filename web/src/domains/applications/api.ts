import { applicationsEndpoints } from '@hall/contract/applications';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { own, all, detail, withdraw, remove } = applicationsEndpoints;

/** What a change of one's applications makes stale. */
const CHANGED = [rowsOf(own), rowsOf(all), 'applications/application'] as const;

export const { useApplicationDetailQuery, useLazyApplicationDetailQuery, useWithdrawApplicationMutation, useRemoveApplicationMutation } =
  apiWithTags('pages/rows', 'applications/application').injectEndpoints({
    endpoints: (build) => ({
      applicationDetail: queryFor(build, detail, ['applications/application'], { tells: 'panel' }),
      withdrawApplication: mutationFor(build, withdraw, CHANGED),
      removeApplication: mutationFor(build, remove, CHANGED),
    }),
  });
