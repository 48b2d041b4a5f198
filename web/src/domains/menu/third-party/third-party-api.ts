import { ownSystemsEndpoints } from '@hall/contract/own-systems';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';

const thirdPartyApi = apiWithTags('menu/own-systems', 'menu/system-states').injectEndpoints({
  endpoints: (build) => ({
    ownSystems: queryFor(build, ownSystemsEndpoints.ownSystems, ['menu/own-systems'], { tells: 'panel' }),
    systemState: queryFor(build, ownSystemsEndpoints.systemState, ['menu/system-states'], { tells: 'panel' }),
  }),
});

export const { useOwnSystemsQuery, useSystemStateQuery } = thirdPartyApi;

/** Has the states that show asked for anew. */
export const statesStale = () => thirdPartyApi.util.invalidateTags(['menu/system-states']);
