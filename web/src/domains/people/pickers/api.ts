import { lookUpsEndpoints } from '@hall/contract/look-ups';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';

const lookUpsApi = apiWithTags('people/found').injectEndpoints({
  endpoints: (build) => ({
    peopleFound: queryFor(build, lookUpsEndpoints.people, ['people/found'], { tells: 'panel' }),
    roleChoices: queryFor(build, lookUpsEndpoints.roleChoices, ['people/found'], { tells: 'panel' }),
    departments: queryFor(build, lookUpsEndpoints.departments, ['people/found'], { tells: 'panel' }),
  }),
});

export const { usePeopleFoundQuery, useDepartmentsQuery, useRoleChoicesQuery } = lookUpsApi;
