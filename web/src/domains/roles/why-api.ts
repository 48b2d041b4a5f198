import { whyEndpoints } from '@hall/contract/why';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

const whyApi = apiWithTags('roles/role', 'people/account').injectEndpoints({
  endpoints: (build) => ({
    why: queryFor(build, whyEndpoints.why, ['roles/role', 'people/account'], { tells: 'panel' }),
  }),
});

export const { useWhyQuery } = whyApi;
