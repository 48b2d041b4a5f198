import { updatesEndpoints } from '@hall/contract/updates';
import { hallApi, queryFor } from '../api/hall-api.ts';

export const { useVersionQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({ version: queryFor(build, updatesEndpoints.version) }),
});
