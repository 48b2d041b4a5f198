import { applicationsEndpoints } from '@hall/contract/applications';
import { apiWithTags, FORM_TELLS, mutationFor, rowsOf } from '../../shared/api/hall-api.ts';

const { own, all, save, submit } = applicationsEndpoints;

/** What a change of what was applied for makes stale. */
const CHANGED = [rowsOf(own), rowsOf(all), 'applications/application'] as const;

export const { useSaveApplicationMutation, useSubmitApplicationMutation } = apiWithTags(
  'pages/rows',
  'applications/application',
).injectEndpoints({
  endpoints: (build) => ({
    saveApplication: mutationFor(build, save, CHANGED, FORM_TELLS),
    submitApplication: mutationFor(build, submit, CHANGED, FORM_TELLS),
  }),
});
