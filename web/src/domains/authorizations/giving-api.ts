import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { givingEndpoints } from '@hall/contract/giving';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { given, all } = authorizationsEndpoints;
const { grantable, give } = givingEndpoints;

export const { useGrantableQuery, useGiveMutation } = apiWithTags('pages/rows', 'authorizations/grantable').injectEndpoints({
  endpoints: (build) => ({
    grantable: queryFor(build, grantable, ['authorizations/grantable'], { tells: 'panel' }),
    give: mutationFor(build, give, [rowsOf(given), rowsOf(all), 'authorizations/grantable'], FORM_TELLS),
  }),
});
