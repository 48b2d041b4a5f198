import { accountEndpoints } from '@hall/contract/account';
import { apiWithTags, queryFor } from '../api/hall-api.ts';

export const meApi = apiWithTags('account/me').injectEndpoints({
  endpoints: (build) => ({ me: queryFor(build, accountEndpoints.me, ['account/me']) }),
});

export const { useMeQuery } = meApi;
