import { accountEndpoints } from '@hall/contract/account';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const accountApi = apiWithTags('account/me', 'account/photo').injectEndpoints({
  endpoints: (build) => ({
    me: queryFor(build, accountEndpoints.me, ['account/me']),
    photo: queryFor(build, accountEndpoints.photo, ['account/photo'], { tells: 'end' }),
  }),
});

export const { useMeQuery, usePhotoQuery } = accountApi;
