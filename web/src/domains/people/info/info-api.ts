import { userInfoEndpoints } from '@hall/contract/user-info';
import { apiWithTags, queryFor } from '../../../shared/api/hall-api.ts';

const infoApi = apiWithTags('people/account', 'account/me').injectEndpoints({
  endpoints: (build) => ({
    userInfo: queryFor(build, userInfoEndpoints.userInfo, ['people/account', 'account/me'], { tells: 'panel' }),
  }),
});

export const { useUserInfoQuery } = infoApi;
