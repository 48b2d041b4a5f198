import { accountEndpoints } from '@hall/contract/account';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const { usePhotoQuery } = apiWithTags('account/photo').injectEndpoints({
  endpoints: (build) => ({ photo: queryFor(build, accountEndpoints.photo, ['account/photo'], { tells: 'end' }) }),
});
