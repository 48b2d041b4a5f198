import { dutiesEndpoints } from '@hall/contract/duties';
import { hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

// A backend without these calls has nothing to remind of.
export const { useSerialWarningQuery, useSetSerialMutation, useDueLoansQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    serialWarning: queryFor(build, dutiesEndpoints.serialWarning, ['serial'], { tells: 'end' }),
    setSerial: mutationFor(build, dutiesEndpoints.setSerial, ['serial'], { tells: 'form' }),
    dueLoans: queryFor(build, dutiesEndpoints.dueLoans, [], { tells: 'end' }),
  }),
});
