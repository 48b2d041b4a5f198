import { whyUseEndpoints } from '@hall/contract/why-use';
import { FORM_TELLS, hallApi, queryFor } from '../../shared/api/hall-api.ts';

export const { useLazyWhyUseQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({ whyUse: queryFor(build, whyUseEndpoints.whyUse, [], FORM_TELLS) }),
});
