import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';

export const { useGlanceQuery } = apiWithTags('authorizations/grant').injectEndpoints({
  endpoints: (build) => ({ glance: queryFor(build, authorizationsEndpoints.glance, ['authorizations/grant'], { tells: 'end' }) }),
});
