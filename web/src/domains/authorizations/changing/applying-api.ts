import { applicationsEndpoints } from '@hall/contract/applications';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../../shared/api/hall-api.ts';

const { own, all, detail } = applicationsEndpoints;
const { toApplyFor, applyForChange } = changeApplicationsEndpoints;

/** What applying makes stale: the applications of who does. */
const CHANGED = [rowsOf(own), rowsOf(all), 'applications/application'] as const;

export const { useGrantToApplyForQuery, useLazyApplicationByNowQuery, useApplyForChangeMutation } = apiWithTags(
  'pages/rows',
  'applications/application',
).injectEndpoints({
  endpoints: (build) => ({
    grantToApplyFor: queryFor(build, toApplyFor, [], FORM_TELLS),
    applicationByNow: queryFor(build, detail, ['applications/application'], FORM_TELLS),
    applyForChange: mutationFor(build, applyForChange, CHANGED, FORM_TELLS),
  }),
});
