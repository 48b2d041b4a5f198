import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { projectsEndpoints } from '@hall/contract/projects';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { held, given, all, detail, effect, act } = authorizationsEndpoints;

/** What a change of grants makes stale. */
export const GRANTS_CHANGED = [
  ...[rowsOf(held), rowsOf(given), rowsOf(all), rowsOf(specialGrantsEndpoints.special), rowsOf(departmentGrantsEndpoints.department)],
  rowsOf(projectsEndpoints.own),
  'authorizations/grant',
] as const;

export const { useGrantDetailQuery, useGrantEffectQuery, useActOnGrantMutation } = apiWithTags(
  'pages/rows',
  'authorizations/grant',
).injectEndpoints({
  endpoints: (build) => ({
    grantDetail: queryFor(build, detail, ['authorizations/grant'], { tells: 'panel' }),
    grantEffect: queryFor(build, effect),
    actOnGrant: mutationFor(build, act, GRANTS_CHANGED, FORM_TELLS),
  }),
});
