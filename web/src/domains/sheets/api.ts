import { sheetsEndpoints } from '@hall/contract/sheets';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const { useCheckQuery } = apiWithTags().injectEndpoints({
  endpoints: (build) => ({
    /** The page itself says what came of it. */
    check: queryFor(build, sheetsEndpoints.check, [], { tells: 'end' }),
  }),
});
