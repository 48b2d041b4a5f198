import { applicationsEndpoints } from '@hall/contract/applications';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { own, all, projects, save, submit } = applicationsEndpoints;

/** What a change of what was applied for makes stale. */
const CHANGED = [rowsOf(own), rowsOf(all), 'applications/application'] as const;

export const { useProjectsToApplyForQuery, useSaveApplicationMutation, useSubmitApplicationMutation } = apiWithTags(
  'pages/rows',
  'applications/application',
).injectEndpoints({
  endpoints: (build) => ({
    projectsToApplyFor: queryFor(build, projects, [], { tells: 'panel' }),
    saveApplication: mutationFor(build, save, CHANGED, FORM_TELLS),
    submitApplication: mutationFor(build, submit, CHANGED, FORM_TELLS),
  }),
});
