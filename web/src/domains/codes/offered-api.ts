import { offeredCodesEndpoints } from '@hall/contract/offered-codes';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

// Where there is nothing to choose one can still type: that it failed is not told.
const offeredApi = apiWithTags('codes/offered').injectEndpoints({
  endpoints: (build) => ({ codeInfo: queryFor(build, offeredCodesEndpoints.codeInfo, ['codes/offered'], { tells: 'end' }) }),
});

export const { useCodeInfoQuery } = offeredApi;
