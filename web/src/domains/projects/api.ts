import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { projectsEndpoints } from '@hall/contract/projects';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

/** The grants on a project follow what is decided on it. */
const DECIDED = [
  ...[projectsEndpoints.own, projectsEndpoints.all].map(rowsOf),
  ...[authorizationsEndpoints.held, authorizationsEndpoints.given, authorizationsEndpoints.all].map(rowsOf),
  'projects/detail',
] as const;

export const { useProjectDetailQuery, useProjectEffectQuery, useDecideMutation } = apiWithTags(
  'pages/rows',
  'projects/detail',
).injectEndpoints({
  endpoints: (build) => ({
    projectDetail: queryFor(build, projectsEndpoints.detail, ['projects/detail'], { tells: 'panel' }),
    // Nothing makes it stale but the form itself: once it is decided there is nothing left that the decision would do.
    projectEffect: queryFor(build, projectsEndpoints.effect, [], { tells: 'panel' }),
    decide: mutationFor(build, projectsEndpoints.decide, DECIDED, FORM_TELLS),
  }),
});
