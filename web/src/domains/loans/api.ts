import { dutiesEndpoints } from '@hall/contract/duties';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const { useDueLoansQuery } = apiWithTags('loans/due').injectEndpoints({
  endpoints: (build) => ({
    /** A backend without the call has nothing to remind of. */
    dueLoans: queryFor(build, dutiesEndpoints.dueLoans, ['loans/due'], { tells: 'end' }),
  }),
});
