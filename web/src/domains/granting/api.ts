import { applicationsEndpoints } from '@hall/contract/applications';
import { givingEndpoints } from '@hall/contract/giving';
import { hallApi, queryFor } from '../../shared/api/hall-api.ts';

export const { usePeopleToAuthorizeQuery, useProjectsFoundQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    peopleToAuthorize: queryFor(build, givingEndpoints.people, [], { tells: 'panel' }),
    projectsFound: queryFor(build, applicationsEndpoints.projects, [], { tells: 'panel' }),
  }),
});
