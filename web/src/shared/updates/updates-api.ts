import { updatesEndpoints } from '@hall/contract/updates';
import { apiWithTags, queryFor } from '../api/hall-api.ts';

export const { useVersionQuery } = apiWithTags('updates/version').injectEndpoints({
  // Told where it is shown or not at all: a person can do nothing about it.
  endpoints: (build) => ({ version: queryFor(build, updatesEndpoints.version, ['updates/version'], { tells: 'end' }) }),
});
