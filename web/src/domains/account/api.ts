import { accountEndpoints } from '@hall/contract/account';
import { hallApi, queryFor } from '../../shared/api/hall-api.ts';

export const accountApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    me: queryFor(build, accountEndpoints.me, ['me']),
    photo: queryFor(build, accountEndpoints.photo, ['photo'], { tells: 'end' }),
  }),
});

export const { useMeQuery, usePhotoQuery } = accountApi;
