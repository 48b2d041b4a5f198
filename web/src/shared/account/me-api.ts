import { accountEndpoints } from '@hall/contract/account';
import { apiWithTags, queryFor } from '../api/hall-api.ts';
import type { AppDispatch } from '../store-types.ts';

export const meApi = apiWithTags('account/me').injectEndpoints({
  endpoints: (build) => ({ me: queryFor(build, accountEndpoints.me, ['account/me']) }),
});

export const { useMeQuery } = meApi;

/** Thunk: asks anew what the server knows of the person; done when it has answered, well or not. */
export const renewMe =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    await dispatch(meApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
