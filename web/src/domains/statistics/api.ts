import { statisticsEndpoints } from '@hall/contract/statistics';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const { useAuthorityStatisticsQuery } = apiWithTags('statistics/authority').injectEndpoints({
  endpoints: (build) => ({
    authorityStatistics: queryFor(build, statisticsEndpoints.authority, ['statistics/authority'], { tells: 'panel' }),
  }),
});
