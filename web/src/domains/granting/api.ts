import { givingEndpoints } from '@hall/contract/giving';
import { hallApi, queryFor } from '../../shared/api/hall-api.ts';

export const { usePeopleToAuthorizeQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({ peopleToAuthorize: queryFor(build, givingEndpoints.people, [], { tells: 'panel' }) }),
});
