import { grantRemovalEndpoints } from '@hall/contract/grant-removal';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor } from '../../../shared/api/hall-api.ts';
import { GRANTS_CHANGED } from '../api.ts';

const { removalDepartments, removable, remove } = grantRemovalEndpoints;

export const { useRemovalDepartmentsQuery, useLazyRemovableQuery, useLazyRemovableByNowQuery, useRemoveGrantsMutation } = apiWithTags(
  'pages/rows',
  'authorizations/grant',
).injectEndpoints({
  endpoints: (build) => ({
    removalDepartments: queryFor(build, removalDepartments, ['authorizations/grant'], { tells: 'panel' }),
    removable: queryFor(build, removable, [], FORM_TELLS),
    /** Where no form is sent that could tell what is wrong. */
    removableByNow: queryFor(build, removable),
    removeGrants: mutationFor(build, remove, GRANTS_CHANGED, FORM_TELLS),
  }),
});
