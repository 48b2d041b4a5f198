import { updatesEndpoints } from '@hall/contract/updates';
import { hallApi, queryFor } from '../api/hall-api.ts';

export const { useVersionQuery } = hallApi.injectEndpoints({
  // Told where it is shown or not at all: a person can do nothing about it.
  endpoints: (build) => ({ version: queryFor(build, updatesEndpoints.version, [], { tells: 'end' }) }),
});
